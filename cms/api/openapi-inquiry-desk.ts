import {
  type DeskCounts,
  type DeskEvent,
  deskEventKinds,
  type DeskInquiry,
  type DeskOptions,
  type DeskRow,
  type ErasedData,
  inquiryStatuses,
  NOTE_MAX,
  type PersonalData,
  REPLY_MAX,
} from '#contract/inquiry-desk.ts'
import type { ReplyTemplate } from '#contract/inquiry-desk-settings.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { EMAIL, NAME, TITLE } from '#contract/limits.ts'
import type { Operation } from './openapi-operations.ts'
import { body } from './openapi-schemas.ts'
import {
  object,
  flag,
  type Json,
  list,
  objectOf,
  oneOf,
  orNull,
  type PropertiesOf,
  ref,
  text,
  time,
  timeOrNone,
  whole,
} from './json-schema.ts'

/** The tag of the operations of the desk. */
export const DESK = 'Desk'

const someText = (maxLength: number): Json => ({ type: 'string', minLength: 1, pattern: '\\S', maxLength })
const status = oneOf(inquiryStatuses)

const named = objectOf<{ _id: string; name: string }>({ _id: text, name: text })

const row: PropertiesOf<DeskRow> = {
  _id: text,
  status,
  takenBy: orNull(named),
  answerBy: { ...timeOrNone, description: 'The time by which an answer was promised.' },
  removeAt: { ...timeOrNone, description: 'When it will be deleted; null while that is not near.' },
  language: { ...oneOf(LANGUAGES), description: 'Language of the page it was sent from; replies use it.' },
}

export const deskSchemas = {
  DeskRow: objectOf<DeskRow>(row),
  DeskEvent: {
    ...objectOf<DeskEvent>({ _id: text, at: time, who: text, kind: oneOf(deskEventKinds), text }),
    description: 'The text is the new status, the note, the reply, or the name of the person to whom it was assigned.',
  },
  DeskInquiry: objectOf<DeskInquiry>({ ...row, inquiry: ref('Inquiry'), thread: list(ref('DeskEvent')) }),
  DeskOptions: objectOf<DeskOptions>({
    sendsMail: flag,
    templates: list(objectOf<ReplyTemplate>({ name: text, text })),
    keepMonths: { type: ['integer', 'null'], minimum: 1 },
    staff: { ...list(named), description: 'Those to whom an inquiry can be assigned.' },
  }),
  PersonalData: objectOf<PersonalData>({
    email: text,
    inquiries: list(ref('DeskInquiry')),
    mails: list(objectOf<PersonalData['mails'][number]>({ task: text, createdAt: time })),
    audit: list(objectOf<PersonalData['audit'][number]>({ at: time, who: text, action: text })),
  }),
}

const person = body(object({ email: { type: 'string', format: 'email', maxLength: EMAIL } }))

/** The operations by method and path. */
export const deskOperations = (idempotencyKey: Json): Readonly<Record<string, Operation>> => ({
  'get /answer-time': {
    operationId: 'answerTime',
    tag: 'Inquiry',
    summary: 'By when an inquiry that is sent now is answered',
    description: 'By the working hours and holidays of the settings; null if the office does not open.',
    schema: object({ answerBy: timeOrNone }),
  },
  'get /desk': {
    operationId: 'listDesk',
    tag: DESK,
    summary: 'The state of each inquiry',
    description: 'In the order of the inquiries, the newest first; what visitors wrote is in the list of inquiries.',
    schema: list(ref('DeskRow')),
  },
  'get /desk/counts': {
    operationId: 'countDesk',
    tag: DESK,
    summary: 'The numbers of new and overdue inquiries, and of the caller’s own',
    description:
      'Overdue are those whose promised time is over and that are new or open; mine: new or open, assigned to the caller.',
    schema: objectOf<DeskCounts>({ new: whole, overdue: whole, mine: whole }),
  },
  'get /desk/options': {
    operationId: 'deskOptions',
    tag: DESK,
    summary: 'Options of the inquiry desk',
    description: 'Whether it sends replies, the templates for them, and how long inquiries are kept.',
    schema: ref('DeskOptions'),
  },
  'get /desk/:id': {
    operationId: 'readDesk',
    tag: DESK,
    summary: 'An inquiry with all that was done about it',
    description: 'The oldest event first.',
    schema: ref('DeskInquiry'),
  },
  'patch /desk/:id': {
    operationId: 'changeDesk',
    tag: DESK,
    summary: 'Changes the status of an inquiry, takes it, assigns it, or adds a note',
    description:
      'What the visitor wrote is never changed. Assigning a new inquiry sets it to open. `holder` is the id of a staff member, who is notified by e-mail if there is a mail server; it is not sent with `taken`. What a colleague has taken is handed over with `holder`: `taken` is refused with 409. With `from`, so is a change of what no longer has that status, unless it has the new one already.',
    requestBody: body({
      ...object(
        { status, from: status, taken: { type: 'boolean' }, holder: someText(NAME), note: someText(NOTE_MAX) },
        [],
      ),
      not: object({ taken: {}, holder: {} }),
    }),
    schema: ref('DeskInquiry'),
    failures: ['409'],
  },
  'post /desk/:id/reply': {
    operationId: 'replyToInquiry',
    tag: DESK,
    summary: 'Mails a reply to the sender of an inquiry',
    description: 'The inquiry is answered then. 400 without a mail server.',
    parameters: [idempotencyKey],
    requestBody: body(object({ subject: someText(TITLE), text: someText(REPLY_MAX) })),
    status: '201',
    schema: ref('DeskInquiry'),
    failures: ['409'],
  },
  'post /desk/person': {
    operationId: 'readPersonalData',
    tag: DESK,
    summary: 'All data stored for an e-mail address',
    description: 'Inquiries with their threads, mails that wait, and what the audit trail says.',
    requestBody: person,
    schema: ref('PersonalData'),
  },
  'post /desk/person/erase': {
    operationId: 'erasePersonalData',
    tag: DESK,
    summary: 'Permanently deletes it',
    description: 'The audit trail stays; it names inquiries by their ids.',
    requestBody: person,
    schema: objectOf<ErasedData>({ inquiries: whole, mails: whole }),
  },
})
