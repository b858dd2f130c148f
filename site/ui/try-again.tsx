import { useEffect } from 'react'

import { useWords } from '../language/use-language.ts'
import { Button, type Variant } from './button.tsx'

interface TryAgainProps {
  onRetry: () => void
  /** Its text, if not that it tries again. */
  text?: string
  variant?: Variant
  className?: string
}

/** Repeats what has failed: when it is pressed, and by itself once the connection is back. */
export function TryAgain({ onRetry, text, ...look }: TryAgainProps) {
  const words = useWords().ui
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Button variant="secondary" {...look} onClick={onRetry}>
      {text ?? words.tryAgain}
    </Button>
  )
}
