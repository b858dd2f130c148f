import { setTimeout as pause } from 'node:timers/promises'

import { log } from '#cms/common/log.ts'

/** How long a request waits for a new read before it uses the previous result. */
const WAIT_MS = 300

/**
 * Reads from the database again with the first request after a change of the content. While the database does not answer, the
 * previous result is used.
 *
 * @param first what counts before anything was read
 * @param revision grows with each such change, on whichever node
 * @param what it is, for the log
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
