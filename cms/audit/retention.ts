import type { Payload } from 'payload'

import { DAY_MS } from '#contract/time.ts'

/** Housekeeping: deletes audit records that are older than this many days. */
export const deleteOldRecords = (payload: Payload, days: number): Promise<void> =>
  payload.db.deleteMany({
    collection: 'audit',
    where: { at: { less_than: new Date(Date.now() - days * DAY_MS).toISOString() } },
  })
