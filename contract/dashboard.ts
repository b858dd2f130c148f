import type { Checked } from './failure.ts'
import type { InquiryStatus } from './desk.ts'
import type { ResourceName } from './index.ts'
import type { ScheduledState } from './writing.ts'

/** The data of the staff's start page. Times are ISO 8601 in UTC. */

/** The number of rows of each part, which also has the total. */
export const PART_ROWS = 5
/** The newest changes that are shown. */
export const CHANGE_ROWS = 8

export interface Part<Row> {
  /** The total, including rows that are not listed. */
  total: number
  rows: Row[]
}

export interface EntryRow {
  type: ResourceName
  _id: string
  /** Empty if it has none. */
  title: string
}

/** An inquiry that the office owes an answer, by the time that was promised. */
export interface WaitingInquiry {
  _id: string
  name: string
  status: InquiryStatus
  createdAt: string
  /** Null where nothing was promised. */
  answerBy: string | null
  /** The name of who has taken it. */
  takenBy: string | null
}

export interface WaitingInquiries extends Part<WaitingInquiry> {
  overdue: number
}

export const draftStates = ['draft', 'changed'] as const

/** An entry of which visitors see nothing, or not the newest content. */
export interface DraftRow extends EntryRow {
  state: (typeof draftStates)[number]
  savedAt: string
}

/** An entry's next scheduled action, or one that failed. */
export type ScheduledRow = EntryRow & ScheduledState

export const changeActions = ['created', 'changed', 'deleted', 'restored'] as const
export type ChangeAction = (typeof changeActions)[number]

export const changedKinds = ['media', 'settings'] as const
export const changePlaces = ['site', 'trash', 'gone'] as const

/** The last change of an entry, a picture or the settings. */
export interface ChangeRow {
  at: string
  /** The person's name; null if they are gone. */
  who: string | null
  action: ChangeAction
  type: ResourceName | (typeof changedKinds)[number]
  _id: string
  title: string
  /** The present location. */
  place: (typeof changePlaces)[number]
  /** The number of further documents of its type that the same person changed in the same way just before. */
  more: number
}

/** What visible entries can lack: a picture, its alternative text, a text for search engines, a text in another language. */
export const lackKinds = ['picture', 'alt', 'searchText', 'translation'] as const
export type LackKind = (typeof lackKinds)[number]

export interface Lack extends Part<EntryRow> {
  kind: LackKind
  /** The total of each type that lacks something. */
  types: { type: ResourceName; total: number }[]
}

/** The steps of the first day in order; the last two are recommendations. */
export const firstSteps = ['firm', 'mail', 'post', 'demo', 'people', 'secondFactor'] as const
export type FirstStep = (typeof firstSteps)[number]

const advised: readonly FirstStep[] = ['people', 'secondFactor']
export const isAdvised = (step: FirstStep): boolean => advised.includes(step)

/** The firm's settings for its name and contact. */
export const firmFacts = ['firmName', 'location', 'email', 'phone'] as const
export type FirmFact = (typeof firmFacts)[number]

export interface FirstDay {
  /** The steps of this site; whether each is done is derived from the data. */
  steps: { name: FirstStep; isDone: boolean }[]
  /** Settings that still have the shipped value. */
  firmLeft: FirmFact[]
  /** Whether this person wants to see them no more. */
  isHidden: boolean
}

/** Whether nothing is left of it but advice. */
export const isFirstDayOver = ({ steps }: FirstDay): boolean =>
  steps.every(({ name, isDone }) => isDone || isAdvised(name))

/** The state of the entries that an empty site is filled with. */
export interface DemoContent {
  /** Unchanged entries that are not in the trash. */
  unchanged: number
  /** Changed entries. */
  changed: number
  /** The removal that can be undone: how many entries, when and by whom; null if there is none. */
  removed: { entries: number; at: string; by: string | null } | null
}

export interface Dashboard {
  inquiries: WaitingInquiries
  drafts: Part<DraftRow>
  scheduled: Part<ScheduledRow>
  changes: ChangeRow[]
  /** The kinds of which there are any. */
  lacks: Lack[]
  /** Null for editors, who can do none of it. */
  firstDay: FirstDay | null
  demo: DemoContent | null
}

type Raw = Readonly<Record<string, unknown>>

/** A value that is true or false; false if none is sent, undefined for any other. */
function flagOf(sent: unknown): boolean | undefined {
  if (sent === undefined) return false
  if (typeof sent === 'boolean') return sent
  return sent === 'true' ? true : sent === 'false' ? false : undefined
}

/** Checks the request that removes the demo content; `changed` includes changed entries. */
export function checkDemoRemoval(raw: Raw): Checked<{ changed: boolean }> {
  const changed = flagOf(raw['changed'])
  return changed === undefined
    ? { ok: false, errors: [{ field: 'changed', message: 'Changed must be true or false' }] }
    : { ok: true, values: { changed } }
}

/** Checks the request that hides the first steps. */
export function checkFirstDay(raw: Raw): Checked<{ hidden: boolean }> {
  const hidden = flagOf(raw['hidden'])
  return hidden === undefined
    ? { ok: false, errors: [{ field: 'hidden', message: 'Hidden must be true or false' }] }
    : { ok: true, values: { hidden } }
}
