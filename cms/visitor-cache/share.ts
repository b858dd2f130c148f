import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Revision } from './revision.ts'

const KEY = 'content-revision'
const LOOK_MS = 400

/** Between nodes on one database: each tells the others of its writes, and looks for theirs, well within a second. */
export interface SharedRevision {
  tell: () => void
  watch: (revision: Revision) => void
}

export function sharedRevision({ kv }: Pick<Payload, 'kv'>): SharedRevision {
  let own = ''
  let telling = Promise.resolve()
  const careful = (work: Promise<void>): Promise<void> =>
    work.catch((err: unknown) => log.warn({ err }, 'revision not shared'))
  return {
    tell() {
      own = randomUUID()
      const mark = own
      // Of several writes in a row only the last mark is written.
      telling = telling.then(() => (mark === own ? careful(kv.set(KEY, mark)) : undefined))
    },
    watch(revision) {
      let seen: unknown = null
      const look = async () => {
        const mark: unknown = await kv.get(KEY)
        if (mark === seen) return
        seen = mark
        // Also for an own mark: it may have taken the place of another node's that was never seen.
        revision.move()
      }
      setInterval(() => void careful(look()), LOOK_MS).unref()
    },
  }
}
