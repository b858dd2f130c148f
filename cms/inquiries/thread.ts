import type { CollectionBeforeChangeHook, PayloadRequest, RequestContext } from 'payload'

import { isId } from '#collections/row-id.ts'
import type { DeskEventKind } from '#contract/inquiry-desk.ts'
import { languageOf } from '#contract/languages.ts'
import { fieldError } from '#cms/common/field-error.ts'
import { relationId } from '#collections/relation-id.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { nextAnswerBy } from './inquiry-desk-settings.ts'
import { fieldInvalid, fieldNotText } from '#contract/fields/messages.ts'

declare module 'payload' {
  interface RequestContext {
    /** The reply that a change of an inquiry goes with, and the id of its event. */
    reply?: { id: string; text: string }
  }
}

/** Stores with a new inquiry the time by which its sender was told to expect an answer, and the language of that message. */
export const storeAnswerBy: CollectionBeforeChangeHook<Inquiry> = async ({ data, operation, req }) =>
  operation === 'create'
    ? { ...data, answerBy: await nextAnswerBy(req.payload), language: languageOf(req.locale) }
    : data

type Reply = NonNullable<RequestContext['reply']>

interface Event {
  id?: string
  kind: DeskEventKind
  text: string
}

type State = Pick<Inquiry, 'status' | 'takenBy'>

/** The events that a change of an inquiry adds to its thread. */
export function eventsOf(
  before: Partial<State> | undefined,
  after: Partial<State> & { note?: string | null | undefined; reply?: Reply | undefined },
): Event[] {
  const events: Event[] = []
  const [holder, next] = [relationId(before?.takenBy), relationId(after.takenBy)]
  if (after.takenBy !== undefined && holder !== next)
    events.push({ kind: next === undefined ? 'released' : 'taken', text: '' })
  const note = after.note?.trim() ?? ''
  if (note !== '') events.push({ kind: 'note', text: note })
  if (after.reply) events.push({ kind: 'reply', ...after.reply })
  if (before && after.status !== undefined && after.status !== before.status)
    events.push({ kind: 'status', text: after.status })
  return events
}

const unknownHolder = () => fieldError('takenBy', fieldInvalid('Holder'))

/** Checked here, since Payload has not validated the value yet. */
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'

/** The name of a user; empty for no user and for the requester. Throws 400 if the user does not exist. */
async function nameOfOther(req: PayloadRequest, id: string | undefined): Promise<string> {
  const { payload, user } = req
  if (id === undefined || id === String(user?.id)) return ''
  if (!isId(req, id)) throw unknownHolder()
  const other = await payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    depth: 0,
    disableErrors: true,
  })
  if (!other) throw unknownHolder()
  return other.name
}

/** Appends the change to the thread on every route; clients cannot write the thread. */
export const appendToThread: CollectionBeforeChangeHook<Inquiry> = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const { note, ...rest } = data
  if (!isTextOrNone(note)) throw fieldError('note', fieldNotText('Note'))
  const before = operation === 'update' ? originalDoc : undefined
  const [at, who] = [new Date().toISOString(), req.user?.name ?? '']
  const added = eventsOf(before, { ...rest, note, reply: context.reply })
  const taken = added.find(({ kind }) => kind === 'taken')
  if (taken) taken.text = await nameOfOther(req, relationId(rest.takenBy))
  const thread = [...(before?.thread ?? []), ...added.map((event) => ({ at, who, ...event }))]
  // Any change cancels the scheduled removal; createdAt is immutable.
  return { ...rest, ...(before ? { createdAt: before.createdAt } : {}), removeAt: null, thread }
}
