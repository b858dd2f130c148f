import type { Checked } from './failure.ts'
import type { InquiryStatus } from './inquiry-desk.ts'
import type { ResourceName } from './index.ts'
import type { OtherTitle, ScheduledState } from './writing.ts'
import { checkFlag } from './fields/boolean.ts'

/** The data of the staff's start page. Times are ISO 8601 in UTC. */

/** The most rows of a part: its first ones. */
export const PART_ROWS = 5
/** The newest changes that are shown. */
export const CHANGE_ROWS = 8

export interface DashboardPart<Row> {
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

/** An inquiry without an answer, with the time by which one was promised. */
export interface WaitingInquiry {
  _id: string
  name: string
  status: InquiryStatus
  createdAt: string
  /** Null where nothing was promised. */
  answerBy: string | null
  /** The name of its holder. */
  takenBy: string | null
}

export interface WaitingInquiries extends DashboardPart<WaitingInquiry> {
  overdue: number
}

export const draftStates = ['draft', 'changed'] as const

/** An entry of which visitors see nothing, or not the newest content. */
export interface DraftRow extends EntryRow {
  state: (typeof draftStates)[number]
  savedAt: string
  /** The title in another language, if there is none in the default one. */
  otherTitle?: OtherTitle
}

/** An entry's next scheduled action, or one that failed. */
export type ScheduledRow = EntryRow & ScheduledState

export const changeActions = ['created', 'changed', 'deleted', 'restored'] as const
export type ChangeAction = (typeof changeActions)[number]

/** `document`: a PDF. */
export const changedKinds = ['media', 'document', 'settings'] as const
export const changePlaces = ['site', 'trash', 'gone'] as const

/** The last change of an entry, of a file of the library, or of the settings. */
export interface ChangeRow {
  at: string
  /** The person's name; null if they are gone. */
  who: string | null
  action: ChangeAction
  type: ResourceName | (typeof changedKinds)[number]
  _id: string
  title: string
  /** Where it is now: on the site (entries that are not visible too), in the trash, or deleted permanently. */
  place: (typeof changePlaces)[number]
  /** The number of further documents of its type that the same person changed in the same way just before. */
  more: number
}

/** What can be missing in visible entries: the text in English, a picture, its alternative text, a description for search engines, a title in another language. */
export const missingContentKinds = ['text', 'picture', 'alt', 'searchText', 'translation'] as const
export type MissingContentKind = (typeof missingContentKinds)[number]

export interface MissingContent extends DashboardPart<EntryRow> {
  kind: MissingContentKind
  /** The number of these entries by type; types without any are left out. */
  types: { type: ResourceName; total: number }[]
}

/** The setup steps in order; the last two are recommendations. */
export const setupSteps = [
  'firm',
  'plans',
  'publicUrl',
  'trustProxy',
  'mail',
  'post',
  'demo',
  'people',
  'secondFactor',
] as const
export type SetupStep = (typeof setupSteps)[number]

const recommended: readonly SetupStep[] = ['people', 'secondFactor']
export const isRecommended = (step: SetupStep): boolean => recommended.includes(step)

/** The settings that name the firm and say how to reach it. */
export const firmFacts = ['firmName', 'location', 'latitude', 'email', 'phone'] as const
export type FirmFact = (typeof firmFacts)[number]

export interface SetupChecklist {
  /** The steps that apply to this site. Whether each is done is derived from the present state; none is ticked off by hand. */
  steps: { name: SetupStep; isDone: boolean }[]
  /** The settings that still have the shipped value. */
  firmLeft: FirmFact[]
  /** Whether this person has hidden the steps. */
  isHidden: boolean
}

/** Whether all steps but the recommended ones are done. */
export const isSetupDone = ({ steps }: SetupChecklist): boolean =>
  steps.every(({ name, isDone }) => isDone || isRecommended(name))

/** The state of the entries that an empty site is filled with. */
export interface DemoContent {
  /** The number of unchanged entries, without those in the trash. */
  unchanged: number
  /** The number of changed entries, or with a draft, without those in the trash. */
  changed: number
  /** The removed entries that can be restored, and when and by whom the last were removed; null if there are none. */
  removed: { entries: number; at: string; by: string | null } | null
}

export interface Dashboard {
  inquiries: WaitingInquiries
  drafts: DashboardPart<DraftRow>
  scheduled: DashboardPart<ScheduledRow>
  changes: ChangeRow[]
  /** Only kinds with at least one entry. */
  lacks: MissingContent[]
  /** Null for editors, who lack the permissions, as is `demo`. */
  firstDay: SetupChecklist | null
  demo: DemoContent | null
}

type Raw = Readonly<Record<string, unknown>>

/** Checks the request that removes the demo content; with `changed`, entries that were changed are removed, too. */
export function checkDemoRemoval({ changed: sent = false }: Raw): Checked<{ changed: boolean }> {
  const changed = checkFlag('Changed', sent)
  return changed.message === undefined
    ? { ok: true, values: { changed: changed.value } }
    : { ok: false, errors: [{ field: 'changed', message: changed.message }] }
}

/** Checks the request that hides or shows the setup steps. */
export function checkSetupVisibility(raw: Raw): Checked<{ hidden: boolean }> {
  const hidden = checkFlag('Hidden', raw['hidden'])
  return hidden.message === undefined
    ? { ok: true, values: { hidden: hidden.value } }
    : { ok: false, errors: [{ field: 'hidden', message: hidden.message }] }
}
