import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES } from '#contract/languages.ts'
import { taxpayers } from '#contract/deadline.ts'
import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { type Action, type Call, callsOf } from '#contract/calls-of-type.ts'
import { type Resource } from '#contract/resource.ts'
import { pageNames, resources } from '#contract/index.ts'
import { FOUND_PAGE, SEARCH_MAX, TAG, TYPE, WORDS_MAX } from '#contract/search.ts'
import { searchedTypes } from '#cms/site-search/vocabulary.ts'
import { RESPONSE_DAYS_MAX, DUE_DATES_MAX } from './tax-calendar-query.ts'
import { KEY_PATTERN } from './idempotency.ts'
import { DASHBOARD, dashboardOperations } from './openapi-dashboard.ts'
import { DESK, deskOperations } from './openapi-inquiry-desk.ts'
import { DOCUMENTS, documentOperations } from './openapi-documents.ts'
import { mediaOperations, PICTURES } from './openapi-media.ts'
import { secondFactorOperations } from './openapi-second-factor.ts'
import { MISSED, missedOperations } from './openapi-missed-addresses.ts'
import { SETTINGS, settingsOperations } from './openapi-settings.ts'
import { TRASH, trashOperations } from './openapi-trash.ts'
import {
  changesOperation,
  orderOperation,
  translationOperations,
  WRITING,
  writingOperations,
} from './openapi-writing.ts'
import {
  accountChange,
  body,
  credentials,
  delivery,
  entityBody,
  ifMatch,
  invitation,
  newApiKey,
  newPasswordByLink,
  passwordChange,
  query,
  registration,
  resetRequest,
  roleChange,
} from './openapi-schemas.ts'
import { object, type Json, oneOf, ref, text } from './json-schema.ts'

/** The parts of an operation's OpenAPI description that the route table does not have. */
export interface Operation {
  operationId: string
  tag: string
  summary: string
  description: string
  parameters?: readonly Json[]
  requestBody?: Json
  status?: '201'
  /** The JSON schema of the successful response, and the names of its headers. */
  schema: Json
  headers?: readonly string[]
  /** Failures that only this call has; the others follow from its route (openapi.ts). */
  failures?: readonly string[]
}

/** Operations by method and path, as the table of routes writes them. */
type Operations = Readonly<Record<string, Operation>>

const drafts = query('status', oneOf(['any']), 'Includes drafts. Staff only: 401 without a session or key.')

const language = query(
  LANGUAGE_PARAMETER,
  { type: 'string', enum: [...LANGUAGES], default: DEFAULT_LANGUAGE },
  'The language of texts. Where there is none in it they are English, and `fellBack` names them.',
)

const listQuery: readonly Json[] = [
  language,
  query(
    'limit',
    { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX },
    `Entries of one page; ${PAGE_SIZE_DEFAULT} if only \`page\` is given. Without both the whole list is returned.`,
  ),
  query('page', { type: 'integer', minimum: 1, maximum: PAGE_MAX }, 'Which page, from 1.'),
  query('q', text, `Words that an entry must all contain: at most ${WORDS_MAX}, of ${SEARCH_MAX} characters together.`),
]

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: KEY_PATTERN.source },
  description: 'A repeated request with the same key and body gets the first response again, for 24 hours.',
}

const ifUnchanged = ifMatch('ETag', 'entry')

const entryContextOperation = ({ name }: Resource): Operation => ({
  operationId: `contextOf${name}`,
  tag: name,
  summary: `What the page of a ${name} shows beside it`,
  description:
    'When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.',
  parameters: [language],
  schema: ref('EntryContext'),
})

type Describe = (type: Resource, call: Call) => Omit<Operation, 'operationId' | 'tag'>

const describe: Readonly<Record<Action, Describe>> = {
  create: (type, { who }) => ({
    summary: `Creates a ${type.name}`,
    description:
      who === 'staff'
        ? 'Published at once. Texts in Nepali are those in English, too, until there are others.'
        : 'Open to everyone; limited per client IP.',
    parameters: [language, idempotencyKey],
    requestBody: entityBody(type, 'create'),
    status: '201',
    schema: ref(type.name),
    failures: ['409'],
  }),
  list: (type, { who }) => ({
    summary: `Lists each ${type.name}`,
    description: `${type.order === 'newest' ? 'The newest first' : 'In the order that staff set'}; all, or one page.`,
    parameters: who === 'visitor' ? [...listQuery, drafts] : listQuery,
    schema: { type: 'array', items: ref(type.name) },
    headers: ['X-Total-Count', 'Link'],
    failures: who === 'visitor' ? ['401'] : [],
  }),
  readBySlug: (type) => ({
    summary: `Reads a ${type.name} by its slug`,
    description: 'A slug that the entry had before finds it as well; `Content-Location` then says where it is now.',
    parameters: [language, drafts],
    schema: ref(type.name),
    headers: ['Content-Location'],
    failures: ['401'],
  }),
  readById: (type) => ({
    summary: `Reads a ${type.name} by its id`,
    description: 'Published entries; drafts too with `status=any`.',
    parameters: [language, drafts],
    schema: ref(type.name),
    failures: ['401'],
  }),
  update: (type) => ({
    summary: `Changes a ${type.name}`,
    description: 'Changes the fields that are sent and leaves the others. PATCH and PUT do the same.',
    parameters: [language, ifUnchanged],
    requestBody: entityBody(type, 'update'),
    schema: ref(type.name),
    failures: ['412'],
  }),
  remove: (type) => ({
    summary: `Deletes a ${type.name}`,
    description:
      'Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.',
    parameters: [language, ifUnchanged],
    schema: ref(type.name),
    failures: ['412'],
  }),
}

function operationId(type: Resource, { action, path }: Call, method: string): string {
  const isPlain = action === 'readById' && path.split('/').length === 3
  return `${action}${type.name}${method === 'PUT' ? 'ByPut' : ''}${isPlain ? 'Plainly' : ''}`
}

const ofType = (type: Resource): [string, Operation][] =>
  callsOf(type).flatMap((call) =>
    call.methods.map((method): [string, Operation] => [
      `${method.toLowerCase()} ${call.path}`,
      { operationId: operationId(type, call, method), tag: type.name, ...describe[call.action](type, call) },
    ]),
  )

const SCREENS = 'Staff’s screens'

const previewsOf = (type: Resource): [string, Operation][] => [
  [
    `get /preview/${type.path}/:id`,
    {
      operationId: `preview${type.name}`,
      tag: SCREENS,
      summary: `Reads a ${type.name} as its newest draft has it`,
      description: 'As it would be returned once published.',
      parameters: [language],
      schema: ref(type.name),
    },
  ],
  [
    `post /preview/${type.path}/:id`,
    {
      operationId: `previewUnsaved${type.name}`,
      tag: SCREENS,
      summary: `The same with what is typed in the panel and not saved yet`,
      description: 'The body is the panel’s form, by field name, in the language. Nothing is stored.',
      parameters: [language],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object', minProperties: 1 } } },
      },
      schema: ref(type.name),
    },
  ],
]

const ACCOUNTS = 'Signing in'
const PEOPLE = 'People'
const SITE = 'Site'

const listOf = (name: string): Json => ({ type: 'array', items: ref(name) })

const account: Operations = {
  'get /account': {
    operationId: 'readAccount',
    tag: ACCOUNTS,
    summary: 'Who is signed in',
    description: 'For an API key its owner, with the rights of the key.',
    schema: ref('OwnAccount'),
  },
  'patch /account': {
    operationId: 'changeAccount',
    tag: ACCOUNTS,
    summary: 'Changes the own name, e-mail or language',
    description: 'Fields that are not sent stay. Wrong passwords count as attempts to sign in.',
    requestBody: body(accountChange),
    schema: ref('OwnAccount'),
    failures: ['409'],
  },
  'post /account/password': {
    operationId: 'changePassword',
    tag: ACCOUNTS,
    summary: 'Changes the own password',
    description: 'Ends all other sessions and all API keys of the account.',
    requestBody: body(passwordChange),
    schema: object({ message: text }),
  },
  'get /account/sessions': {
    operationId: 'ownSessions',
    tag: ACCOUNTS,
    summary: 'Where one is signed in',
    description: 'The last used first.',
    schema: listOf('OwnSession'),
  },
  'delete /account/sessions': {
    operationId: 'endOtherSessions',
    tag: ACCOUNTS,
    summary: 'Ends all own sessions but the one that asks',
    description: 'Returns those that ended.',
    schema: listOf('OwnSession'),
  },
  'delete /account/sessions/:id': {
    operationId: 'endSession',
    tag: ACCOUNTS,
    summary: 'Ends one of the own sessions',
    description: 'Returns it as it was.',
    schema: ref('OwnSession'),
  },
  'get /account/api-keys': {
    operationId: 'ownApiKeys',
    tag: ACCOUNTS,
    summary: 'The own API keys',
    description: 'The newest first, without the keys themselves.',
    schema: listOf('OwnApiKey'),
  },
  'delete /account/api-keys/:id': {
    operationId: 'endApiKey',
    tag: ACCOUNTS,
    summary: 'Ends one of the own API keys',
    description: 'Returns it as it was.',
    schema: ref('OwnApiKey'),
  },
  'get /password-reset': {
    operationId: 'passwordResetByMail',
    tag: ACCOUNTS,
    summary: 'Whether this site mails links to a new password',
    description: 'Without a mail server an administrator makes them.',
    schema: object({ byMail: { type: 'boolean' } }),
  },
  'post /password-reset': {
    operationId: 'requestPasswordReset',
    tag: ACCOUNTS,
    summary: 'Mails a link to a new password',
    description: 'The same response whether or not there is such an account.',
    requestBody: body(resetRequest),
    schema: object({ message: text }),
  },
  'post /password-reset/confirm': {
    operationId: 'resetPassword',
    tag: ACCOUNTS,
    summary: 'Sets a password with the token of a link',
    description: 'Works once, for an hour; for an invitation, a week. Opens no session.',
    requestBody: body(newPasswordByLink),
    schema: object({ message: text, email: text }),
  },
}

const people: Operations = {
  'get /people': {
    operationId: 'listPeople',
    tag: PEOPLE,
    summary: 'Everybody who may sign in or is invited',
    description: 'By name.',
    schema: listOf('Colleague'),
  },
  'post /people': {
    operationId: 'invitePerson',
    tag: PEOPLE,
    summary: 'Invites a colleague',
    description: 'Makes an account without a password and a link, valid for a week, with which they choose one.',
    requestBody: body(invitation),
    status: '201',
    schema: ref('Invited'),
    failures: ['409'],
  },
  'patch /people/:id': {
    operationId: 'changeRole',
    tag: PEOPLE,
    summary: 'Gives somebody else another role',
    description: 'Not the own one: so one administrator is always left.',
    requestBody: body(roleChange),
    schema: ref('Account'),
  },
  'delete /people/:id': {
    operationId: 'removePerson',
    tag: PEOPLE,
    summary: 'Removes the account of somebody else',
    description: 'Ends their sessions, API keys and links. Returns the account as it was.',
    schema: ref('Account'),
  },
  'post /people/:id/link': {
    operationId: 'makePasswordLink',
    tag: PEOPLE,
    summary: 'Makes a link with which somebody else chooses a password',
    description: 'For an hour; for somebody who is invited, a week. Earlier links end.',
    requestBody: body(delivery),
    status: '201',
    schema: ref('PasswordLink'),
  },
}

const byHand: Operations = {
  'post /register': {
    operationId: 'register',
    tag: ACCOUNTS,
    summary: 'Makes an administrator',
    description: 'Open to everyone until there is one; for administrators after that. Signs the new one in.',
    requestBody: body(registration),
    status: '201',
    schema: ref('Person'),
    headers: ['Set-Cookie'],
    failures: ['401', '409'],
  },
  'post /login': {
    operationId: 'login',
    tag: ACCOUNTS,
    summary: 'Signs a person in',
    description:
      'The response’s cookie is the session: HttpOnly, for 12 hours. An account with a second factor also needs its `code`: without, 401 with `secondFactorRequired`. Programs use an API key.',
    requestBody: body(credentials),
    schema: ref('Person'),
    headers: ['Set-Cookie'],
    failures: ['401'],
  },
  'get /logout': {
    operationId: 'logout',
    tag: ACCOUNTS,
    summary: 'Ends the session of the cookie',
    description: 'A session that has ended already is no failure.',
    schema: object({ message: text }),
    headers: ['Set-Cookie'],
  },
  'get /loggedin': {
    operationId: 'loggedIn',
    tag: ACCOUNTS,
    summary: 'Whether the session or the API key holds',
    description: 'True or false.',
    schema: { type: 'boolean' },
  },
  'get /registration': {
    operationId: 'registration',
    tag: ACCOUNTS,
    summary: 'Whether the first administrator is still to be made',
    description: 'While it is open everyone may register.',
    schema: object({ open: { type: 'boolean' } }),
  },
  'post /account/api-keys': {
    operationId: 'createApiKey',
    tag: ACCOUNTS,
    summary: 'Makes an API key for the signed-in user',
    description:
      'At most ten each, with at most the rights of their owner, whose password is needed. Not with an API key.',
    requestBody: body(newApiKey),
    status: '201',
    schema: ref('ApiKey'),
    failures: ['409', '429'],
  },
  'get /site-content': {
    operationId: 'siteContent',
    tag: SITE,
    summary: 'What the firm says of itself',
    description: 'Slides, plans, tags, contact details and the like, which are no entries.',
    parameters: [language],
    schema: ref('SiteContent'),
  },
  'get /search': {
    operationId: 'search',
    tag: SITE,
    summary: 'Finds words in everything that visitors may read',
    description:
      'The first five entries of each type that have all words, small ones as "how" aside: first those with words in their titles that begin so. Parts of words are found where no word begins so. Where no entry has all words, similar ones are searched for, which `instead` then names.',
    parameters: [
      language,
      query(
        'q',
        text,
        'Of its first 200 characters the first 8 words that are not small ones; without any nothing is found.',
      ),
      query(TAG, text, 'The slug of a tag in place of words: finds what carries it, at most 50 entries of each type.'),
      query(TYPE, oneOf(searchedTypes), `Only what is of this type, ${FOUND_PAGE} entries at a time.`),
      query(
        'page',
        { type: 'integer', minimum: 1, maximum: PAGE_MAX },
        'Which page of that type, from 1; past the end it has no entries.',
      ),
    ],
    schema: ref('Found'),
    failures: ['404'],
  },
  'get /tax-calendar': {
    operationId: 'taxCalendar',
    tag: SITE,
    summary: 'The days on which deadlines fall',
    description:
      'Of published deadlines, from today to the end of the twelfth month of Bikram Sambat. The table of Bikram Sambat ends with 2090 (April 13, 2034): later days are not listed. `/tax-calendar.ics` has the same for calendar programs.',
    parameters: [
      language,
      query('from', { type: 'string', format: 'date' }, 'The first day A.D.; today if left out.'),
      query('to', { type: 'string', format: 'date' }, `The last day A.D., at most ${RESPONSE_DAYS_MAX} days later.`),
      query(
        'month',
        { type: 'string', pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' },
        'A month of Bikram Sambat in place of both, like 2083-08.',
      ),
      query('for', text, `Only what concerns some of these: ${taxpayers.join(', ')}; with commas between them.`),
      query('slug', text, 'Only those of the deadline with this slug.'),
      query('limit', { type: 'integer', minimum: 1, maximum: DUE_DATES_MAX }, 'Only the first ones.'),
    ],
    schema: ref('TaxCalendar'),
    failures: ['404'],
  },
  ...Object.fromEntries(
    pageNames.map((name) => [`get /context/${resources[name].path}/:slug`, entryContextOperation(resources[name])]),
  ),
  'get /sitemap/:part': {
    operationId: 'sitemap',
    tag: SITE,
    summary: 'What the sitemap lists: published entries with a page of their own',
    description: 'In parts of 10,000, numbered from 1; 404 for others.',
    schema: ref('SitemapPart'),
  },
  'get /openapi.json': {
    operationId: 'openApi',
    tag: SITE,
    summary: 'This document',
    description: 'OpenAPI 3.1.',
    schema: { type: 'object' },
  },
  'get /health': {
    operationId: 'health',
    tag: SITE,
    summary: 'Whether the process serves',
    description: 'Always 200 while it does.',
    schema: object({ status: text }),
  },
  'get /ready': {
    operationId: 'ready',
    tag: SITE,
    summary: 'Whether the database responds',
    description:
      '503 while it does not, or while the process is about to stop. `storage` is there where pictures are in a bucket: `ok`, or `unavailable`.',
    schema: object({ status: text, storage: text }, ['status']),
  },
}

const types = Object.values<Resource>(resources)

export const operations: Operations = {
  ...Object.fromEntries([
    ...types.flatMap(ofType),
    ...types.filter(({ slugFrom }) => slugFrom).flatMap(previewsOf),
    ...types.filter(({ drafts: has }) => has).flatMap((type) => writingOperations(type, { language, idempotencyKey })),
    ...types.filter(({ order }) => order === 'manual').map(orderOperation),
    ...types
      .filter((type) => type.create === 'staff' && localizedFields(type).length > 0)
      .flatMap((type) => translationOperations(type, language)),
    ...types.filter(({ update }) => update).map(changesOperation),
    ...trashOperations,
  ]),
  ...byHand,
  ...account,
  ...people,
  ...secondFactorOperations({ account: ACCOUNTS, people: PEOPLE }),
  ...deskOperations(idempotencyKey),
  ...dashboardOperations,
  ...missedOperations,
  ...mediaOperations(idempotencyKey),
  ...documentOperations(idempotencyKey),
  ...settingsOperations({ ifMatch: ifUnchanged, language }),
}

export const tags: readonly Json[] = [
  ...types.map(({ name, path }) => ({ name, description: `Entries under /${path}.` })),
  { name: ACCOUNTS, description: 'Sessions of people and API keys of programs.' },
  { name: PEOPLE, description: 'Accounts of others, for administrators.' },
  { name: WRITING, description: 'Drafts, publishing, schedules, versions and the order of entries.' },
  { name: DESK, description: 'What staff do about inquiries.' },
  { name: DASHBOARD, description: 'What there is to do, and the first day.' },
  { name: PICTURES, description: 'The library of pictures, which entries of all types share.' },
  { name: DOCUMENTS, description: 'The library of documents, which visitors download.' },
  { name: SETTINGS, description: 'The firm’s settings, for administrators.' },
  { name: TRASH, description: 'Deleted documents, until they are deleted permanently.' },
  { name: MISSED, description: 'What visitors asked for and did not find.' },
  { name: SCREENS, description: 'What the site’s own screens ask of drafts.' },
  { name: SITE, description: 'The site as a whole and its state.' },
]
