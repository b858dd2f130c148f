import type { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { DefaultServerFunctionArgs, PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import { cancelSchedule, scheduleEntry } from '#cms/api/schedule-entry.ts'
import { HttpError } from '#cms/common/http-error.ts'
import { JOBS, readScheduledJob } from '#cms/internals/payload-jobs.ts'

type Args = Parameters<typeof schedulePublishHandler>[0]
type Result = Awaited<ReturnType<typeof schedulePublishHandler>>

/** In place of Payload's function that schedules an entry or cancels that: as the staff's route does it. `error` says why not. */
export async function schedulePublish(args: DefaultServerFunctionArgs & Args): Promise<Result> {
  const { type: action, date, deleteID, doc, req } = args
  try {
    if (deleteID) await cancel(req, String(deleteID))
    else await scheduleEntry(req, sourceOf(doc?.relationTo), String(doc?.value), { action, at: date?.toISOString() })
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return { error: error.message }
    throw error
  }
}

/** Cancels the action of a job; one that was carried out or cancelled meanwhile needs none. */
async function cancel(req: PayloadRequest, jobId: string): Promise<void> {
  const job = readScheduledJob(await req.payload.db.findOne({ collection: JOBS, where: { id: { equals: jobId } } }))
  if (job) await cancelSchedule(req, sourceOf(job.collection), job.entry, [job.action])
}

function sourceOf(collection: unknown): Source {
  const source = sources.find((one) => one.collection === collection && one.hasDrafts)
  if (!source) throw new Error('entries without drafts are not scheduled')
  return source
}
