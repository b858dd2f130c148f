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
  let reading: Promise<void> | undefined
  const readNow = async (): Promise<void> => {
    const at = revision()
    known = await read()
    readAt = at
  }
  return async () => {
    if (readAt !== revision()) {
      reading ??= readNow()
        .catch((err: unknown) => log.warn({ err }, `${what} could not be read`))
        .finally(() => (reading = undefined))
      await Promise.race([reading, pause(WAIT_MS, undefined, { ref: false })])
    }
    return known
  }
}
