import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Maps one item after the other and yields to the event loop between them: a read of 10,000 entries on SQLite blocks it for 50 ms. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(await work(item))
    await yieldToEventLoop()
  }
  return results
}
