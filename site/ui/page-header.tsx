import type { ReactNode } from 'react'

import { useWords } from '../language/use-language.ts'
import { FallbackMark } from './fallback-mark.tsx'
import { Ridge } from './drawing.tsx'
import { Link } from './link.tsx'

interface PageHeaderProps {
  title: string
  /** The title's own language, if it is not the page's. */
  lang?: string | undefined
  lead?: ReactNode
  /** The page above this one. */
  parent?: { label: string; to: string }
}

/** The header of an inner page. */
export function PageHeader({ title, lang, lead, parent }: PageHeaderProps) {
  const { breadcrumb } = useWords().layout
  return (
    <div className="bg-mist pt-10 sm:pt-16 print:bg-transparent print:pt-0">
      <div className="page pb-6 sm:pb-8">
        {parent && (
          <nav aria-label={breadcrumb} className="mb-4 text-small">
            <Link to={parent.to} className="link">
              {parent.label}
            </Link>
          </nav>
        )}
        <h1 dir="auto" lang={lang} className={title.length > 60 ? 'max-w-4xl text-h2' : 'max-w-4xl'}>
          {title}
        </h1>
        <FallbackMark lang={lang} className="mt-3" />
        {lead && <div className="mt-4 max-w-2xl text-soft">{lead}</div>}
      </div>
      <Ridge />
    </div>
  )
}
