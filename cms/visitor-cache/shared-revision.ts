import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { log } from '#cms/common/log.ts'
import { unrefDelay } from '#cms/common/unref-delay.ts'
import type { Revision } from './revision.ts'

const KEY = 'content-revision'
const POLL_MS = 400
/** The pause before a mark that could not be written is written again. */
const AGAIN_MS = 1000

/** Synchronises the revision between nodes on one database, within a second, by polling a random mark in Payload's KV store. */
export interface SharedRevision {
  publish: () => void
  /** Resolves once the last mark is written. */
  published: () => Promise<void>
  follow: (revision: Revision) => void
}

export function sharedRevision({ kv }: Pick<Payload, 'kv'>): SharedRevision {
  let own = ''
  let publishing = Promise.resolve()
  const logFailure = (err: unknown): void => log.warn({ err }, 'content revision not synchronised between nodes')
  /** Repeated until it succeeds: a database that has lost its primary just after a change may be back in seconds. */
  const write = async (mark: string): Promise<void> => {
    for (;;) {
      if (mark !== own) return
      try {
        return await kv.set(KEY, mark)
      } catch (error) {
        logFailure(error)
        await unrefDelay(AGAIN_MS)
      }
    }
  }
  return {
    publish() {
      own = randomUUID()
      const mark = own
      // Of several pending marks only the last one is written.
      publishing = publishing.then(() => write(mark))
    },
    published: () => publishing,
    follow(revision) {
      let seen: unknown = null
      const poll = async () => {
        const mark: unknown = await kv.get(KEY)
        if (mark === seen) return
        seen = mark
        // Also increments for this node's mark, which may have overwritten another node's before it was seen.
        revision.increment()
      }
      setInterval(() => void poll().catch(logFailure), POLL_MS).unref()
    },
  }
}
