import type { Payload, PayloadRequest } from 'payload'

import { noteRead, withNotedReads } from '#cms/internals/payload-reads.ts'

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
 * that fails is repeated by the next call. The names of what was read for it are noted by every call, as the keys of a response in a
 * shared cache.
 *
 * @param read is given what was read of the revision before, if there is one
 */
export function perRevision<T, Req extends Pick<PayloadRequest, 'payload'> = PayloadRequest>(
  read: (req: Req, before: T | undefined) => Promise<T>,
): (req: Req) => Promise<T> {
  type Read = Awaited<ReturnType<typeof withNotedReads<T>>>
  const known = new WeakMap<Payload, { revision: number; value: Promise<Read> }>()
  const noted = ({ value, reads }: Read): T => {
    for (const name of reads) noteRead(name)
    return value
  }
  return async (req) => {
    const { payload } = req
    const revision = revisionOf(payload)
    if (revision === undefined) return read(req, undefined)
    const last = known.get(payload)
    if (last?.revision === revision) return noted(await last.value)
    const value = Promise.resolve(last?.value)
      .catch(() => undefined)
      .then(async (before) => {
        const now = await withNotedReads(() => read(req, before?.value))
        // What was not read again is still part of it.
        return { value: now.value, reads: new Set([...(before?.reads ?? []), ...now.reads]) }
      })
    known.set(payload, { revision, value })
    value.catch(() => known.get(payload)?.value === value && known.delete(payload))
    return noted(await value)
  }
}
