import type { Payload } from 'payload'

import { HOUR_MS } from '#contract/time.ts'
import { deleteOldRecords } from '#cms/audit/retention.ts'
import { dropExpiredSessions } from '#cms/auth/sessions.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/environment.ts'
import { checkpointSqlite } from '#cms/database/separate-sqlite-connection.ts'
import { deleteEmptyDrafts } from './delete-empty-drafts.ts'
import { deleteOldInquiries } from '#cms/inquiries/retention.ts'
import { dropOldDownloads } from '#cms/downloads/downloads.ts'
import { dropOldMisses } from '#cms/missed-addresses/store.ts'
import { restoreUsedPictures } from '#cms/media/trash-unused-pictures.ts'
import { sweepMedia } from '#cms/media/sweep.ts'
import { purgeTrash } from '#cms/trash/purge-trash.ts'
import { dropExpiredRows } from './drop-expired-rows.ts'
import { byAge, checkClock } from './trusted-clock.ts'

/** Once the first requests after a start are answered. */
const FIRST_MS = 10_000

/** The tasks of housekeeping by subject, in order. */
const tasks: Readonly<Record<string, (payload: Payload) => Promise<unknown>>> = {
  clock: checkClock,
  pictures: restoreUsedPictures,
  trash: byAge((payload) => purgeTrash(payload)),
  media: sweepMedia,
  drafts: byAge((payload) => deleteEmptyDrafts(payload)),
  sessions: dropExpiredSessions,
  receipts: dropExpiredRows,
  audit: byAge((payload) => deleteOldRecords(payload, getSettings().auditDays)),
  inquiries: byAge((payload) => deleteOldInquiries(payload)),
  missed: byAge(dropOldMisses),
  downloads: dropOldDownloads,
  database: () => checkpointSqlite(getSettings()),
}

/**
 * Restores pictures that are in the trash although something uses them, and deletes what is no longer needed, hourly and once shortly
 * after the start: temporary files, unused pictures, expired trash, empty drafts, expired sessions, receipts, leases and password links,
 * old audit records, missed addresses that are no longer asked for, download counts of deleted documents, and inquiries for which nothing
 * was done in the months that the settings name. What is deleted for its age stays while the clock is not trusted (`trusted-clock.ts`). Moves SQLite's log into its file. Every node does this, without a lease: each deletion
 * states its condition or may happen twice.
 * Returns a function that stops this: the task that is running is waited for, those after it are left to the next start.
 */
export function scheduleHousekeeping(payload: Payload, all = tasks): () => Promise<void> {
  const stopped = new AbortController()
  let running = Promise.resolve()
  const run = (): void => {
    running = running.then(() => runHousekeeping(payload, all, stopped.signal))
  }
  const timers = [setTimeout(run, FIRST_MS).unref(), setInterval(run, HOUR_MS).unref()]
  return async () => {
    stopped.abort()
    timers.forEach(clearTimeout)
    await running
  }
}

/** A task that fails, for example at a folder that cannot be read, does not stop the others. */
export async function runHousekeeping(payload: Payload, all = tasks, stopped?: AbortSignal): Promise<void> {
  for (const [task, work] of Object.entries(all)) {
    if (stopped?.aborted) return
    await work(payload).catch((error: unknown) => log.error({ err: error, task }, 'housekeeping failed'))
  }
}
