import { log } from './log.ts'

/** How often a node stores its counts. */
const STORE_MS = 60_000

/**
 * Stores what is counted in memory, every minute.
 *
 * @param what the name of the counts in the log
 * @returns a function that stops this and stores the rest
 */
export function storeRegularly(work: () => Promise<void>, what: string): () => Promise<void> {
  const store = () => work().catch((err: unknown) => log.error({ err }, `${what} could not be stored`))
  const timer = setInterval(() => void store(), STORE_MS).unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}
