import { isUnavailable, isWriteConflict } from '#cms/database/faults.ts'

/** The last work queued under each name. */
const tails = new Map<string, Promise<unknown>>()

/**
 * Runs work after all earlier work under the same name has ended, in this process. Between nodes `withClusterLock`
 * (cluster-lock.ts) excludes others, or unique indexes decide, and this lock avoids most of the resulting retries.
 */
export async function withLocalLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const previous = tails.get(name) ?? Promise.resolve()
  const current = previous.then(work, (error: unknown) => {
    // While the database is unavailable, all waiting work fails at once; otherwise their timeouts would add up.
    if (isUnavailable(error) && !isWriteConflict(error)) throw error
    return work()
  })
  tails.set(name, current)
  try {
    return await current
  } finally {
    if (tails.get(name) === current) tails.delete(name)
  }
}
