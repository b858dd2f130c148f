import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'

import { sources } from '#collections/sources.ts'
import type { TaskSchedulePublish } from '#cms/generated/payload-types.ts'
import type { Scheduled, ScheduledAction, ScheduledState, WritingState } from '#contract/writing.ts'
import { JOBS, readScheduledJob, scheduledJobs } from '#cms/internals/payload-jobs.ts'

/** A collection whose entries can be published at a set time. */
type Schedulable = NonNullable<TaskSchedulePublish['input']['doc']>['relationTo']

const isSchedulable = (slug: CollectionSlug): slug is Schedulable =>
  sources.some(({ collection, hasDrafts }) => hasDrafts && collection === slug)

/** The scheduled actions of a collection's entries, or of one of them, by the entry's id and in order of time. */
export async function scheduledOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id?: string,
): Promise<Map<string, ScheduledState[]>> {
  const { docs } = await payload.db.find({
    collection: JOBS,
    where: scheduledJobs(collection, id),
    limit: 0,
    pagination: false,
  })
  const byEntry = new Map<string, ScheduledState[]>()
  const jobs = docs.flatMap((doc) => readScheduledJob(doc) ?? [])
  for (const { entry, collection: _, ...scheduled } of jobs.toSorted((one, other) => one.at.localeCompare(other.at)))
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), scheduled])
  return byEntry
}

/** Leaves out failed actions that were carried out since. */
export const pendingSchedules = (scheduled: readonly ScheduledState[], state: WritingState): ScheduledState[] =>
  scheduled.filter(
    ({ action, failed }) => failed === undefined || state !== (action === 'publish' ? 'published' : 'draft'),
  )

/** Publishes or withdraws an entry at a set time, with the rights that the user has then; once the account is removed, as it was allowed. Replaces the earlier time. */
export async function schedule(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  { action, at }: Scheduled,
): Promise<void> {
  if (!isSchedulable(collection)) throw new Error(`entries of ${collection} have no drafts`)
  const { payload, user } = req
  const { id: added } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: action,
      doc: { relationTo: collection, value: id },
      ...(user ? { user: { relationTo: user.collection, value: user.id } } : {}),
    },
    waitUntil: new Date(at),
  })
  // Deleted after the new one is stored: a crash between the two loses no plan.
  await deleteJobs(req, scheduledJobs(collection, id), {
    isWanted: (job, jobId) => job.action === action && jobId !== String(added),
  })
}

/** Cancels what is scheduled for an entry, of these actions. */
export const unschedule = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
  actions: readonly ScheduledAction[],
): Promise<void> =>
  deleteJobs({ payload }, scheduledJobs(collection, id), { isWanted: ({ action }) => actions.includes(action) })

/** Once an action is done, cancels earlier ones of the entry that failed and are to be tried again: its state is that of the last. */
export async function endEarlier({ payload }: Pick<PayloadRequest, 'payload'>, job: unknown): Promise<void> {
  const done = readScheduledJob(job)
  const source = sources.find(({ collection }) => collection === done?.collection)
  if (!done || !source) return
  await deleteJobs({ payload }, scheduledJobs(source.collection, done.entry), {
    isWanted: ({ at, failed }) => failed === undefined && at < done.at,
  })
}

/** The entries that this process is publishing at their set times. */
const publishedByJob = new Set<string>()

const keyOf = (collection: CollectionSlug, id: string): string => `${collection} ${id}`

/** Publishes an entry at its set time, under the entry's lock: what else is scheduled for it stays. */
export async function publishByJob<Result>(
  collection: CollectionSlug,
  id: string,
  publish: () => Promise<Result>,
): Promise<Result> {
  publishedByJob.add(keyOf(collection, id))
  try {
    return await publish()
  } finally {
    publishedByJob.delete(keyOf(collection, id))
  }
}

/**
 * Once an entry is published, on any route, removes failed actions, so that a later draft does not show them, and the time at which it was
 * to be published: a later draft is not published by what was planned for an earlier one.
 */
export const endPublishingPlan: CollectionAfterChangeHook = async ({ doc, collection, context, operation, req }) => {
  // Another place in a list publishes nothing.
  if (operation !== 'update' || context.reorders === true || doc._status !== 'published') return doc
  if (!isSchedulable(collection.slug)) return doc
  const id = String(doc.id)
  const isByJob = publishedByJob.has(keyOf(collection.slug, id))
  await deleteJobs(req, scheduledJobs(collection.slug, id), {
    isWanted: ({ action, failed }) => failed !== undefined || (action === 'publish' && !isByJob),
    req,
  })
  return doc
}

async function deleteJobs(
  { payload }: Pick<PayloadRequest, 'payload'>,
  where: Where,
  { isWanted, req }: { isWanted: (job: ScheduledState, id: string) => boolean; req?: PayloadRequest },
): Promise<void> {
  const within = req ? { req } : {}
  const find = { collection: JOBS, where, limit: 0, pagination: false, ...within } as const
  const { docs } = await payload.db.find<{ id: string }>(find)
  const wanted = docs.filter((job) => {
    const scheduled = readScheduledJob(job)
    return scheduled !== undefined && isWanted(scheduled, String(job.id))
  })
  if (wanted.length > 0)
    await payload.db.deleteMany({ collection: JOBS, where: { id: { in: wanted.map(({ id }) => id) } }, ...within })
}
