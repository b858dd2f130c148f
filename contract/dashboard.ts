import type { Checked } from './failure.ts'
import type { InquiryStatus } from './desk.ts'
import type { ResourceName } from './index.ts'
import type { ScheduledState } from './writing.ts'

/** What the staff's start page says there is to do. Times are ISO 8601 in UTC. */

/** Each part has its first rows alone, with the number of all. */
export const PART_ROWS = 5
/** The newest changes that are shown. */
export const CHANGE_ROWS = 8

export interface Part<Row> {
  /** Of all, whether they are among the rows or not. */
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

/** What happens to an entry by itself next, or could not be done. */
export type ScheduledRow = EntryRow & ScheduledState

export const changeActions = ['created', 'changed', 'deleted', 'restored'] as const
export type ChangeAction = (typeof changeActions)[number]

export const changedKinds = ['media', 'settings'] as const
export const changePlaces = ['site', 'trash', 'gone'] as const

/** The last thing that somebody did with an entry, a picture or the settings. */
export interface ChangeRow {
  at: string
  /** The person's name; null if they are gone. */
  who: string | null
  action: ChangeAction
  type: ResourceName | (typeof changedKinds)[number]
  _id: string
  title: string
  /** Where it is now. */
  place: (typeof changePlaces)[number]
  /** How many more of its type the same person did the same with just before. */
  more: number
}

/** What entries that visitors see can lack: a picture, its alternative text, a text for search engines, any text in another language. */
export const lackKinds = ['picture', 'alt', 'searchText', 'translation'] as const
export type LackKind = (typeof lackKinds)[number]

export interface Lack extends Part<EntryRow> {
  kind: LackKind
  /** How many of each type that has some. */
  types: { type: ResourceName; total: number }[]
}

/** What is done on the first day, in this order; the last two are advice. */
export const firstSteps = ['firm', 'mail', 'post', 'demo', 'people', 'secondFactor'] as const
export type FirstStep = (typeof firstSteps)[number]

const advised: readonly FirstStep[] = ['people', 'secondFactor']
export const isAdvised = (step: FirstStep): boolean => advised.includes(step)

/** What names and reaches the firm. */
export const firmFacts = ['firmName', 'location', 'email', 'phone'] as const
export type FirmFact = (typeof firmFacts)[number]

export interface FirstDay {
  /** Those that this site has, with what is so now: no click makes a step done. */
  steps: { name: FirstStep; isDone: boolean }[]
  /** Those that are still what came with the site. */
  firmLeft: FirmFact[]
  /** Whether this person wants to see them no more. */
  isHidden: boolean
}

/** Whether nothing is left of it but advice. */
export const isFirstDayOver = ({ steps }: FirstDay): boolean =>
  steps.every(({ name, isDone }) => isDone || isAdvised(name))

/** What is left of the entries that an empty site is filled with. */
export interface DemoContent {
  /** Entries that nobody has changed since, not in the trash. */
  unchanged: number
  /** Those that somebody has. */
  changed: number
  /** What was removed and can be put back: how many entries, when and by whom; null if nothing. */
  removed: { entries: number; at: string; by: string | null } | null
}

export interface Dashboard {
  inquiries: WaitingInquiries
  drafts: Part<DraftRow>
  scheduled: Part<ScheduledRow>
  changes: ChangeRow[]
  /** Those of which there are some. */
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

/** Whether entries of the demo content are removed that somebody has changed, too. */
export function checkDemoRemoval(raw: Raw): Checked<{ changed: boolean }> {
  const changed = flagOf(raw['changed'])
  return changed === undefined
    ? { ok: false, errors: [{ field: 'changed', message: 'Changed must be true or false' }] }
    : { ok: true, values: { changed } }
}

/** Whether somebody wants to see the first steps no more. */
export function checkFirstDay(raw: Raw): Checked<{ hidden: boolean }> {
  const hidden = flagOf(raw['hidden'])
  return hidden === undefined
    ? { ok: false, errors: [{ field: 'hidden', message: 'Hidden must be true or false' }] }
    : { ok: true, values: { hidden } }
}
