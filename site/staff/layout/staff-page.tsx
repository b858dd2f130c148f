import { type ReactNode, useRef } from 'react'

import { useKeptFocus } from './use-kept-focus.ts'

interface StaffPageProps {
  title: string
  /** The page's primary action. */
  action?: ReactNode
  children: ReactNode
}

/** A staff screen: title and primary action in one line, content below. */
export function StaffPage({ title, action, children }: StaffPageProps) {
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)
  return (
    <div ref={screen} className="max-w-6xl px-5 py-6 sm:px-8 sm:py-8">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 dir="auto" className="min-w-0 text-h2">
          {title}
        </h1>
        {action}
      </div>
      {children}
    </div>
  )
}
