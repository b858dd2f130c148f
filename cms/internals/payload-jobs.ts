import type { CollectionSlug, Where } from 'payload'

import { isRecord, textOf } from '#contract/narrow.ts'
import { messages } from '#contract/messages.ts'
import type { ScheduledAction } from '#contract/writing.ts'

/**
 * Payload stores queued jobs in a collection `payload-jobs` and runs those that are neither done, failed nor `processing` and whose
 * `waitUntil` has come. It has no public way to count due jobs, or to release those of a process that has died. Scheduled publishing is
 * a task `schedulePublish` whose input has a `type` and a `doc` with `relationTo` and `value`. Jobs that failed permanently have `hasError`. After a
 * try that failed, `waitUntil` is the time of the next one; Payload stores any `input` and ignores
 * members that it does not know.
 *
 * @internals payload@3.90.2
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

/** Jobs that are still to mail a link to an account. */
export const mailsToCome = (user: string): Where => ({
  and: [
    { taskSlug: { equals: 'mailResetLink' } },
    { completedAt: { exists: false } },
    { processing: { equals: false } },
    { 'input.user': { equals: user } },
  ],
})

/** The data that marks a job as not running. */
export const released = { processing: false }

/** The task of jobs that publish or withdraw an entry at a set time. */
export const SCHEDULE_TASK = 'schedulePublish'

/** Jobs that publish or withdraw an entry at a set time. */
export const schedules: Where = { taskSlug: { equals: SCHEDULE_TASK } }

/** All other jobs: each sends a mail. */
export const otherJobs: Where = { taskSlug: { not_equals: SCHEDULE_TASK } }

/** Whether Payload logs with this that a mail's job has failed, which the server logs itself, with more. */
export const isFailedMail = (part: unknown): boolean =>
  isRecord(part) &&
  typeof part['taskSlug'] === 'string' &&
  part['taskSlug'] !== SCHEDULE_TASK &&
  String(part['msg']).startsWith('Error running task ')

/** Jobs that publish or withdraw entries of a collection at a set time and have not been run, or have failed permanently. */
export const scheduledJobs = (collection: CollectionSlug, id?: string): Where => ({
  and: [
    schedules,
    { completedAt: { exists: false } },
    { 'input.doc.relationTo': { equals: collection } },
    ...(id === undefined ? [] : [{ 'input.doc.value': { equals: id } }]),
  ],
})

interface Job {
  taskSlug?: unknown
  input?: unknown
  waitUntil?: unknown
}

/** The time that was set for a job. */
const timeOf = ({ waitUntil, input }: Job): unknown => (isRecord(input) && input['at'] ? input['at'] : waitUntil)

/** The change that keeps the time that was set for a job, beyond tries that fail. */
export const keptTime = (job: Job) => ({ input: { ...(isRecord(job.input) ? job.input : {}), at: timeOf(job) } })

interface ScheduledJob {
  collection: string
  entry: string
  action: ScheduledAction
  at: string
  /** The reason of a permanent failure, or a general message if none is known; absent for jobs that have not failed. */
  failed?: string
}

/** Parses a scheduled job; undefined for a job of another kind. */
export function readScheduledJob(job: unknown): ScheduledJob | undefined {
  if (!isRecord(job) || !isRecord(job['input']) || !isRecord(job['input']['doc'])) return undefined
  const at = Date.parse(String(timeOf(job)))
  if (Number.isNaN(at)) return undefined
  const action = job['input']['type'] === 'unpublish' ? 'unpublish' : 'publish'
  const { error } = job
  const why = isRecord(error) && error['cancelled'] === true ? textOf(error['message']) : ''
  const failed = job['hasError'] === true ? { failed: why || messages.unavailable } : {}
  const { relationTo, value } = job['input']['doc']
  return { collection: String(relationTo), entry: String(value), action, at: new Date(at).toISOString(), ...failed }
}

/** The data of a job that records why a due one could not be done; it is never run. */
export const failedJob = (job: Job, why: string) => ({
  taskSlug: job.taskSlug,
  input: job.input,
  waitUntil: timeOf(job),
  processing: false,
  hasError: true,
  error: { cancelled: true, message: why },
})
