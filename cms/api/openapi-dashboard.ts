import {
  type ChangeRow,
  changeActions,
  changedKinds,
  changePlaces,
  type Dashboard,
  type DashboardPart,
  type DemoContent,
  type DraftRow,
  draftStates,
  type EntryRow,
  firmFacts,
  type MissingContent,
  missingContentKinds,
  type ScheduledRow,
  type SetupChecklist,
  setupSteps,
  type WaitingInquiries,
  type WaitingInquiry,
} from '#contract/dashboard.ts'
import { inquiryStatuses } from '#contract/inquiry-desk.ts'
import { resourceNames } from '#contract/index.ts'
import { scheduledActions } from '#contract/writing.ts'
import type { Operation } from './openapi-operations.ts'
import { otherTitle } from './openapi-writing.ts'
import { body } from './openapi-schemas.ts'
import {
  object,
  flag,
  list,
  objectOf,
  oneOf,
  optional,
  orNull,
  type PropertiesOf,
  ref,
  type Schema,
  text,
  time,
  whole,
} from './json-schema.ts'

export const DASHBOARD = 'Dashboard'

const part = <Row>(row: Schema<Row>): PropertiesOf<DashboardPart<Row>> => ({ total: whole, rows: list(row) })

const entry: PropertiesOf<EntryRow> = { type: oneOf(resourceNames), _id: text, title: text }
const inquiry = objectOf<WaitingInquiry>({
  _id: text,
  name: text,
  status: oneOf(inquiryStatuses),
  createdAt: time,
  answerBy: orNull(time),
  takenBy: orNull(text),
})
const scheduled = objectOf<ScheduledRow>({
  ...entry,
  action: oneOf(scheduledActions),
  at: time,
  failed: optional(text),
})
const draft = objectOf<DraftRow>({
  ...entry,
  state: oneOf(draftStates),
  savedAt: time,
  otherTitle: optional(otherTitle),
})
const change = objectOf<ChangeRow>({
  at: time,
  who: orNull(text),
  action: oneOf(changeActions),
  type: oneOf([...resourceNames, ...changedKinds]),
  _id: text,
  title: text,
  place: oneOf(changePlaces),
  more: { ...whole, description: 'How many more of its type the same person did the same with just before.' },
})

export const dashboardSchemas = {
  Dashboard: {
    ...objectOf<Dashboard>({
      inquiries: objectOf<WaitingInquiries>({ ...part(inquiry), overdue: whole }),
      drafts: objectOf(part(draft)),
      scheduled: objectOf(part(scheduled)),
      changes: list(change),
      lacks: list(
        objectOf<MissingContent>({
          kind: oneOf(missingContentKinds),
          ...part(objectOf<EntryRow>(entry)),
          types: list(objectOf<MissingContent['types'][number]>({ type: oneOf(resourceNames), total: whole })),
        }),
      ),
      firstDay: orNull(
        objectOf<SetupChecklist>({
          steps: list(objectOf<SetupChecklist['steps'][number]>({ name: oneOf(setupSteps), isDone: flag })),
          firmLeft: list(oneOf(firmFacts)),
          isHidden: flag,
        }),
      ),
      demo: orNull(ref('DemoContent')),
    }),
    description: 'The first rows of each part, with the number of all. `firstDay` and `demo` are null for editors.',
  },
  DemoContent: objectOf<DemoContent>({
    unchanged: whole,
    changed: whole,
    removed: orNull(objectOf<NonNullable<DemoContent['removed']>>({ entries: whole, at: time, by: orNull(text) })),
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
