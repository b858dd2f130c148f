import {
  changeActions,
  changedKinds,
  changePlaces,
  draftStates,
  firmFacts,
  setupSteps,
  missingContentKinds,
} from '#contract/dashboard.ts'
import { inquiryStatuses } from '#contract/inquiry-desk.ts'
import { resourceNames } from '#contract/index.ts'
import { scheduledActions } from '#contract/writing.ts'
import type { Operation } from './openapi-operations.ts'
import { otherTitle } from './openapi-writing.ts'
import { body, type Json, list, object, oneOf, orNull, ref, text, time, whole } from './openapi-schemas.ts'

export const DASHBOARD = 'Dashboard'

const flag: Json = { type: 'boolean' }
const part = (row: Json): Json => ({ total: whole, rows: list(row) })

const entry: Json = { type: oneOf(resourceNames), _id: text, title: text }
const inquiry = object({
  _id: text,
  name: text,
  status: oneOf(inquiryStatuses),
  createdAt: time,
  answerBy: orNull(time),
  takenBy: orNull(text),
})
const scheduled = object({ ...entry, action: oneOf(scheduledActions), at: time, failed: text }, [
  ...Object.keys(entry),
  'action',
  'at',
])
const draft: Json = { ...entry, state: oneOf(draftStates), savedAt: time }
const change = object({
  at: time,
  who: orNull(text),
  action: oneOf(changeActions),
  type: oneOf([...resourceNames, ...changedKinds]),
  _id: text,
  title: text,
  place: oneOf(changePlaces),
  more: { ...whole, description: 'How many more of its type the same person did the same with just before.' },
})

export const dashboardSchemas: Json = {
  Dashboard: {
    ...object({
      inquiries: object({ ...part(inquiry), overdue: whole }),
      drafts: object(part(object({ ...draft, otherTitle }, Object.keys(draft)))),
      scheduled: object(part(scheduled)),
      changes: list(change),
      lacks: list(
        object({
          kind: oneOf(missingContentKinds),
          ...part(object(entry)),
          types: list(object({ type: oneOf(resourceNames), total: whole })),
        }),
      ),
      firstDay: orNull(
        object({
          steps: list(object({ name: oneOf(setupSteps), isDone: flag })),
          firmLeft: list(oneOf(firmFacts)),
          isHidden: flag,
        }),
      ),
      demo: orNull(ref('DemoContent')),
    }),
    description: 'The first rows of each part, with the number of all. `firstDay` and `demo` are null for editors.',
  },
  DemoContent: object({
    unchanged: whole,
    changed: whole,
    removed: orNull(object({ entries: whole, at: time, by: orNull(text) })),
  }),
}

const demo = (operationId: string, summary: string, description: string): Operation => ({
  operationId,
  tag: DASHBOARD,
  summary,
  description,
  schema: ref('DemoContent'),
})

/** The operations by method and path. */
export const dashboardOperations: Readonly<Record<string, Operation>> = {
  'get /dashboard': {
    operationId: 'dashboard',
    tag: DASHBOARD,
    summary: 'What there is to do',
    description: 'Inquiries that wait, drafts, what is scheduled, the last changes, and what entries lack.',
    schema: ref('Dashboard'),
  },
  'patch /dashboard/first-day': {
    operationId: 'hideFirstDay',
    tag: DASHBOARD,
    summary: 'Hides the list of first steps, or shows it again',
    description: 'For the caller only.',
    requestBody: body(object({ hidden: flag })),
    schema: object({ hidden: flag }),
  },
  'get /demo-content': demo(
    'demoContent',
    'What is left of the demo content',
    'The entries that an empty database was filled with, as marked at that time.',
  ),
  'post /demo-content/remove': {
    ...demo(
      'removeDemoContent',
      'Moves the demo content to the trash',
      'With its pictures that nothing else uses. What somebody has changed since stays, unless `changed` is true.',
    ),
    requestBody: { ...body(object({ changed: flag }, [])), required: false },
  },
  'post /demo-content/restore': demo(
    'restoreDemoContent',
    'Puts the demo content back that was removed',
    'As it was, with its pictures. No failure if nothing was.',
  ),
}
