import {
  changeActions,
  changedKinds,
  changePlaces,
  type Dashboard,
  type DemoContent,
  draftStates,
  type EntryRow,
  firmFacts,
  type SetupChecklist,
  setupSteps,
  missingContentKinds,
} from '#contract/dashboard.ts'
import { isInquiryStatus } from '#contract/inquiry-desk.ts'
import { isResourceName, type ResourceName } from '#contract/index.ts'
import { isNumber, isRecord, isText, listOf } from '#contract/narrow.ts'
import { scheduledActions } from '#contract/writing.ts'
import type { Api } from '../api/client.ts'
import { isTextOrNone } from '../api/checks.ts'

/** The calls of the start page. */

type Check = (value: unknown) => boolean

const isFlag: Check = (value) => typeof value === 'boolean'
const isType = (value: unknown): value is ResourceName => isText(value) && isResourceName(value)
const oneOf =
  (names: readonly string[]): Check =>
  (value) =>
    names.some((name) => name === value)

/** Whether something has these members. */
const has =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(members).every(([name, is]) => is(value[name]))

const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value)
const part = (row: Check) => ({ total: isNumber, rows: listOf(row) })

const entry = { type: isType, _id: isText, title: isText } satisfies { [Name in keyof EntryRow]: Check }
const isOptionalText: Check = (value) => value === undefined || isText(value)

const isInquiry = has({
  _id: isText,
  name: isText,
  status: isInquiryStatus,
  createdAt: isText,
  answerBy: isTextOrNone,
  takenBy: isTextOrNone,
})
const isDraft = has({ ...entry, state: oneOf(draftStates), savedAt: isText })
const isScheduled = has({ ...entry, action: oneOf(scheduledActions), at: isText, failed: isOptionalText })
const isChange = has({
  at: isText,
  who: isTextOrNone,
  action: oneOf(changeActions),
  type: (value) => isType(value) || oneOf(changedKinds)(value),
  _id: isText,
  title: isText,
  place: oneOf(changePlaces),
  more: isNumber,
})
const isMissingContent = has({
  kind: oneOf(missingContentKinds),
  ...part(has(entry)),
  types: listOf(has({ type: isType, total: isNumber })),
})
const setupChecklist = {
  steps: listOf(has({ name: oneOf(setupSteps), isDone: isFlag })),
  firmLeft: listOf(oneOf(firmFacts)),
  isHidden: isFlag,
} satisfies {
  [Name in keyof SetupChecklist]: Check
}
const demo = {
  unchanged: isNumber,
  changed: isNumber,
  removed: orNull(has({ entries: isNumber, at: isText, by: isTextOrNone })),
} satisfies { [Name in keyof DemoContent]: Check }

const members = {
  inquiries: has({ ...part(isInquiry), overdue: isNumber }),
  drafts: has(part(isDraft)),
  scheduled: has(part(isScheduled)),
  changes: listOf(isChange),
  lacks: listOf(isMissingContent),
  firstDay: orNull(has(setupChecklist)),
  demo: orNull(has(demo)),
} satisfies { [Name in keyof Dashboard]: Check }

const isDashboard = (value: unknown): value is Dashboard => has(members)(value)
const isDemoContent = (value: unknown): value is DemoContent => has(demo)(value)

export const loadDashboard = (api: Api): Promise<Dashboard> => api.call(isDashboard, '/dashboard')

export const hideSetupSteps = (api: Api, hidden: boolean): Promise<unknown> =>
  api.call(isRecord, '/dashboard/first-day', { method: 'PATCH', body: { hidden } })

export const loadDemo = (api: Api): Promise<DemoContent> => api.call(isDemoContent, '/demo-content')

/** @param changed whether to remove entries that were changed, too */
export const removeDemo = (api: Api, changed: boolean): Promise<DemoContent> =>
  api.call(isDemoContent, '/demo-content/remove', { method: 'POST', body: { changed } })

export const restoreDemo = (api: Api): Promise<DemoContent> =>
  api.call(isDemoContent, '/demo-content/restore', { method: 'POST', body: {} })
