import { resources } from '#contract/index.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { type TextsRow, type TranslationRow, translationStates } from '#contract/translation.ts'
import {
  type EntryChange,
  type OtherTitle,
  type ScheduledState,
  scheduledActions,
  type StateRow,
  type Version,
  type Writing,
  writingStates,
} from '#contract/writing.ts'
import { CHANGES_MAX } from './entry-changes.ts'
import type { Operation } from './openapi-operations.ts'
import { body, entityBody, ifMatch, query } from './openapi-schemas.ts'
import {
  object,
  flag,
  type Json,
  list,
  objectOf,
  oneOf,
  optional,
  orNull,
  type PropertiesOf,
  ref,
  type Schema,
  text,
  textOrNone,
  time,
} from './json-schema.ts'
import { writingNames, writingRules } from './slug-and-seo-fields.ts'

/** The tag of all operations on drafts, schedules and versions. */
export const WRITING = 'Writing'

const scheduled = objectOf<ScheduledState>({
  action: oneOf(scheduledActions),
  at: time,
  failed: optional({ ...text, description: 'Why it was not done when its time came.' }),
})
const row: Pick<PropertiesOf<StateRow>, '_id' | 'state' | 'scheduled'> = {
  _id: text,
  state: oneOf(writingStates),
  scheduled: list(scheduled),
}
/** The title of an entry that has none in English. */
export const otherTitle: Schema<OtherTitle> = {
  ...objectOf<OtherTitle>({ language: oneOf(LANGUAGES), title: text }),
  description: 'The title in another language, if there is none in English.',
}
const isEmpty: Schema<boolean> = {
  ...flag,
  description: 'Nothing was entered in it yet: the staff’s lists leave it out. Absent otherwise.',
}
/** Present with a page that visitors see. */
const seen: Pick<PropertiesOf<StateRow>, 'pageSlug'> = {
  pageSlug: optional({
    ...text,
    description: 'The slug of the page that visitors see; the newest draft may have another.',
  }),
}

/** The name of the schema of an entry's newest content, by its type. */
const writingName = (type: Resource): string => `${type.name}Writing`

/** An entry's newest content, without and with a page of its own; the title in another language and `isEmpty` are in lists alone. */
type Unpaged = Omit<Writing, 'pageSlug' | 'otherTitle' | 'isEmpty'>
type Paged = Omit<Writing, 'otherTitle' | 'isEmpty'>

/** What the schema of an entry's newest content has for every type. */
const written = (type: Resource): PropertiesOf<Unpaged> => ({
  ...row,
  savedAt: time,
  revision: {
    type: 'string',
    description: 'Of the content in one language, of English also whether visitors see it; for `If-Match`.',
  },
  entry: ref(type.name),
})

export const writingSchemas = {
  EntryState: {
    ...objectOf<StateRow>({ ...row, ...seen, otherTitle: optional(otherTitle), isEmpty: optional(isEmpty) }),
    description: 'Visitors see nothing of a draft; of what is changed they see what was published last.',
  },
  Untranslated: objectOf<TranslationRow>({
    _id: text,
    state: oneOf(translationStates),
    fellBack: { ...list(text), description: 'The fields that are English.' },
  }),
  EntryTexts: objectOf<TextsRow>({
    _id: text,
    texts: { type: 'object', additionalProperties: text, description: 'By their fields.' },
  }),
  EntryChange: objectOf<EntryChange>({
    at: time,
    who: { ...textOrNone, description: 'The person’s name; null if they are gone.' },
    isOwn: { ...flag, description: 'Whether it was the person who asks.' },
  }),
  Version: objectOf<Version>({
    _id: text,
    savedAt: time,
    who: {
      ...textOrNone,
      description: 'The name of the person who saved it; null if they are gone, and where it is not known.',
    },
    isPublished: flag,
    title: text,
  }),
}

/** One for each type with drafts. */
export const writingSchemasByType: Json = Object.fromEntries(
  Object.values<Resource>(resources)
    .filter(({ drafts }) => drafts)
    .map((type) => [
      writingName(type),
      type.page ? objectOf<Paged>({ ...written(type), ...seen }) : objectOf<Unpaged>(written(type)),
    ]),
)

/** A time in requests, from the year 1000 on. */
const future: Json = { ...time, pattern: '^[1-9]' }

const ifUnchanged = ifMatch('revision', 'entry')

const autosave = query(
  'autosave',
  oneOf(['true']),
  'Replaces the version that was saved so before, instead of adding one to the history.',
)

/** Beside a type's fields: the slug, and the texts for search engines. */
const more = (type: Resource): Json =>
  Object.fromEntries(
    writingNames(type).map((name) => [
      name,
      { type: 'string', maxLength: writingRules[name].max, pattern: '^[^\\u0000]*$' },
    ]),
  )

type Described = Omit<Operation, 'tag' | 'schema'> & { schema?: Json }

/** The operations of a type with drafts, by method and path. */
export function writingOperations(
  type: Resource,
  { language, idempotencyKey }: Readonly<Record<'language' | 'idempotencyKey', Json>>,
): [string, Operation][] {
  const { name, path } = type
  const one = ref(writingName(type))
  const input = entityBody(type, 'draft', more(type))
  const calls: Record<string, Described> = {
    [`get /state/${path}`]: {
      operationId: `statesOf${name}`,
      summary: `Which ${name} is a draft, changed since it was published, or scheduled`,
      description: 'All others are published as they are.',
      schema: list(ref('EntryState')),
    },
    [`get /state/${path}/:id`]: {
      operationId: `stateOf${name}`,
      summary: `Reads a ${name} as it is being written`,
      description: 'Its newest content, whether visitors see it, and what is scheduled.',
      headers: ['ETag'],
    },
    [`post /draft/${path}`]: {
      operationId: `draft${name}`,
      summary: `Creates a ${name} that visitors do not see`,
      description: 'What is required may be missing until it is published.',
      parameters: [idempotencyKey],
      requestBody: input,
      status: '201',
      failures: ['409'],
    },
    [`patch /draft/${path}/:id`]: {
      operationId: `saveDraftOf${name}`,
      summary: `Saves the draft of a ${name}`,
      description: 'Visitors see what they saw. The fields that are sent change, the others stay.',
      parameters: [ifUnchanged, autosave],
      requestBody: input,
      headers: ['ETag'],
      failures: ['412'],
    },
    [`delete /draft/${path}/:id`]: {
      operationId: `discardDraftOf${name}`,
      summary: `Discards the draft of a published ${name}`,
      description: 'Its newest content is then what visitors see. 404 if they see nothing.',
      parameters: [ifUnchanged],
      headers: ['ETag'],
      failures: ['412'],
    },
    [`post /publish/${path}/:id`]: {
      operationId: `publish${name}`,
      summary: `Publishes the newest content of a ${name}`,
      description: 'With the fields that are sent; a time that was set for it is cancelled.',
      parameters: [ifUnchanged],
      requestBody: { ...input, required: false },
      headers: ['ETag'],
      failures: ['412'],
    },
    [`post /unpublish/${path}/:id`]: {
      operationId: `unpublish${name}`,
      summary: `Takes a ${name} from visitors`,
      description: 'Its newest content stays as a draft.',
      parameters: [ifUnchanged],
      headers: ['ETag'],
      failures: ['412'],
    },
    [`put /schedule/${path}/:id`]: {
      operationId: `schedule${name}`,
      summary: `Publishes or unpublishes a ${name} at a set time`,
      description: 'Replaces the time that was set for the same action. What is to be published has to be complete.',
      requestBody: body(object({ action: oneOf(scheduledActions), at: future }, ['at'])),
      headers: ['ETag'],
    },
    [`delete /schedule/${path}/:id`]: {
      operationId: `cancelScheduleOf${name}`,
      summary: `Cancels what is scheduled for a ${name}`,
      description: 'No failure if nothing is.',
      headers: ['ETag'],
    },
    [`get /versions/${path}/:id`]: {
      operationId: `versionsOf${name}`,
      summary: `Lists the last versions of a ${name}`,
      description: 'At most 50, the newest first.',
      schema: list(ref('Version')),
    },
    [`get /versions/${path}/:id/:version`]: {
      operationId: `versionOf${name}`,
      summary: `Reads an earlier version of a ${name}`,
      description:
        'As it would be returned once published, with the pictures that restoring it takes out of the trash.',
      schema: ref(name),
    },
    [`post /versions/${path}/:id/:version`]: {
      operationId: `restoreVersionOf${name}`,
      summary: `Makes an earlier version the newest draft of a ${name}`,
      description: 'Visitors see what they saw until it is published. The version that they see leaves no draft.',
      parameters: [ifUnchanged],
      headers: ['ETag'],
      failures: ['412'],
    },
  }
  return Object.entries(calls).map(([call, { parameters = [], ...described }]) => [
    call,
    { tag: WRITING, schema: one, ...described, parameters: [language, ...parameters] },
  ])
}

/** The operation that sets the order of a type. */
export const orderOperation = ({ name, path }: Resource): [string, Operation] => [
  `post /order/${path}`,
  {
    operationId: `order${name}`,
    tag: WRITING,
    summary: `Moves a ${name} in the order that visitors see`,
    description: 'Behind another one, or to the front.',
    requestBody: body(object({ id: text, after: orNull(text) }, ['id'])),
    schema: object({ id: text, after: orNull(text) }),
    failures: ['404'],
  },
]

/** The operations that list a type's incomplete translations, and its entries' texts in a language. */
export const translationOperations = ({ name, path }: Resource, language: Json): [string, Operation][] => [
  [
    `get /translations/${path}`,
    {
      operationId: `untranslated${name}`,
      tag: WRITING,
      summary: `Which ${name} is not there, or not whole, in a language`,
      description: 'All others are whole in it. In English all are.',
      parameters: [language],
      schema: list(ref('Untranslated')),
    },
  ],
  [
    `get /texts/${path}`,
    {
      operationId: `texts${name}`,
      tag: WRITING,
      summary: `The texts of one line, such as the title, that each ${name} has in a language itself`,
      description: 'Of drafts, too. What falls back to English is left out, and so are entries without any.',
      parameters: [language],
      schema: list(ref('EntryTexts')),
    },
  ],
]

/** The operation that says who saved an entry last. */
export const changesOperation = ({ name, path }: Resource): [string, Operation] => [
  `get /changes/${path}/:id`,
  {
    operationId: `changesOf${name}`,
    tag: WRITING,
    summary: `Who saved a ${name} last, and when`,
    description: `At most ${CHANGES_MAX}, the newest first. What a person saves again within a minute is one change.`,
    schema: list(ref('EntryChange')),
  },
]
