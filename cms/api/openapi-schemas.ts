import {
  type Account,
  type Colleague,
  deliveries,
  type OwnAccount,
  type OwnApiKey,
  type OwnSession,
  type PasswordLink,
} from '#contract/account.ts'
import type { Person } from '#contract/auth.ts'
import type { CalendarDay, CalendarMonth } from '#contract/calendar/calendar-day.ts'
import type { FileUse } from '#contract/media.ts'
import type { SitemapEntry, SitemapPart } from '#contract/sitemap-part.ts'
import type { BothDays, DueDate, TaxCalendar } from '#contract/tax-calendar.ts'
import type { Found, FoundEntry, FoundType, MarkedText } from '#contract/search.ts'
import { secondFactorStates } from '#contract/second-factor-state.ts'
import { type Taxpayer, taxpayers } from '#contract/deadline.ts'
import { pageNames, resourceNames, resources } from '#contract/index.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { IMAGE_SIZE } from '#contract/upload-limits.ts'
import { EMAIL, NAME, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, PASSWORD_MIN } from '#contract/limits.ts'
import { arrayOf, recordOf } from '#contract/narrow.ts'
import { IMAGE_ID } from '#contract/image-file.ts'
import { type EntryContext, type LinkedEntry, RELATED_MAX } from '#contract/entry-context.ts'
import { type DocumentFile, documentSchema } from '#contract/fields/documents.ts'
import { referenceSchema } from '#contract/fields/reference.ts'
import { type Field, kindOf } from '#contract/fields/index.ts'
import { optionalField } from '#contract/validate.ts'
import type { Image, Resource, Seo } from '#contract/resource.ts'
import { roles } from '#contract/role.ts'
import { type ContactDetails, defaultSiteContent, type PolicyLink } from '#contract/site-content.ts'
import type { WorkingTime } from '#contract/opening-hours.ts'
import { schemaByExample } from './schema-by-example.ts'
import {
  flag,
  type Json,
  list,
  object,
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
  timeOrNone,
  whole,
} from './json-schema.ts'

/** The `If-Match` header of a change, which is rejected if the content has changed since: `ifMatch('ETag', 'entry')`. */
export const ifMatch = (tag: string, read: string): Json => ({
  name: 'If-Match',
  in: 'header',
  schema: text,
  description: `The ${tag} that the ${read} was read with: 412 if it has changed since.`,
})
/** The properties of what there is in each language. */
export const byLanguage = (schema: Json): Json => Object.fromEntries(LANGUAGES.map((language) => [language, schema]))

/** What there is in each language. */
export const inLanguages = <T>(schema: Schema<T>): Schema<Record<Language, T>> => object(byLanguage(schema))

const { documents } = resources.deadline.fields

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** A parameter of the query. */
export const query = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  schema,
  description,
})

/** The parameters of a list in pages. */
export const pageQuery: readonly Json[] = [
  query('limit', { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX }, `${PAGE_SIZE_DEFAULT} by default.`),
  query('page', { type: 'integer', minimum: 1, maximum: PAGE_MAX }, 'Which page, from 1.'),
]

/** The body that is a file alone. */
export const fileBody = (field: string, file: Json): Json => ({
  required: true,
  content: { [MULTIPART]: { schema: object({ [field]: file }) } },
})

/** The body of a call that takes JSON alone. */
export const jsonBody = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } })

/** Where a file of the library is used. */
export const fileUse = objectOf<FileUse>({
  type: { ...orNull(oneOf(resourceNames)), description: 'Null for settings.' },
  _id: text,
  title: text,
})

/** A body in any of the contract's three encodings. */
export const body = (schema: Json): Json => bodies({ json: schema, form: schema, multipart: schema })

const bodies = ({ json, form, multipart }: Readonly<Record<'json' | 'form' | 'multipart', Json>>): Json => ({
  required: true,
  content: { 'application/json': { schema: json }, [FORM]: { schema: form }, [MULTIPART]: { schema: multipart } },
})

const described = ({ help }: Field, schema: Json): Json =>
  help === undefined ? schema : { ...schema, description: help }

/** The schema of a field's value in requests. */
function inputSchema(field: Field): Json {
  const kind = kindOf(field)
  return described(field, (kind.inputSchema ?? kind.schema)(field))
}

/** A picture's file. */
export const imageFile: Json = {
  type: 'string',
  format: 'binary',
  description: `A JPEG, PNG, WebP, AVIF or GIF file of at most ${IMAGE_SIZE} and 50 megapixels.`,
}
const imageId: Json = {
  ...text,
  description: 'The id of a picture of the library, in place of a file. An empty one is none.',
}
const removeImage: Json = { description: '`true` takes the picture away; anything else has no effect.' }

/**
 * The body that creates or changes an entry, or its draft, of which nothing is required. A picture is a file, which only
 * multipart/form-data carries.
 *
 * @param more properties beside the type's fields
 */
export function entityBody(type: Resource, action: 'create' | 'update' | 'draft', more: Json = {}): Json {
  const fields = Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      name,
      inputSchema(action === 'draft' ? optionalField(field) : field),
    ]),
  )
  const required = action === 'create' ? Object.keys(type.fields).filter((name) => type.fields[name]?.required) : []
  const removal = {
    ...more,
    ...(type.image ? { [IMAGE_ID]: imageId } : {}),
    ...(type.image && action !== 'create' ? { removeImage } : {}),
  }
  const plain = object({ ...fields, ...removal }, required)
  const multipart = type.image ? object({ ...fields, ...removal, image: imageFile }, required) : plain
  return bodies({ json: plain, form: plain, multipart })
}

const fellBack: Schema<string[]> = {
  ...list(text),
  description: 'Paths of the texts that are English, since there are none in the language; left out in English.',
}

/** An entry as it is returned. */
function entitySchema(type: Resource): Json {
  const properties: Json = { _id: text }
  for (const [name, field] of Object.entries(type.fields))
    properties[name] = described(field, kindOf(field).schema(field))
  if (type.slugFrom) properties['slug'] = text
  if (type.image) properties['image'] = orNull(ref('Image'))
  if (type.dated) properties['createdAt'] = time
  const required = Object.keys(properties).filter((name) => !type.fields[name]?.omitEmpty)
  for (const name of Object.keys(type.referrers ?? {}))
    properties[name] = { type: 'array', items: referenceSchema(), description: 'The first of those that name it.' }
  properties['fellBack'] = fellBack
  if (type.seo) properties['seo'] = ref('Seo')
  return object(properties, required)
}

const person: PropertiesOf<Person> = { _id: text, name: text, email: text }
const link: Schema<string | null> = {
  ...textOrNone,
  description: 'Null if it was mailed. In this response only.',
}
/** @param leftOut names of properties that responses may leave out */
const withOptional = (schema: Json, more: Json, leftOut: readonly string[] = []): Json => ({
  ...schema,
  properties: { ...recordOf(schema['properties']), ...more },
  required: arrayOf(schema['required']).filter((name) => !leftOut.includes(String(name))),
})

/** What is left out of the contact details of an address without a position on the map. */
const place: readonly string[] = ['latitude', 'longitude', 'mapEmbedUrl'] satisfies (keyof ContactDetails)[]

const markedText: Schema<MarkedText> = {
  ...list(text),
  description: 'A text in pieces: those at odd places are what was searched for.',
}

const day: Schema<string> = { type: 'string', format: 'date' }
const monthOfYear: PropertiesOf<CalendarMonth> = {
  year: { type: 'integer' },
  month: { type: 'integer', minimum: 1, maximum: 12 },
}
const inBothCalendars: PropertiesOf<BothDays> = {
  date: day,
  bs: objectOf<CalendarDay>({
    ...monthOfYear,
    day: { type: 'integer', minimum: 1, maximum: 32 },
  }),
}
const bothDays = objectOf<BothDays>(inBothCalendars)
/** A day outside of the Bikram Sambat table has no `bs`. */
const holidayDay = object(inBothCalendars, ['date'])
const linkedEntry: Schema<LinkedEntry | null> = {
  ...orNull(objectOf<LinkedEntry>({ slug: text, title: text, fellBack: optional(fellBack) })),
}

export const percent: Schema<number> = { type: 'number', minimum: 0, maximum: 100 }
const someText: Json = { type: 'string', minLength: 1, pattern: '\\S' }
const email: Json = { type: 'string', format: 'email', maxLength: EMAIL }
const role = oneOf(roles)
const language: Schema<Language> = { ...oneOf(LANGUAGES), description: 'Of the staff’s screens.' }
const newPassword: Json = {
  type: 'string',
  minLength: PASSWORD_MIN,
  description: 'None of the 3,000 most common passwords.',
}

const colleague: PropertiesOf<Colleague> = {
  ...person,
  role,
  invited: { ...flag, description: 'Whether they have yet to choose a password.' },
  usedAt: { ...timeOrNone, description: 'When one of their sessions was last used.' },
  secondFactor: { ...flag, description: 'Whether they sign in with a code beside their password.' },
}

export const credentials = object(
  {
    email: someText,
    password: { type: 'string', minLength: 1 },
    code: { type: 'string', description: 'Of a second factor: of its app, or one of the recovery codes.' },
  },
  ['email', 'password'],
)
export const registration = object({
  name: { ...someText, maxLength: NAME },
  email,
  password: newPassword,
})
export const accountChange = {
  ...object({ name: { ...someText, maxLength: NAME }, email, language, currentPassword: text }, []),
  description: 'The current password is needed for another e-mail.',
}
export const passwordChange = object({ currentPassword: { type: 'string', minLength: 1 }, password: newPassword })
const send: Json = {
  type: 'string',
  enum: [...deliveries],
  description: '`mail` needs a mail server; `link` returns the link.',
}
export const delivery = object({ send })
export const invitation = object({ name: { ...someText, maxLength: NAME }, email, role, send })
export const roleChange = object({ role })
export const resetRequest = object({ email })
export const newPasswordByLink = object({ token: text, password: newPassword })
export const newApiKey = object({
  name: inputSchema({ kind: 'text', max: NAME, required: true }),
  role,
  password: { type: 'string', minLength: 1, description: 'The password of the signed-in user.' },
})

/** The components' schemas: one for each content type, and what they share. */
export const schemas = {
  ...Object.fromEntries(Object.values<Resource>(resources).map((type) => [type.name, entitySchema(type)])),
  Image: objectOf<Image>({
    filePath: { type: 'string', description: 'A path on this server that loads as it stands.' },
    filename: text,
    alt: text,
    width: whole,
    height: whole,
    focus: optional({
      ...objectOf<NonNullable<Image['focus']>>({ x: percent, y: percent }),
      description: 'What stays visible where the picture is cut, in percent; its middle if left out.',
    }),
    sizes: {
      ...list(objectOf<Image['sizes'][number]>({ width: whole, filePath: text })),
      description: 'The same picture as WebP in smaller widths, ascending.',
    },
  }),
  Seo: {
    ...objectOf<Seo>({ title: optional(text), description: optional(text), image: optional(ref('Image')) }),
    description: 'For search engines and shared links; what is left out falls back to the entry’s own.',
  },
  SiteContent: withOptional(schemaByExample(defaultSiteContent, ref('Image')), {
    opening: {
      ...schemaByExample(
        {
          openings: [{ day: 0, from: 540, to: 1020 }],
          holidays: [{ from: '2026-10-20', to: '2026-10-22', name: 'Dashain' }],
        } satisfies WorkingTime,
        ref('Image'),
      ),
      description: 'When the office is open: days from Sunday, 0, and minutes after midnight in Nepal.',
    },
    nextHolidays: {
      type: 'array',
      items: object({ name: text, from: holidayDay, to: holidayDay, opens: holidayDay }, ['name', 'from', 'to']),
      description:
        'Those that last or begin within 30 days. `opens` is the first day on which the office is open again.',
    },
    ...Object.fromEntries(
      (['productLink', 'sisterProductLink', 'designerCredit'] as const).map((name) => [
        name,
        { ...orNull(object({ label: text, url: text })), description: 'Null if the firm shows none.' },
      ]),
    ),
    fellBack,
    policies: {
      type: 'array',
      items: objectOf<PolicyLink>({
        slug: text,
        title: text,
        fellBack: optional(fellBack),
        atForms: optional({ const: true }),
      }),
      description:
        'The published entries of `/policy`, which each page links to, in their order. Left out while there is none.',
    },
    tagSlugs: {
      type: 'array',
      items: text,
      description:
        'Of the tags in their order. Left out while there are none of their own, and `tags` are words to search for.',
    },
    contact: withOptional(
      schemaByExample(defaultSiteContent.contact, ref('Image')),
      {
        whatsApp: { ...text, description: 'Left out where the firm has none.' },
        viber: { ...text, description: 'Left out where the firm has none.' },
        ...Object.fromEntries(
          place.map((name) => [
            name,
            {
              type: name === 'mapEmbedUrl' ? 'string' : 'number',
              description: 'Left out where only the address is known.',
            },
          ]),
        ),
      },
      place,
    ),
  }),
  Found: objectOf<Found>({
    instead: {
      ...text,
      description:
        'What was searched for instead: all of these words, or with commas any of them. Empty where the words themselves are found.',
    },
    pages: {
      ...list(text),
      description: 'The paths of pages without entries that the words are names of, as `/price`.',
    },
    documents: optional({
      ...list<DocumentFile>(documentSchema),
      description:
        'Documents that visitors may download whose names have the words; absent without any, and for a part.',
    }),
    types: list(
      objectOf<FoundType>({
        type: { enum: [...resourceNames] },
        total: { ...whole, description: 'Of all of its entries that are found.' },
        entries: list(
          objectOf<FoundEntry>({
            _id: text,
            slug: optional(text),
            title: markedText,
            text: markedText,
            fellBack: optional(fellBack),
          }),
        ),
      }),
    ),
  }),
  TaxCalendar: objectOf<TaxCalendar>({
    today: { ...bothDays, description: 'In Nepal.' },
    from: bothDays,
    to: bothDays,
    knownUntil: { ...day, description: 'The last day whose date in Bikram Sambat is known.' },
    validUntil: { ...time, description: 'When this changes by itself: at the end of the day in Nepal.' },
    items: {
      type: 'array',
      description: 'By day.',
      items: objectOf<DueDate>({
        _id: { ...text, description: 'Of the deadline.' },
        slug: text,
        title: text,
        taxpayers: list<Taxpayer>({ enum: [...taxpayers] }),
        law: text,
        source: text,
        documents: optional({ ...kindOf(documents).schema(documents), description: 'Left out where there are none.' }),
        ...inBothCalendars,
        insteadOf: optional({ ...day, description: 'The day by the rule, if it has moved on to a working day.' }),
        period: optional({
          ...objectOf<NonNullable<DueDate['period']>>({
            from: objectOf<CalendarMonth>(monthOfYear),
            to: objectOf<CalendarMonth>(monthOfYear),
            calendar: { enum: ['bs', 'ad'] },
          }),
          description: 'The months that it is for.',
        }),
        updatedAt: {
          ...time,
          description: 'When the deadline was last changed, or the settings with the holidays that move it.',
        },
        fellBack: optional(fellBack),
      }),
    },
  }),
  EntryContext: objectOf<EntryContext>({
    modifiedAt: time,
    newer: linkedEntry,
    older: linkedEntry,
    related: { type: 'array', maxItems: RELATED_MAX, items: referenceSchema() },
  }),
  SitemapPart: objectOf<SitemapPart>({
    parts: { type: 'integer', minimum: 1, description: 'How many parts there are.' },
    entries: list(objectOf<SitemapEntry>({ type: { enum: [...pageNames] }, slug: text, updatedAt: time })),
  }),
  Person: objectOf<Person>(person),
  Account: objectOf<Account>({ ...person, role }),
  OwnAccount: objectOf<OwnAccount>({
    ...person,
    role,
    language,
    secondFactor: oneOf(secondFactorStates),
  }),
  Colleague: objectOf<Colleague>(colleague),
  Invited: objectOf<Colleague & PasswordLink>({ ...colleague, link }),
  PasswordLink: objectOf<PasswordLink>({ link }),
  OwnSession: objectOf<OwnSession>({
    _id: text,
    device: text,
    address: text,
    createdAt: time,
    usedAt: time,
    current: { ...flag, description: 'Whether it is the one that asks.' },
  }),
  OwnApiKey: objectOf<OwnApiKey>({ _id: text, name: text, role, createdAt: time, usedAt: timeOrNone }),
  ApiKey: object({ id: text, key: { type: 'string', description: 'Shown in this response only.' }, name: text, role }),
  Failure: object(
    { message: text, errors: { type: 'array', items: object({ field: text, message: text }), minItems: 1 } },
    ['message'],
  ),
}
