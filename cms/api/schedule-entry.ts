import type { PayloadRequest } from 'payload'

import type { Source } from '#collections/sources.ts'
import { titleOf } from '#contract/entity-texts.ts'
import { validateField } from '#contract/fields/index.ts'
import { fieldNotEither } from '#contract/fields/messages.ts'
import { languageOf } from '#contract/languages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Scheduled, type ScheduledAction, scheduledActions } from '#contract/writing.ts'
import { labelOf } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { invalidField, invalidFields } from '#cms/common/http-error.ts'
import { timeIn } from '#cms/common/time-in.ts'
import { publishingProblems } from '#cms/content/publishing-problems.ts'
import { schedule, unschedule } from '#cms/drafts/plan-schedule.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { type Newest, newestOf } from './draft-entries.ts'

/**
 * Sets the future time at which an entry is published or withdrawn, in place of the action's earlier time; the action is `publish` by
 * default. Throws 400, for an entry without a draft or one that would be refused at that time, too, and 404.
 */
export async function scheduleEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const scheduled = parseSchedule(body)
  await changeSchedule(req, source, id, async (newest) => {
    if (scheduled.action === 'publish') await requirePublishable(req, source, newest)
    await schedule(req, source.collection, id, scheduled)
    return `${scheduled.action}: ${timeIn.en(scheduled.at)}`
  })
}

/** Cancels what is scheduled for an entry, of these actions. Throws 404. */
export const cancelSchedule = (
  req: PayloadRequest,
  source: Source,
  id: string,
  actions: readonly ScheduledAction[] = scheduledActions,
): Promise<void> =>
  changeSchedule(req, source, id, async () => {
    await unschedule(req, source.collection, id, actions)
    return actions.length === scheduledActions.length ? 'nothing scheduled' : `no ${actions.join()} scheduled`
  })

const time = { kind: 'date', time: true, required: true } as const

function parseSchedule({ action = 'publish', at }: Readonly<Record<string, unknown>>): Scheduled {
  const wanted = scheduledActions.find((one) => one === action)
  if (!wanted) throw invalidField('action', fieldNotEither('Action', scheduledActions))
  const checked = validateField('Time', time, at)
  if (checked.message !== undefined) throw invalidField('at', checked.message)
  if (checked.value === null || Date.parse(checked.value) <= Date.now())
    throw invalidField('at', staffMessages.timePast)
  return { action: wanted, at: checked.value }
}

/** At the scheduled time there is no request that could be answered with what publishing refuses. */
async function requirePublishable({ payload, locale }: PayloadRequest, source: Source, { entry, state }: Newest) {
  // A draft that is begun before that time would be published unfinished.
  if (state === 'published') throw invalidField('action', staffMessages.nothingToPublish)
  const problems = await publishingProblems(payload, source, entry._id, languageOf(locale))
  if (problems.length > 0) throw invalidFields(problems)
}

/**
 * Runs the change under the entry's lock, so that each action has one time, and nobody publishes the entry between the check and the plan.
 * Schedules are no documents of their own: the audit trail records them as a change of the entry, with the status that the change returns.
 */
async function changeSchedule(
  req: PayloadRequest,
  source: Source,
  id: string,
  change: (newest: Newest) => Promise<string>,
): Promise<void> {
  const { payload, user } = req
  await withClusterLock(payload, entryLockName(source, id), async () => {
    const newest = await newestOf(req, source, id)
    const status = await change(newest)
    if (!user) return
    const kind = labelOf(payload.collections[source.collection].config)
    const title = titleOf(source.type, newest.entry)
    record(payload, { who: user, action: 'changed', kind, documentId: id, title, status })
  })
}
