import type { ReactNode } from 'react'

/** The card of a form that fills a page. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page flex justify-center py-16">
    <div className="w-full max-w-md rounded-card border border-line p-6 sm:p-10">
      <h1 className="mb-6 text-h2">{title}</h1>
      {children}
    </div>
  </div>
)
