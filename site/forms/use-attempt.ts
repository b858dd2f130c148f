import { useRef } from 'react'

/**
 * What is sent along with a form's content, such as its idempotency key: a retry of the same content sends the same, so
 * that the server creates one entry after a lost response.
 */
export function useAttempt<Attempt>() {
  const last = useRef<{ content: readonly unknown[]; attempt: Attempt }>(undefined)
  return {
    /** @param content compared item by item with the last attempt's */
    attemptFor: (content: readonly unknown[], create: () => Attempt): Attempt => {
      const isRetry = last.current?.content.every((item, index) => item === content[index])
      if (!last.current || !isRetry) last.current = { content, attempt: create() }
      return last.current.attempt
    },
    /** Forgets the last attempt, after it succeeded. */
    reset: (): void => {
      last.current = undefined
    },
  }
}
