import { log } from '#cms/common/log.ts'

/**
 * Renews a lease or hold every so many milliseconds until the returned function is called. A failure is logged, and the next renewal may
 * succeed: the lease ends by itself, and the work under it reports what it finds.
 *
 * @param name of the lease, for the log
 */
export function renewEvery(ms: number, name: string, renew: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error, lease: name }, 'a lease could not be renewed'))
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
