import { setTimeout as pause } from 'node:timers/promises'

import { log } from '#cms/common/log.ts'

/** How long a request waits for a new read before it uses the previous result. */
const WAIT_MS = 300

/**
 * Returns a function that resolves to the result of a read, which is repeated by the first call after a change of the content. If
 * it fails or takes too long, the previous result is used.
 *
 * @param first the result before the first read
 * @param revision a number that grows with each such change, on any node
 * @param what the name of the data in the log
 */
export function atRevision<T>(
  first: T,
  read: () => Promise<T>,
  revision: () => number,
  what: string,
): () => Promise<T> {
  let known = first
  let readAt = -1
  const reads = new Map<number, Promise<void>>()
  const readNow = async (at: number): Promise<void> => {
    const result = await read()
    // A read that began earlier may end later.
    if (at > readAt) [known, readAt] = [result, at]
  }
  const start = (at: number): Promise<void> => {
    const reading = readNow(at)
      .catch((err: unknown) => log.warn({ err }, `${what} could not be read`))
      .finally(() => reads.delete(at))
    reads.set(at, reading)
    return reading
  }
  return async () => {
    const at = revision()
    // A read that began before the latest change may lack it.
    if (at !== readAt) await Promise.race([reads.get(at) ?? start(at), pause(WAIT_MS, undefined, { ref: false })])
    return known
  }
}
