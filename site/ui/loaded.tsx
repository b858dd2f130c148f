import { type ReactNode, useEffect } from 'react'

import { useLanguage } from '../language/use-language.ts'
import { isOffline } from './is-offline.ts'
import { Drawing } from './drawing.tsx'
import { Spinner } from './spinner.tsx'
import { notify } from './toast.ts'
import { TryAgain } from './try-again.tsx'

export interface LoadedProps {
  status: 'idle' | 'loading' | 'success' | 'missing' | 'gone' | 'error'
  /** The API's. */
  message: string
  onRetry: () => void
  /** Shown while loading; a spinner if left out. */
  pending?: ReactNode
  children: ReactNode
}

/** Shows its children once loaded; before, a spinner, or the error with a retry button. */
export function Loaded({ status, message, onRetry, pending = <Spinner />, children }: LoadedProps) {
  const language = useLanguage()
  const words = language.words.ui
  const said = isOffline() ? words.offline : language.message(message)
  useEffect(() => {
    if (status === 'error') void notify('error', said, { words })
  }, [status, said, words])
  if (status === 'success') return children
  if (status !== 'error') return pending
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-mist p-8">
      <p className="font-semibold">{said}</p>
      <p className="text-small text-soft">{words.partFailed}</p>
      <TryAgain onRetry={onRetry} className="needs-script" />
    </div>
  )
}

/** Shown for an empty list. */
export const Empty = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 rounded-card border border-line px-6 py-12 text-center">
    <Drawing file="empty" viewBox="0 0 320 240" className="max-w-60" />
    <p className="font-semibold">{text}</p>
    {children}
  </div>
)
