import { useRef } from 'react'

/**
 * Keeps data that is sent with a form's content, such as the idempotency key: a retry of the same content sends the same data,
 * so that the server creates one entry even if a response was lost.
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
