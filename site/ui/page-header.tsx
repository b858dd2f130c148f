import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { Ridge } from './drawing.tsx'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** The page above this one. */
  parent?: { label: string; to: string }
}

/** The header of an inner page. */
export const PageHeader = ({ title, lead, parent }: PageHeaderProps) => (
  <div className="bg-mist pt-10 sm:pt-16 print:bg-transparent print:pt-0">
    <div className="page pb-6 sm:pb-8">
      {parent && (
        <nav aria-label="Breadcrumb" className="mb-4 text-small">
          <Link to={parent.to} className="link">
            {parent.label}
          </Link>
        </nav>
      )}
      <h1 dir="auto" className={title.length > 60 ? 'max-w-4xl text-h2' : 'max-w-4xl'}>
        {title}
      </h1>
      {lead && <div className="mt-4 max-w-2xl text-soft">{lead}</div>}
    </div>
    <Ridge />
  </div>
)
