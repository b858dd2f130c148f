import { setImmediate as nextTurn } from 'node:timers/promises'

/** Does one work after another; between them the event loop goes on: SQLite's reads of 10,000 entries take it for 50 ms each. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(await work(item))
    await nextTurn()
  }
  return results
}
