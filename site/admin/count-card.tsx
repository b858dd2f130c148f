import { Briefcase, CircleHelp, Inbox, type LucideIcon, Newspaper, Users, Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'

import { useList } from '../state/use-content.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/toast.ts'
import { type countedTypes, countQuery } from '../state/counts.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type Counted = (typeof countedTypes)[number]

const cards: Readonly<Record<Counted, { label: string; path: string; icon: LucideIcon }>> = {
  blog: { label: 'Total Blog Post', path: '/add-blog', icon: Newspaper },
  team: { label: 'Total Teams', path: '/add-team', icon: Users },
  service: { label: 'Total Services Post', path: '/add-service', icon: Wrench },
  career: { label: 'Total Job Post', path: '/add-career', icon: Briefcase },
  inquiry: { label: 'Total Inquiry', path: '/inquiry-list', icon: Inbox },
  faq: { label: 'Total Faq', path: '/add-faq', icon: CircleHelp },
}

/** The number of entries of a type, linked to their list. */
export function CountCard({ type }: { type: Counted }) {
  const { status, total, message, onRetry } = useList(type, countQuery)
  useEffect(() => {
    if (status === 'error') void notify('error', message)
  }, [status, message])
  const { label, path, icon: Icon } = cards[type]
  return (
    <li className="relative flex items-start justify-between gap-4 rounded-card border border-line bg-paper p-5 hover:border-brand">
      <div className="flex min-w-0 flex-col gap-2">
        <Link to={path} className="text-small text-soft after:absolute after:inset-0 after:rounded-card">
          {label}
        </Link>
        <div className="flex min-h-11 items-center">
          {status === 'success' && <span className="serif text-h2 tabular-nums">{total.toLocaleString('en-US')}</span>}
          {status === 'error' && (
            <Button variant="secondary" onClick={onRetry} className="relative z-10">
              Try again
            </Button>
          )}
          {status !== 'success' && status !== 'error' && <Skeleton className="h-9 w-16" />}
        </div>
      </div>
      <Icon aria-hidden className="size-6 shrink-0 text-brand" />
    </li>
  )
}
