import { Briefcase } from '../ui/icons/briefcase.ts'
import { CircleQuestionMark } from '../ui/icons/circle-question-mark.ts'
import { Inbox } from '../ui/icons/inbox.ts'
import type { Icon } from '../ui/icons/icon.ts'
import { Newspaper } from '../ui/icons/newspaper.ts'
import { Users } from '../ui/icons/users.ts'
import { Wrench } from '../ui/icons/wrench.ts'
import { useEffect } from 'react'

import { useStaffLanguage } from './language/staff-language.ts'
import { useList } from '../state/use-content.ts'
import { notify } from '../ui/toast.ts'
import { TryAgain } from '../ui/try-again.tsx'
import { type countedTypes, countQuery } from '../state/counts.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Link } from '../ui/link.tsx'

type Counted = (typeof countedTypes)[number]

const cards: Readonly<Record<Counted, { path: string; icon: Icon }>> = {
  blog: { path: '/add-blog', icon: Newspaper },
  team: { path: '/add-team', icon: Users },
  service: { path: '/add-service', icon: Wrench },
  career: { path: '/add-career', icon: Briefcase },
  inquiry: { path: '/inquiry-list', icon: Inbox },
  faq: { path: '/add-faq', icon: CircleQuestionMark },
}

/** The number of entries of a type, linked to their list. */
export function CountCard({ type }: { type: Counted }) {
  const { status, total, message, onRetry } = useList(type, countQuery)
  const language = useStaffLanguage()
  const said = language.message(message)
  useEffect(() => {
    if (status === 'error') void notify('error', said)
  }, [status, said])
  const { path, icon: Icon } = cards[type]
  return (
    <li className="relative flex justify-between gap-4 rounded-card border border-line bg-paper p-5 hover:border-brand max-sm:gap-2 max-sm:p-4">
      {/* The numbers of a row stand at one height, however many lines their labels have. */}
      <div className="flex min-w-0 flex-col justify-between gap-2">
        <Link to={path} className="min-h-6 text-small text-soft after:absolute after:inset-0 after:rounded-card">
          {language.staff.dashboard[type]}
        </Link>
        <div className="flex min-h-11 items-center">
          {status === 'success' && <span className="serif text-h2 tabular-nums">{language.count(total)}</span>}
          {status === 'error' && <TryAgain onRetry={onRetry} className="relative z-10" />}
          {status !== 'success' && status !== 'error' && <Skeleton className="h-9 w-16" />}
        </div>
      </div>
      <Icon aria-hidden className="size-6 shrink-0 text-brand" />
    </li>
  )
}
