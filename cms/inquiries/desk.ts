import { randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest, RequestContext, Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import {
  type DeskChange,
  type DeskCounts,
  type DeskInquiry,
  type DeskOptions,
  owedStatuses,
  type Reply,
} from '#contract/inquiry-desk.ts'
import { fieldInvalid } from '#contract/fields/messages.ts'
import { languageOf } from '#contract/languages.ts'
import { MINUTE_MS } from '#contract/time.ts'
import { messages } from '#contract/messages.ts'
import { inquiryStatusNow, staffMessages } from '#contract/staff-messages.ts'
import { httpError, invalidField, notFoundError } from '#cms/common/http-error.ts'
import { relationId } from '#collections/relation-id.ts'
import { getSettings } from '#cms/common/environment.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { isInvited } from '#cms/auth/password-links.ts'
import type { UserRow } from '#cms/auth/sessions.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { readDeskSettings } from './inquiry-desk-settings.ts'

const collection = 'inquiries'

/** One inquiry with its thread; throws 404. */
export async function readDeskInquiry(req: PayloadRequest, id: string): Promise<DeskInquiry> {
  const found = await inquiryWith(req, id)
  return deskInquiryOf(found, await userNames(req.payload, [relationId(found.takenBy)]))
}

/**
 * Changes status or holder of an inquiry and adds to its thread. Throws 404, 400 for a holder who is not of the staff, 409 for taking what
 * has another holder, which needs `holder`, and 409 for what has left the status `from` for another one than `status`.
 */
export async function changeInquiry(
  req: PayloadRequest,
  id: string,
  { status, from, taken, holder, note }: DeskChange,
): Promise<DeskInquiry> {
  if (holder !== undefined && !(await possibleHolders(req.payload)).some(({ _id }) => _id === holder))
    throw invalidField('holder', fieldInvalid('Holder'))
  const own = String(req.user?.id)
  const takenBy = taken === undefined ? holder : taken ? own : null
  return update(req, id, async (before) => {
    // A change that is sent again, since its response was lost, is no conflict.
    if (from !== undefined && before.status !== from && before.status !== status)
      throw httpError(409, inquiryStatusNow(before.status, lastChangedBy(before)))
    if (taken && (await hasOtherHolder(req, before, own))) throw httpError(409, staffMessages.inquiryTaken)
    return {
      ...(takenBy === undefined ? {} : { takenBy }),
      ...(note === undefined || isRepeated(req, before, note) ? {} : { note }),
      // A new inquiry that gets a holder is open.
      status: status ?? (takenBy && before.status === 'new' ? 'open' : before.status),
    }
  })
}

/** Whether this person has added the same note within the last minute: its response was lost, and it is sent again. */
const isRepeated = ({ user }: PayloadRequest, { thread }: Inquiry, note: string): boolean =>
  (thread ?? []).some(
    ({ kind, text, who, at }) =>
      kind === 'note' && text === note.trim() && who === user?.name && Date.parse(at) > Date.now() - MINUTE_MS,
  )

/** Who has set the status of an inquiry; empty if unknown. */
const lastChangedBy = ({ thread }: Inquiry): string => thread?.findLast(({ kind }) => kind === 'status')?.who ?? ''

/** Whether an inquiry has a holder other than this person. */
async function hasOtherHolder({ payload }: PayloadRequest, { takenBy }: Inquiry, own: string): Promise<boolean> {
  const holder = holderOf(takenBy, await userNames(payload, [relationId(takenBy)]))
  return holder !== null && holder._id !== own
}

/** Queues the mail of a reply to the sender and marks the inquiry as answered. Throws 400 without a mail server, 404. */
export async function replyTo(
  req: PayloadRequest,
  id: string,
  { subject, text }: Reply,
  replyId = randomBytes(12).toString('hex'),
): Promise<DeskInquiry> {
  if (!getSettings().smtp) throw httpError(400, messages.mailNotSet)
  await inquiryWith(req, id)
  const reply = { id: replyId, text }
  // Queued before it is added to the thread, so that every reply in the thread will be sent.
  await req.payload.jobs.queue({ task: 'mailReply', input: { inquiry: id, event: reply.id, subject } })
  return update(req, id, async () => ({ status: 'answered' }), { reply })
}

/** Whether the thread of an inquiry has that reply; throws 404. */
export async function hasReply(req: PayloadRequest, id: string, replyId: string): Promise<boolean> {
  return (await inquiryWith(req, id)).thread?.some((event) => event.id === replyId) ?? false
}

async function update(
  req: PayloadRequest,
  id: string,
  changes: (before: Inquiry) => Promise<Partial<Pick<Inquiry, 'status' | 'takenBy' | 'note'>>>,
  context: RequestContext = {},
): Promise<DeskInquiry> {
  await inquiryWith(req, id)
  // Under the lock, since the thread is read and written back.
  await withClusterLock(req.payload, entryLockName({ collection }, id), async () => {
    const data = await changes(await inquiryWith(req, id))
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

/** The holder of an inquiry by the stored `takenBy`; null if there is none or the account is gone. */
export function holderOf(takenBy: unknown, names: ReadonlyMap<string, string>): DeskInquiry['takenBy'] {
  const _id = relationId(takenBy)
  const name = names.get(_id ?? '')
  return _id === undefined || name === undefined ? null : { _id, name }
}

/** An inquiry as staff see it. */
export function deskInquiryOf(found: Inquiry, names: ReadonlyMap<string, string>): DeskInquiry {
  const { name, email, phone, message, subject, createdAt } = found
  return {
    _id: String(found.id),
    status: found.status,
    takenBy: holderOf(found.takenBy, names),
    answerBy: found.answerBy ?? null,
    removeAt: found.removeAt ?? null,
    language: languageOf(found.language),
    inquiry: { _id: String(found.id), name, email, phone, message, ...(subject ? { subject } : {}), createdAt },
    thread: (found.thread ?? []).map(({ id, at, who, kind, text }) => ({
      _id: id ?? '',
      at,
      who: who ?? '',
      kind,
      text: text ?? '',
    })),
  }
}

/** Counts the new inquiries, the unanswered ones whose `answerBy` has passed, and the unanswered ones that the user holds. */
export async function countInquiries({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<DeskCounts> {
  const count = async (where: Where) =>
    (await payload.db.count({ collection, where: { and: [where, NOT_TRASHED] } })).totalDocs
  const owed: Where = { status: { in: [...owedStatuses] } }
  const [fresh, overdue, mine] = await Promise.all([
    count({ status: { equals: 'new' } }),
    count({ and: [owed, { answerBy: { less_than: new Date().toISOString() } }] }),
    user ? count({ and: [owed, { takenBy: { equals: user.id } }] }) : 0,
  ])
  return { new: fresh, overdue, mine }
}

/** The people who can be holders, by name: everyone who can sign in. */
async function possibleHolders(payload: Payload): Promise<DeskOptions['staff']> {
  const { docs } = await payload.db.find<UserRow>({ collection: 'users', sort: 'name', pagination: false })
  return docs.filter((user) => !isInvited(user)).map(({ id, name }) => ({ _id: String(id), name }))
}

/** What the desk offers on this site: mails, templates, months of retention and the possible holders. */
export async function deskOptions({ payload }: Pick<PayloadRequest, 'payload'>): Promise<DeskOptions> {
  const [{ templates, keepMonths }, staff] = await Promise.all([readDeskSettings(payload), possibleHolders(payload)])
  return { sendsMail: getSettings().smtp !== undefined, templates, keepMonths, staff }
}
