import { useEffect } from 'react'

import { useWords } from '../language/use-language.ts'
import { Button } from './button.tsx'

interface TryAgainProps {
  onRetry: () => void
  className?: string
}

/** Repeats what has failed: when it is pressed, and by itself once the connection is back. */
export function TryAgain({ onRetry, className }: TryAgainProps) {
  const words = useWords()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Button variant="secondary" onClick={onRetry} className={className}>
      {words.ui.tryAgain}
    </Button>
  )
}
