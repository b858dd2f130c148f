import { type ReactNode, useEffect } from 'react'

import { Button } from './button.tsx'
import { Drawing } from './drawing.tsx'
import { Spinner } from './spinner.tsx'
import { notify } from './toast.ts'

interface LoadedProps {
  status: 'idle' | 'loading' | 'success' | 'missing' | 'error'
  message: string
  onRetry: () => void
  /** Shown while loading; a spinner if left out. */
  pending?: ReactNode
  children: ReactNode
}

/** Shows its children once loaded; before, a spinner, or the error with a retry button. */
export function Loaded({ status, message, onRetry, pending = <Spinner />, children }: LoadedProps) {
  useEffect(() => {
    if (status === 'error') void notify('error', message)
  }, [status, message])
  if (status === 'success') return children
  if (status !== 'error') return pending
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-mist p-8">
      <p className="font-semibold">{message}</p>
      <p className="text-small text-soft">This part of the page could not be loaded just now.</p>
      <Button variant="secondary" onClick={onRetry} className="needs-script">
        Try again
      </Button>
    </div>
  )
}

/** Shown for an empty list. */
export const Empty = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 rounded-card border border-line px-6 py-12 text-center">
    <Drawing name="empty" viewBox="0 0 320 240" className="max-w-60" />
    <p className="font-semibold">{text}</p>
    {children}
  </div>
)
