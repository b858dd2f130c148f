import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { type ReactNode, useState } from 'react'

interface CollapsibleProps {
  title: ReactNode
  /** Opens the section, since something inside needs attention. */
  isWanted?: boolean
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A part of a form that is closed, and not rendered, until it is wanted. */
export function Collapsible({ title, isWanted = false, isOpenAtFirst = false, children }: CollapsibleProps) {
  const [isOpened, setIsOpened] = useState(isOpenAtFirst)
  return (
    <details
      open={isOpened || isWanted}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
      className="group rounded-card border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 text-small font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90" />
        {title}
      </summary>
      {(isOpened || isWanted) && <div className="flex flex-col gap-5 border-t border-line p-4 sm:p-5">{children}</div>}
    </details>
  )
}
