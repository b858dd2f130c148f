import type { Payload } from 'payload'

type WithDatabase = Pick<Payload, 'db'>

/** The counters of visible writes, by the database that is watched (visitor-cache/revision.ts). */
const counters = new WeakMap<object, () => number>()

export function setRevision({ db }: WithDatabase, current: () => number): void {
  counters.set(db, current)
}

/** The content's revision, by which something that is read of it may be kept; undefined where nothing watches it, as in programs. */
export const revisionOf = ({ db }: WithDatabase): number | undefined => counters.get(db)?.()
