import { isUnavailable, isWriteConflict } from '#cms/database/faults.ts'

const tails = new Map<string, Promise<unknown>>()

/**
 * Runs work under a name after all earlier work under the same name has ended, in this process. What must hold
 * between processes too is held by the database's unique indexes; this saves most of their retries.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve()
  const turn = before.then(work, (error: unknown) => {
    // What the database did not do for the one before it would not do for this one: their waits would add up.
    if (isUnavailable(error) && !isWriteConflict(error)) throw error
    return work()
  })
  tails.set(name, turn)
  try {
    return await turn
  } finally {
    if (tails.get(name) === turn) tails.delete(name)
  }
}
