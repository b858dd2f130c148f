/** Counts in memory until they are stored. */
interface Counter<Count> {
  /** Returns what was counted since the last call, and starts anew. */
  take: () => ReadonlyMap<string, Count>
  /** Counts again what could not be stored. */
  putBack: (left: ReadonlyMap<string, Count>) => void
}

/**
 * Stores what was counted so far; what cannot be stored is stored the next time.
 *
 * @param store deletes from the map what it has stored
 */
export async function storeCounted<Count>(
  counter: Counter<Count>,
  store: (left: Map<string, Count>) => Promise<void>,
): Promise<void> {
  const left = new Map(counter.take())
  if (left.size === 0) return
  try {
    await store(left)
  } finally {
    counter.putBack(left)
  }
}
