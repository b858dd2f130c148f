import type { Payload } from 'payload'

import { HOUR_MS } from '#contract/time.ts'
import { dropExpiredReceipts } from '#cms/api/idempotency.ts'
import { deleteOldRecords } from '#cms/audit/record.ts'
import { dropExpiredSessions } from '#cms/auth/sessions.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/settings.ts'
import { checkpointSqlite } from '#cms/database/sqlite-connection.ts'
import { deleteEmptyDrafts } from '#cms/drafts/empty.ts'
import { sweepMedia } from '#cms/media/sweep.ts'

/**
 * Deletes what is no longer needed, hourly and once shortly after the start: unreferenced pictures, empty drafts, expired sessions
 * and receipts, old audit records.
 */
export function scheduleHousekeeping(payload: Payload): void {
  const work = async () => {
    await sweepMedia(payload)
    await deleteEmptyDrafts(payload)
    await dropExpiredSessions(payload)
    await dropExpiredReceipts(payload)
    await deleteOldRecords(payload, getSettings().auditDays)
    await checkpointSqlite(getSettings())
  }
  const runLogged = () => void work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  setTimeout(runLogged, 10_000).unref()
  setInterval(runLogged, HOUR_MS).unref()
}
