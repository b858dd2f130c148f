import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { DefaultServerFunctionArgs, PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import type { WritingState } from '#contract/writing.ts'
import { readSchedule } from '#cms/api/schedule-body.ts'
import { requireSchedulable } from '#cms/api/schedule-rules.ts'
import { HttpError } from '#cms/common/http-error.ts'
import { draftsIn, writingStateOf } from '#cms/drafts/states.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'

type Args = Parameters<typeof schedulePublishHandler>[0]
type Result = Awaited<ReturnType<typeof schedulePublishHandler>>

/** Payload's function that schedules an entry or cancels that, by the rules of the staff's route; `error` says why not. */
export async function schedulePublish(args: DefaultServerFunctionArgs & Args): Promise<Result> {
  const { type: action, date, deleteID, doc, req } = args
  const source = sources.find(({ collection }) => collection === doc?.relationTo)
  if (deleteID !== undefined || !doc || !source) return schedulePublishHandler(args)
  try {
    readSchedule({ action, at: date?.toISOString() })
    const id = String(doc.value)
    // No other request publishes the entry between the check and the plan.
    return await withClusterLock(req.payload, entryLockName(source, id), async () => {
      if (action === 'publish') await requireSchedulable(req.payload, source, id, await stateOf(req, source, id))
      return schedulePublishHandler(args)
    })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return { error: error.message }
    throw error
  }
}

async function stateOf(req: PayloadRequest, { collection }: Source, id: string): Promise<WritingState> {
  const find = { collection, where: { id: { equals: id } }, select: { _status: true }, req } as const
  const row = await req.payload.db.findOne<{ id: string; _status?: unknown }>(find)
  return writingStateOf(row?._status, (await draftsIn(req, collection, [id])).has(id))
}
