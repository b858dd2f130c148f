import type { PayloadRequest, SanitizedConfig } from 'payload'

import { isId } from '#collections/document-id.ts'
import { columnOf } from '#collections/field-kinds.ts'
import { type Source, sources } from '#collections/sources.ts'
import { TRASHED } from '#collections/trash.ts'
import { isRecord } from '#contract/narrow.ts'
import { SECOND_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'
import { missingFields } from '#cms/content/missing-fields.ts'
import { ownTask } from '#cms/internals/payload-config.ts'
import { failedJob, JOBS } from '#cms/internals/payload-jobs.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/entry-lock.ts'

/** Lets scheduled publishing be retried while the database is unavailable; Payload's own task has no retries. */
export function retryScheduledPublishing(config: SanitizedConfig): SanitizedConfig {
  ownTask(config, 'schedulePublish').retries = { attempts: 8, backoff: { type: 'exponential', delay: 2 * SECOND_MS } }
  return config
}

/**
 * Runs an entry's scheduled action under its lock, and checks the entry before. If it is in the trash, the action is skipped; if it is
 * restored before that time, the action runs. If it lacks a required field, it is not published: its state shows the reason, which is
 * logged once.
 */
export function checkScheduled(config: SanitizedConfig): SanitizedConfig {
  const task = ownTask(config, 'schedulePublish')
  const { handler } = task
  if (typeof handler !== 'function') throw new Error('schedulePublish has no handler: see docs/upgrading.md')
  task.handler = async (args) => {
    const entry = scheduledEntry(args)
    if (!entry) return handler(args)
    return withClusterLock(args.req.payload, entryLockName(entry.source, entry.id), async () =>
      (await skipIfImpossible(args, entry)) ? { output: {} } : handler(args),
    )
  }
  return config
}

interface Scheduled {
  input: unknown
  job: object
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

/** Whether to skip a scheduled action. If the entry cannot be published, logs the reason and stores it as a failed job. */
async function skipIfImpossible({ job, req }: Scheduled, { source, id, action }: ScheduledEntry): Promise<boolean> {
  if (await isTrashed(req, source, id)) return true
  const problem = action === 'unpublish' ? undefined : await problemOf(req, source, id)
  if (problem === undefined) return false
  log.warn({ collection: source.collection, id, problem }, 'a scheduled entry was not published')
  await req.payload.db.create({ collection: JOBS, data: failedJob(job, problem) })
  return true
}

async function isTrashed({ payload }: PayloadRequest, { collection }: Source, id: string): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, TRASHED] }
  return (await payload.db.count({ collection, where })).totalDocs > 0
}

/** The message why an entry's newest content cannot be published; undefined if it can, or if there is no such entry. */
async function problemOf({ payload }: PayloadRequest, { collection, type }: Source, id: string) {
  const select = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [columnOf(name, field), true]))
  const find = { collection, id, select, draft: true, depth: 0, locale: 'all', disableErrors: true } as const
  const found = await payload.findByID(find)
  return found ? missingFields(type, { ...found })[0]?.message : undefined
}
