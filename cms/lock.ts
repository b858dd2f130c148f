const tails = new Map<string, Promise<unknown>>()

/**
 * Runs work under a name after all earlier work under the same name has ended, in this process. What must hold
 * between processes too is held by the database's unique indexes; this saves most of their retries.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve()
  const turn = before.then(work, work)
  tails.set(name, turn)
  try {
    return await turn
  } finally {
    if (tails.get(name) === turn) tails.delete(name)
  }
}
