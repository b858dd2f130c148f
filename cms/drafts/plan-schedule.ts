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
  for (const { entry, ...scheduled } of jobs.toSorted((one, other) => one.at.localeCompare(other.at)))
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
  await unschedule(req, collection, id, [action])
  const { payload, user } = req
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: action,
      doc: { relationTo: collection, value: id },
      ...(user ? { user: { relationTo: user.collection, value: user.id } } : {}),
    },
    waitUntil: new Date(at),
  })
}

/** Cancels what is scheduled for an entry, of these actions. */
export const unschedule = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
  actions: readonly ScheduledAction[],
): Promise<void> =>
  deleteJobs({ payload }, scheduledJobs(collection, id), { isWanted: (action) => actions.includes(action) })

/**
 * Removes failed actions once the entry is published, on any route, so that a later draft does not show them. Future actions
 * stay.
 */
export const forgetFailures: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published' || !isSchedulable(collection.slug)) return doc
  const failed = { and: [scheduledJobs(collection.slug, String(doc.id)), { hasError: { equals: true } }] }
  await deleteJobs(req, failed, { req })
  return doc
}

async function deleteJobs(
  { payload }: Pick<PayloadRequest, 'payload'>,
  where: Where,
  { isWanted = () => true, req }: { isWanted?: (action: ScheduledAction) => boolean; req?: PayloadRequest },
): Promise<void> {
  const within = req ? { req } : {}
  const find = { collection: JOBS, where, limit: 0, pagination: false, ...within } as const
  const { docs } = await payload.db.find<{ id: string }>(find)
  const wanted = docs.filter((job) => {
    const action = readScheduledJob(job)?.action
    return action !== undefined && isWanted(action)
  })
  if (wanted.length > 0)
    await payload.db.deleteMany({ collection: JOBS, where: { id: { in: wanted.map(({ id }) => id) } }, ...within })
}
