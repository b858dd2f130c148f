import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  /** The page's primary action. */
  action?: ReactNode
  children: ReactNode
}

/** A staff screen: title and primary action in one line, content below. */
export const AdminPage = ({ title, action, children }: AdminPageProps) => (
  <div className="max-w-6xl px-5 py-6 sm:px-8 sm:py-8">
    <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 dir="auto" className="min-w-0 text-h2">
        {title}
      </h1>
      {action}
    </div>
    {children}
  </div>
)
