import type { Where } from 'payload'

/**
 * Payload stores queued jobs in a collection `payload-jobs` and runs those that are neither done, failed nor `processing` and whose
 * `waitUntil` has come. It has no public way to count due jobs, or to release those of a process that has died.
 *
 * @internals payload@3.90.1
 */

export const JOBS = 'payload-jobs'

/** Jobs that `payload.jobs.run` would run at this time. */
export const dueJobs = (now: string): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
    { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now } }] },
  ],
})

/** Jobs that are being run and were last updated before one time, or after another. */
export const jobsInProcess = ({ before, after }: { before: string; after: string }): Where => ({
  and: [
    { processing: { equals: true } },
    { or: [{ updatedAt: { less_than: before } }, { updatedAt: { greater_than: after } }] },
  ],
})

/** What makes a job one that is not being run. */
export const released = { processing: false }
