import type { Icon } from './icons/icon.ts'
import type { ReactNode } from 'react'

interface NoticeProps {
  icon: Icon
  /** The message. */
  text: ReactNode
  /** Actions. */
  children: ReactNode
}

/** A notice above a form, with actions. */
export const Notice = ({ icon: Icon, text, children }: NoticeProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-glow p-4"
  >
    <p className="flex items-center gap-3 text-small">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>{text}</span>
    </p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
)
