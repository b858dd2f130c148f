import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Revision } from './revision.ts'

const KEY = 'content-revision'
const POLL_MS = 400

/** Synchronises the revision between nodes on one database, within a second, by polling a random mark in Payload's KV store. */
export interface SharedRevision {
  publish: () => void
  follow: (revision: Revision) => void
}

export function sharedRevision({ kv }: Pick<Payload, 'kv'>): SharedRevision {
  let own = ''
  let publishing = Promise.resolve()
  const logFailure = (work: Promise<void>): Promise<void> =>
    work.catch((err: unknown) => log.warn({ err }, 'content revision not synchronised between nodes'))
  return {
    publish() {
      own = randomUUID()
      const mark = own
      // Of several pending marks only the last one is written.
      publishing = publishing.then(() => (mark === own ? logFailure(kv.set(KEY, mark)) : undefined))
    },
    follow(revision) {
      let seen: unknown = null
      const poll = async () => {
        const mark: unknown = await kv.get(KEY)
        if (mark === seen) return
        seen = mark
        // Also for this node's mark: it may have overwritten an unseen one of another node.
        revision.increment()
      }
      setInterval(() => void logFailure(poll()), POLL_MS).unref()
    },
  }
}
