import type { Payload, PayloadRequest } from 'payload'

type WithDatabase = Pick<Payload, 'db'>

/** The counters of visible writes, by the database that is watched (visitor-cache/revision.ts). */
const counters = new WeakMap<object, () => number>()

export function setRevision({ db }: WithDatabase, current: () => number): void {
  counters.set(db, current)
}

/** The content's revision, by which something that is read of it may be kept; undefined where nothing watches it, as in programs. */
const revisionOf = ({ db }: WithDatabase): number | undefined => counters.get(db)?.()

/**
 * Returns a function that reads something of the content once for each revision, and each time where nothing watches the content. A read
 * that fails is repeated by the next call.
 *
 * @param read is given what was read of the revision before, if there is one
 */
export function perRevision<T>(
  read: (req: PayloadRequest, before: T | undefined) => Promise<T>,
): (req: PayloadRequest) => Promise<T> {
  const known = new WeakMap<Payload, { revision: number; value: Promise<T> }>()
  return (req) => {
    const { payload } = req
    const revision = revisionOf(payload)
    if (revision === undefined) return read(req, undefined)
    const last = known.get(payload)
    if (last?.revision === revision) return last.value
    const value = Promise.resolve(last?.value)
      .catch(() => undefined)
      .then((before) => read(req, before))
    known.set(payload, { revision, value })
    value.catch(() => known.get(payload)?.value === value && known.delete(payload))
    return value
  }
}
