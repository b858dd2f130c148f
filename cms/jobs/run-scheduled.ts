import type { PayloadRequest, SanitizedConfig } from 'payload'

import { isId } from '#collections/row-id.ts'
import { type Source, sources } from '#collections/sources.ts'
import { isRecord } from '#contract/narrow.ts'
import { SECOND_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'
import { exists } from '#cms/content/exists.ts'
import { publishingProblems } from '#cms/content/publishing-problems.ts'
import { unpublish } from '#cms/content/unpublish.ts'
import { writeWithSlug } from '#cms/content/write-with-slug.ts'
import { endEarlier, publishByJob } from '#cms/drafts/plan-schedule.ts'
import { ownTask } from '#cms/internals/payload-config.ts'
import { failedJob, JOBS, keptTime } from '#cms/internals/payload-jobs.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { refusalOf } from './refusal.ts'

/** Lets scheduled publishing be retried while the database is unavailable; Payload's own task has no retries. */
export function retryScheduledPublishing(config: SanitizedConfig): SanitizedConfig {
  ownTask(config, 'schedulePublish').retries = { attempts: 8, backoff: { type: 'exponential', delay: 2 * SECOND_MS } }
  return config
}

/**
 * Runs an entry's scheduled action under its lock, and checks the entry before. If it is in the trash or deleted, the action is skipped; if
 * it is restored before that time, the action runs. If it has invalid fields, or is refused for a reason that trying again would not
 * change, it is not published: its state shows the reason, which is logged once.
 */
export function checkScheduled(config: SanitizedConfig): SanitizedConfig {
  const task = ownTask(config, 'schedulePublish')
  const { handler } = task
  if (typeof handler !== 'function') throw new Error('schedulePublish has no handler: see docs/upgrading.md')
  task.handler = async (args) => {
    const entry = scheduledEntry(args)
    if (!entry) return handler(args)
    const run = async () =>
      entry.action === 'unpublish'
        ? withdraw(args, entry)
        : publishByJob(entry.source.collection, entry.id, () =>
            writeWithSlug(entry.source.collection, async () =>
              handler({ ...args, input: await withoutRemovedPerson(args) }),
            ),
          )
    try {
      await withClusterLock(args.req.payload, entryLockName(entry.source, entry.id), () => runChecked(args, entry, run))
    } catch (error) {
      // Where the database does not answer, Payload cannot overwrite the time either.
      await keepTime(args).catch(() => undefined)
      throw error
    }
    return { output: {} }
  }
  return config
}

interface Scheduled {
  input: unknown
  job: { id: string | number; input?: unknown; waitUntil?: unknown }
  req: PayloadRequest
}

interface ScheduledEntry {
  source: Source
  id: string
  action: unknown
}

function scheduledEntry({ input, req }: Scheduled): ScheduledEntry | undefined {
  const { doc: reference, type: action } = isRecord(input) ? input : {}
  const doc = isRecord(reference) ? reference : {}
  const source = sources.find(({ collection }) => collection === doc['relationTo'])
  const id = String(doc['value'])
  return source && isId(req, id) ? { source, id, action } : undefined
}

/** Runs an action. If the entry cannot be published, logs the reason and stores it as a failed job. Throws what may pass by itself. */
async function runChecked(args: Scheduled, entry: ScheduledEntry, run: () => Promise<unknown>): Promise<void> {
  const { job, req } = args
  const { source, id, action } = entry
  // Cancelled, or set for another time, while this waited for the lock.
  if (!(await isQueued(req, job.id))) return
  if (!(await exists(req, source.collection, id))) return
  const problems = action === 'unpublish' ? [] : await publishingProblems(req.payload, source, id)
  const problem = problems[0]?.message ?? (await refusalBy(run))
  if (problem === undefined) return endEarlier(req, job)
  log.warn({ collection: source.collection, id, problem }, 'what was scheduled for an entry is not possible')
  await req.payload.db.create({ collection: JOBS, data: failedJob(job, problem) })
}

async function isQueued({ payload: { db } }: PayloadRequest, job: string | number): Promise<boolean> {
  return (await db.count({ collection: JOBS, where: { id: { equals: job } } })).totalDocs > 0
}

/** The message why something is refused; undefined if it is done. */
async function refusalBy(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    const message = refusalOf(error)
    if (message === undefined) throw error
    return message
  }
}

/**
 * A job's input without the person who scheduled it, if the account was removed since: Payload would fail on it. It was allowed when it was
 * scheduled, so the server does it then.
 */
async function withoutRemovedPerson<Input>({ input, req }: { input: Input; req: PayloadRequest }): Promise<Input> {
  const person = isRecord(input) ? input['user'] : undefined
  if (!isRecord(person)) return input
  const where = { id: { equals: person['value'] } }
  const { totalDocs } = await req.payload.db.count({ collection: 'users', where })
  return totalDocs > 0 ? input : { ...input, user: null }
}

/** Withdraws an entry as the person who scheduled it, if the account is there still. The schedule is this job, which Payload deletes once it is done. */
async function withdraw({ input, req: { payload } }: Scheduled, { source, id }: ScheduledEntry): Promise<void> {
  const person = isRecord(input) ? input['user'] : undefined
  const find = (of: string) => payload.findByID({ collection: 'users', id: of, depth: 0, disableErrors: true })
  const found = isRecord(person) && (await find(String(person['value'])))
  await unpublish(payload, source.collection, id, { user: found ? { ...found, collection: 'users' } : null })
}

/** Keeps the time that was set, since Payload overwrites it with that of the next try. */
async function keepTime({ job, req }: Scheduled): Promise<void> {
  await req.payload.db.updateOne({
    collection: JOBS,
    where: { id: { equals: job.id } },
    data: keptTime(job),
    returning: false,
  })
}
