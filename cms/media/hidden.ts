import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { log } from '#cms/common/log.ts'
import { filesOf, namesOf } from './store.ts'

/** How long a picture waits for the list; the last one is used then. */
const WAIT_MS = 300

/**
 * Tells which files belong to pictures in the trash, which visitors do not get. Their names are read again with the first
 * picture that is asked for after a change of the content; while the database does not answer, those known last count.
 *
 * @param revision grows with each such change, on whichever node
 */
export function hiddenFiles(payload: Payload, revision: () => number): (filename: string) => Promise<boolean> {
  let hidden: ReadonlySet<string> = new Set()
  let readAt = -1
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const at = revision()
    const { docs } = await payload.db.find<Parameters<typeof namesOf>[0]>({
      collection: 'media',
      where: TRASHED,
      select: { filename: true, width: true, frames: true },
      limit: 0,
      pagination: false,
    })
    hidden = new Set(docs.flatMap((picture) => filesOf(namesOf(picture))))
    readAt = at
  }
  return async (filename) => {
    if (readAt !== revision()) {
      reading ??= read()
        .catch((err: unknown) => log.warn({ err }, 'the pictures in the trash could not be read'))
        .finally(() => (reading = undefined))
      await Promise.race([reading, pause(WAIT_MS, undefined, { ref: false })])
    }
    return hidden.has(filename)
  }
}
