import { randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest, RequestContext, Where } from 'payload'

import { isId } from '#collections/document-id.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import {
  type DeskChange,
  type DeskCounts,
  type DeskInquiry,
  type DeskOptions,
  owedStatuses,
  type Reply,
} from '#contract/desk.ts'
import { languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { httpError, notFoundError } from '#cms/common/http-error.ts'
import { relationId } from '#cms/common/relation-id.ts'
import { getSettings } from '#cms/common/settings.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/entry-lock.ts'
import { readDeskSettings } from './settings.ts'

const collection = 'inquiries'

/** One inquiry with its thread; throws 404. */
export async function readDeskInquiry(req: PayloadRequest, id: string): Promise<DeskInquiry> {
  const found = await inquiryWith(req, id)
  return deskInquiryOf(found, await namesOf(req.payload, [relationId(found.takenBy)]))
}

/** Changes status or holder of an inquiry and adds to its thread; throws 404. */
export const changeInquiry = (req: PayloadRequest, id: string, { status, taken, note }: DeskChange) =>
  update(req, id, (before) => ({
    ...(taken === undefined ? {} : { takenBy: taken ? String(req.user?.id) : null }),
    ...(note === undefined ? {} : { note }),
    // Who takes a new one works on it.
    status: status ?? (taken && before.status === 'new' ? 'open' : before.status),
  }))

/** Mails a reply to whoever sent an inquiry, which is answered then. Throws 400 without a mail server, 404. */
export async function replyTo(req: PayloadRequest, id: string, { subject, text }: Reply): Promise<DeskInquiry> {
  if (!getSettings().smtp) throw httpError(400, messages.mailNotSet)
  await inquiryWith(req, id)
  const reply = { id: randomBytes(12).toString('hex'), text }
  // Before the thread has it: what is there as sent will be sent.
  await req.payload.jobs.queue({ task: 'mailReply', input: { inquiry: id, event: reply.id, subject } })
  return update(req, id, () => ({ status: 'answered' }), { reply })
}

async function update(
  req: PayloadRequest,
  id: string,
  changes: (before: Inquiry) => Partial<Pick<Inquiry, 'status' | 'takenBy' | 'note'>>,
  context: RequestContext = {},
): Promise<DeskInquiry> {
  await inquiryWith(req, id)
  // The thread is read and written back.
  await withClusterLock(req.payload, entryLockName({ collection }, id), async () => {
    const data = changes(await inquiryWith(req, id))
    const work = () => req.payload.update({ collection, id, data, depth: 0, context, overrideAccess: false, req })
    await retryOnWriteConflict(work)
  })
  return readDeskInquiry(req, id)
}

async function inquiryWith(req: PayloadRequest, id: string): Promise<Inquiry> {
  const found = isId(req, id) && (await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req }))
  if (!found) throw notFoundError('Inquiry')
  return found
}

/** The names of users by their ids; of those that are gone none. */
export async function namesOf(
  payload: Payload,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  const where: Where = { id: { in: known } }
  const { docs } = await payload.find({
    collection: 'users',
    where,
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}

/** Who has taken an inquiry; null if they are gone. */
export function holderOf(user: unknown, names: ReadonlyMap<string, string>): DeskInquiry['takenBy'] {
  const _id = relationId(user)
  const name = names.get(_id ?? '')
  return _id === undefined || name === undefined ? null : { _id, name }
}

/** An inquiry as staff see it. */
export function deskInquiryOf(found: Inquiry, names: ReadonlyMap<string, string>): DeskInquiry {
  const { name, email, phone, message, createdAt } = found
  return {
    _id: String(found.id),
    status: found.status,
    takenBy: holderOf(found.takenBy, names),
    answerBy: found.answerBy ?? null,
    removeAt: found.removeAt ?? null,
    language: languageOf(found.language),
    inquiry: { _id: String(found.id), name, email, phone, message, createdAt },
    thread: (found.thread ?? []).map(({ id, at, who, kind, text }) => ({
      _id: id ?? '',
      at,
      who: who ?? '',
      kind,
      text: text ?? '',
    })),
  }
}

/** How many want something of the office. */
export async function countInquiries({ payload }: Pick<PayloadRequest, 'payload'>): Promise<DeskCounts> {
  const count = async (where: Where) =>
    (await payload.db.count({ collection, where: { and: [where, NOT_TRASHED] } })).totalDocs
  const [fresh, overdue] = await Promise.all([
    count({ status: { equals: 'new' } }),
    count({ and: [{ status: { in: [...owedStatuses] } }, { answerBy: { less_than: new Date().toISOString() } }] }),
  ])
  return { new: fresh, overdue }
}

/** What the desk can do on this site. */
export async function deskOptions({ payload }: Pick<PayloadRequest, 'payload'>): Promise<DeskOptions> {
  const { templates, keepMonths } = await readDeskSettings(payload)
  return { sendsMail: getSettings().smtp !== undefined, templates, keepMonths }
}
