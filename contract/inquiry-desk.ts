import type { ReplyTemplate } from './inquiry-desk-settings.ts'
import type { Checked, FieldError } from './failure.ts'
import { checkFlag } from './fields/boolean.ts'
import { type FieldOf, validateField } from './fields/index.ts'
import type { EntityOf } from './index.ts'
import type { Language } from './languages.ts'
import { NAME, TITLE } from './limits.ts'
import { fieldNotOneOf } from './fields/messages.ts'
import { checkEmail } from './person-fields.ts'
import { staffMessages } from './staff-messages.ts'

/** The staff's data of inquiries, besides the visitor's own words. */

export const inquiryStatuses = ['new', 'open', 'waiting', 'answered', 'spam'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const isInquiryStatus = (value: unknown): value is InquiryStatus => inquiryStatuses.some((one) => one === value)

/** The statuses in which the office owes an answer; `waiting` is for the visitor's. */
export const owedStatuses = ['new', 'open'] as const satisfies readonly InquiryStatus[]

const isOwed = (status: InquiryStatus): boolean => owedStatuses.some((one) => one === status)

/**
 * The kinds of events in a thread. An event's text is the new status, the note, the reply, or of `taken` the name of the new
 * holder; it is empty for those who took the inquiry themselves, and for `released`, after which it has no holder.
 */
export const deskEventKinds = ['status', 'taken', 'released', 'note', 'reply'] as const
export type DeskEventKind = (typeof deskEventKinds)[number]

export interface DeskEvent {
  _id: string
  /** ISO 8601, UTC. */
  at: string
  /** The name of the person at that time; empty if unknown. */
  who: string
  kind: DeskEventKind
  text: string
}

/** An inquiry in the desk's list. Times are ISO 8601 in UTC. */
export interface DeskRow {
  _id: string
  status: InquiryStatus
  /** The holder: the person of the staff who answers the inquiry. */
  takenBy: { _id: string; name: string } | null
  /** The time by which an answer was promised; null if none was. */
  answerBy: string | null
  /** When it will be deleted; null while that is not near. */
  removeAt: string | null
  /** The language of the page that it was sent from, which replies are in. */
  language: Language
}

/** An inquiry with all that was done about it, the oldest first. */
export interface DeskInquiry extends DeskRow {
  inquiry: EntityOf<'inquiry'>
  thread: DeskEvent[]
}

/** Whether `answerBy` is over and the answer still owed. */
export const isOverdue = ({ status, answerBy }: Pick<DeskRow, 'status' | 'answerBy'>, now: number): boolean =>
  isOwed(status) && answerBy !== null && Date.parse(answerBy) < now

/** The order of the desk: what is owed by its `answerBy`, then what waits, then the rest; within these the newest first. */
export function deskOrder(row: Pick<DeskRow, 'status' | 'answerBy'>): string {
  const rank = isOwed(row.status) ? 0 : row.status === 'waiting' ? 1 : 2
  return rank === 0 ? `0 ${row.answerBy ?? '~'}` : String(rank)
}

/** A change of an inquiry's state; what is not sent stays. */
export interface DeskChange {
  status?: InquiryStatus
  /** The status that it must still have. */
  from?: InquiryStatus
  /** True makes the signed-in user its holder, false leaves it without one. */
  taken?: boolean
  /** The id of the colleague who becomes its holder. */
  holder?: string
  /** Added to the thread. */
  note?: string
}

/** The longest note. */
export const NOTE_MAX = 5_000
/** The longest reply, with the quote. */
export const REPLY_MAX = 20_000

type Raw = Readonly<Record<string, unknown>>

const lines: FieldOf<'lines'> = { kind: 'lines', max: NOTE_MAX, required: true }
const replyField: FieldOf<'lines'> = { kind: 'lines', max: REPLY_MAX, required: true }
const subjectField: FieldOf<'text'> = { kind: 'text', max: TITLE, required: true }
const holderField: FieldOf<'text'> = { kind: 'text', max: NAME, required: true }

const statusFields = [
  ['status', 'Status'],
  ['from', 'From'],
] as const

export function checkDeskChange(raw: Raw): Checked<DeskChange> {
  const errors: FieldError[] = []
  const change: DeskChange = {}
  const { taken, holder, note } = raw
  for (const [field, label] of statusFields) {
    const status = raw[field]
    if (isInquiryStatus(status)) change[field] = status
    else if (status !== undefined) errors.push({ field, message: fieldNotOneOf(label, inquiryStatuses) })
  }
  if (taken !== undefined) {
    const checked = checkFlag('Taken', taken)
    if (checked.message === undefined) change.taken = checked.value
    else errors.push({ field: 'taken', message: checked.message })
  }
  if (holder !== undefined) {
    const checked = validateField('Holder', holderField, holder)
    if (checked.message === undefined) change.holder = checked.value
    else errors.push({ field: 'holder', message: checked.message })
    if (taken !== undefined) errors.push({ field: 'holder', message: staffMessages.takenOrHolder })
  }
  if (note !== undefined) {
    const checked = validateField('Note', lines, note)
    if (checked.message === undefined) change.note = checked.value
    else errors.push({ field: 'note', message: checked.message })
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: change }
}

/** A mail to the visitor. */
export interface Reply {
  subject: string
  text: string
}

export function checkReply(raw: Raw): Checked<Reply> {
  const subject = validateField('Subject', subjectField, raw['subject'])
  const text = validateField('Text', replyField, raw['text'])
  if (subject.message === undefined && text.message === undefined)
    return { ok: true, values: { subject: subject.value, text: text.value } }
  return {
    ok: false,
    errors: [
      ...(subject.message === undefined ? [] : [{ field: 'subject', message: subject.message }]),
      ...(text.message === undefined ? [] : [{ field: 'text', message: text.message }]),
    ],
  }
}

/** Checks the e-mail address of the person whose data is requested, and normalizes it. */
export function checkPerson(raw: Raw): Checked<{ email: string }> {
  const email = checkEmail(raw['email'])
  return email.message === undefined
    ? { ok: true, values: { email: email.value } }
    : { ok: false, errors: [{ field: 'email', message: email.message }] }
}

/** The numbers of inquiries that the office has to act on. */
export interface DeskCounts {
  new: number
  /** Inquiries with an owed answer whose `answerBy` has passed. */
  overdue: number
  /** Inquiries with an owed answer whose holder is the signed-in user. */
  mine: number
}

/** The desk's features on this site. */
export interface DeskOptions {
  /** Whether replies are sent from here. */
  sendsMail: boolean
  templates: ReplyTemplate[]
  /** Months after which an inquiry is deleted; null for never. */
  keepMonths: number | null
  /** The people who can be holders of inquiries, by name. */
  staff: { _id: string; name: string }[]
}

/** Days that the desk says beforehand that an inquiry will be deleted. */
export const NOTICE_DAYS = 14

/** All stored data about a person who sent inquiries, except in backups. */
export interface PersonalData {
  email: string
  inquiries: DeskInquiry[]
  /** Mails about them that wait to be sent. */
  mails: { task: string; createdAt: string }[]
  /** The audit trail's records of the inquiries, and of an account with the address. */
  audit: { at: string; who: string; action: string }[]
}

/** The numbers of deleted documents. */
export interface ErasedData {
  inquiries: number
  mails: number
}
