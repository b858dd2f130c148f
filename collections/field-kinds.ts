import type { CollectionSlug, Field as PayloadField, PayloadRequest, TextareaField, Where } from 'payload'

import { chosenIn } from '../contract/fields/choices.ts'
import { isLocalized, validateField, type Field, type FieldKind, type FieldOf } from '../contract/fields/index.ts'
import { languageOf } from '../contract/languages.ts'
import { rulesIn } from '../contract/rules-in-language.ts'
import { excerptText, plainText } from '../contract/plain-text.ts'
import { parseRecurrence, recurrenceText } from '../contract/calendar/recurrence.ts'
import type { Resource } from '../contract/resource.ts'
import { isRecord, textOf } from '../contract/narrow.ts'
import { seoFields } from '../contract/writing.ts'
import { relationId } from './relation-id.ts'
import { isLinkUrl } from '../contract/text/link-url.ts'
import { HOLDS_DOCUMENT, IS_DOCUMENT } from './picture-or-document.ts'
import { fieldRequired } from '#contract/fields/messages.ts'

/** A text in one language, or in several by their codes. */
type Localised = string | Record<string, string>

/** A collection's texts for a field in the panel, and the collection that a reference leads to. */
export interface FieldTexts {
  label?: Localised
  help?: Localised
  /** The options of a choice, by value. */
  options?: Readonly<Record<string, Localised>>
  /** The collection that a reference's entries are stored in. */
  collection?: CollectionSlug
}

/** The options that Payload's fields of every kind share. */
interface Shared {
  name: string
  label: Localised
  required: boolean
  localized: boolean
  admin: { description?: Localised }
  validate: (value: unknown, options: ValidateOptions) => Promise<string | true> | string | true
}

interface ValidateOptions {
  req: PayloadRequest
  previousValue?: unknown
}

/** The ids of a field before an update. */
interface IdsBefore {
  stored: unknown
  /** The ids that the client was shown. */
  shown: readonly string[]
}

/** How Payload stores, searches and reads fields of a kind. */
interface StoredKind<F extends Field> {
  /** Payload's fields: the first takes what is written. */
  fields(shared: Shared, field: F, texts: FieldTexts): PayloadField[]
  /** How the API writes and reads values: as they are, converted to rich text and back, or as ids whose documents are looked up. */
  readonly storage: 'plain' | 'richText' | 'reference'
  /** The column that entities are read from; by default the field's own. */
  column?(name: string): string
  /** The ids of the referenced entries in their order, from a column's ids or from the documents looked up for them. */
  ids?(stored: unknown): string[]
  /** The columns with those ids, each with one; of a group as paths. */
  idColumns?(name: string, field: F): string[]
  /** A column's value as entities carry it; of references, what was found for their ids. */
  read(stored: unknown, field: F): unknown
  /** A validated value as the column takes it, if not as it is. */
  write?(value: unknown, field: F, before?: IdsBefore): unknown
  /** A stored value as it would be sent, for validating it again; by default as it is. */
  input?(stored: unknown, field: F): unknown
  /** The words of a column's value, for which its entry is found. */
  words?(stored: unknown): string
  /** The text that excerpts are made from, if not the words. */
  excerpt?(stored: unknown): string
  /** The values of a column whose labels, in lower case, have what is searched for. */
  searchValues?(isSearched: (label: string) => boolean, field: F): string[]
  /**
   * The condition for entries whose field is empty, by default that the column has no value. Undefined for fields whose words are
   * in the search text, which is checked for all fields at once, and for fields that always have a value.
   */
  isEmpty?(name: string, field: F): Where | undefined
}

/** The hidden field beside a rich-text field: its HTML as the API answers it. */
export const htmlFieldName = (name: string): string => `${name}Html`

/** The hidden field with the words of all fields in all languages, as they are searched for (cms/search-words/search-text.ts). */
export const SEARCH_TEXT = 'searchText'

/** A hook that removes white space around a text. */
export const trim = ({ value }: { value?: unknown }): unknown => (typeof value === 'string' ? value.trim() : value)

/** A hook that writes a recurrence in the contract's form; a text that is none is only trimmed. */
function canonicalRecurrence({ value }: { value?: unknown }): unknown {
  const rule = typeof value === 'string' ? parseRecurrence(value) : undefined
  return rule ? recurrenceText(rule) : trim({ value })
}

/** The panel's control (cms/panel). */
const CHOICES_FIELD = '/fields/choices.tsx#Choices'
/** The columns of a few references in their group. */
const members = ['first', 'second', 'third', 'fourth']
const membersOf = (most: number): string[] => members.slice(0, most)

const seoNames = new Map(Object.entries(seoFields).map(([name, column]) => [`meta.${column}`, name]))

/** The name, in requests, of the field that has a Payload path: texts for search engines and each of a few ids have longer paths, `people.first`. */
export const fieldOfPath = (path: string): string => {
  const [name = '', member = ''] = path.split('.')
  return seoNames.get(path) ?? (members.includes(member) ? name : path)
}

const idsInGroup = (stored: unknown): string[] =>
  isRecord(stored) ? [...new Set(members.flatMap((member) => relationId(stored[member]) ?? []))] : []

const filled =
  (label: Localised, isRequired: boolean) =>
  (value: unknown): string | true =>
    !isRequired ||
    relationId(value) !== undefined ||
    fieldRequired(typeof label === 'string' ? label : (label['en'] ?? ''))

/** A group with the columns of a few ids, in a row of the panel. */
const inGroup = (
  { name, label, admin }: Pick<Shared, 'name' | 'label' | 'admin'>,
  fields: PayloadField[],
): PayloadField[] => [{ name, label, type: 'group', admin, fields: [{ type: 'row', fields }] }]

/**
 * The stored ids, by column, that an update keeps although it does not contain them, as far as there is room: the client was not
 * shown them (drafts, entries in the trash), so it has not removed them.
 */
function hiddenIn(columns: readonly string[], sent: readonly unknown[], { stored, shown }: IdsBefore) {
  const hidden = columns.flatMap((member): [string, string][] => {
    const id = isRecord(stored) ? relationId(stored[member]) : undefined
    return id === undefined || shown.includes(id) || sent.includes(id) ? [] : [[member, id]]
  })
  return new Map(hidden.slice(0, Math.max(columns.length - sent.length, 0)))
}

/** Fields of a few ids: how they are stored, and what is read is the list of entries or documents found for them. */
const few: Pick<
  StoredKind<FieldOf<'references' | 'documents'>>,
  'storage' | 'ids' | 'idColumns' | 'read' | 'write' | 'isEmpty'
> = {
  storage: 'reference',
  ids: idsInGroup,
  idColumns: (name, { most }) => membersOf(most).map((member) => `${name}.${member}`),
  read: (found) => (Array.isArray(found) ? found : []),
  write: (ids, { most }, before) => {
    const sent: unknown[] = Array.isArray(ids) ? [...ids] : []
    const hidden = before ? hiddenIn(membersOf(most), sent, before) : new Map<string, string>()
    return Object.fromEntries(membersOf(most).map((member) => [member, hidden.get(member) ?? sent.shift() ?? null]))
  },
  isEmpty: (name, { most }) => ({
    and: membersOf(most).map((member) => ({ [`${name}.${member}`]: { exists: false } })),
  }),
}

const textOrNone = (stored: unknown): string | null => (typeof stored === 'string' && stored !== '' ? stored : null)
/** The field has no condition of its own: its words are in the search text. */
const hasNoWords = (): undefined => undefined

const line: StoredKind<FieldOf<'text' | 'email' | 'url'>> = {
  fields: (shared) => [{ ...shared, type: 'text', hooks: { beforeValidate: [trim] } }],
  storage: 'plain',
  read: textOf,
  words: textOf,
  isEmpty: hasNoWords,
}

/** Payload does not validate drafts: a URL that is not allowed is never returned. */
const url: StoredKind<FieldOf<'url'>> = { ...line, read: (stored) => (isLinkUrl(textOf(stored)) ? textOf(stored) : '') }

const kinds: { readonly [K in FieldKind]: StoredKind<FieldOf<K>> } = {
  text: line,
  email: line,
  url,
  lines: {
    fields: (shared) => [{ ...shared, type: 'textarea' }],
    storage: 'plain',
    read: textOf,
    words: textOf,
    isEmpty: hasNoWords,
  },
  html: {
    fields: ({ name, label, admin, localized }) => [
      {
        name,
        type: 'richText',
        label,
        // In place of Payload's own, which takes minutes for long texts that differ much.
        admin: { ...admin, components: { Diff: '/rich-text/rich-text-diff.tsx#RichTextDiff' } },
        localized,
      },
      { ...derivedField(htmlFieldName(name)), localized },
    ],
    storage: 'richText',
    column: htmlFieldName,
    read: textOf,
    words: (stored) => plainText(textOf(stored)),
    excerpt: (stored) => excerptText(textOf(stored)),
    isEmpty: hasNoWords,
  },
  number: {
    fields: (shared, { least, most, whole, unit }) => [
      {
        ...shared,
        type: 'number',
        ...(least === undefined ? {} : { min: least }),
        ...(most === undefined ? {} : { max: most }),
        admin: { ...shared.admin, ...(unit === undefined ? {} : { placeholder: unit }), step: whole ? 1 : 0.0001 },
      },
    ],
    storage: 'plain',
    read: (stored) => (typeof stored === 'number' ? stored : null),
  },
  boolean: {
    fields: ({ required: _required, ...shared }, { default: isSet = false }) => [
      { ...shared, type: 'checkbox', defaultValue: isSet },
    ],
    storage: 'plain',
    read: (stored) => stored === true,
    // A draft that was saved before there was the field has no value of it.
    input: (stored) => stored ?? false,
    isEmpty: () => undefined,
  },
  choice: {
    fields: (shared, { options }, texts) => [
      {
        ...shared,
        type: 'select',
        options: Object.entries(options).map(([value, label]) => ({ value, label: texts.options?.[value] ?? label })),
      },
    ],
    storage: 'plain',
    read: textOrNone,
    searchValues: (isSearched, { options }) =>
      Object.entries(options).flatMap(([value, label]) => (isSearched(label.toLowerCase()) ? value : [])),
  },
  choices: {
    // One column of text, since Payload's select with several values needs a table of its own.
    fields: (shared, { options }) => [
      {
        ...shared,
        type: 'text',
        admin: { ...shared.admin, components: { Field: { path: CHOICES_FIELD, clientProps: { options } } } },
      },
    ],
    storage: 'plain',
    read: (stored, field) => chosenIn(textOf(stored), field),
    write: (value) => (Array.isArray(value) ? value.join(',') : value),
    isEmpty: (name) => ({ or: [{ [name]: { exists: false } }, { [name]: { equals: '' } }] }),
  },
  date: {
    fields: (shared, { time }) => [
      {
        ...shared,
        type: 'date',
        admin: {
          ...shared.admin,
          date: time
            ? { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' }
            : { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        },
      },
    ],
    storage: 'plain',
    read: (stored, { time }) => (time ? textOrNone(stored) : (textOrNone(stored)?.slice(0, 10) ?? null)),
    // A day is stored like the panel stores it: as its noon, which is the same day in nearly all time zones.
    write: (value, { time }) => (time || typeof value !== 'string' ? value : `${value}T12:00:00.000Z`),
    input: (stored, { time }) => (time || typeof stored !== 'string' ? stored : stored.slice(0, 10)),
  },
  recurrence: {
    fields: (shared) => [
      {
        ...shared,
        type: 'text',
        admin: { ...shared.admin, placeholder: 'bs 25 of every month in arrears' },
        hooks: { beforeValidate: [canonicalRecurrence] },
      },
    ],
    storage: 'plain',
    read: textOrNone,
  },
  reference: {
    fields: ({ required: _required, ...shared }, _field, { collection }) => {
      if (collection === undefined) throw new Error(`${shared.name} names no collection for its references`)
      // The database would refuse to delete what is referenced from a column that must not be empty.
      return [{ ...shared, type: 'relationship', relationTo: collection }]
    },
    storage: 'reference',
    ids: (stored) => [relationId(stored) ?? []].flat(),
    idColumns: (name) => [name],
    read: (found) => (Array.isArray(found) ? (found[0] ?? null) : null),
  },
  // A column for each: a list would be written to a table of its own, after the row.
  references: {
    ...few,
    fields: (shared, { most }, { collection }) => {
      const { name, label, required } = shared
      if (collection === undefined) throw new Error(`${name} names no collection for its references`)
      const one = (member: string, n: number): PayloadField => ({
        name: member,
        label: String(n + 1),
        type: 'relationship',
        relationTo: collection,
        index: true,
        validate: filled(label, required && n === 0),
      })
      return inGroup(shared, membersOf(most).map(one))
    },
  },
  documents: {
    ...few,
    fields: (shared, { most }) => {
      const one = (member: string, n: number): PayloadField => ({
        name: member,
        label: String(n + 1),
        type: 'upload',
        relationTo: 'media',
        index: true,
        filterOptions: IS_DOCUMENT,
        custom: HOLDS_DOCUMENT,
        validate: filled(shared.label, shared.required && n === 0),
      })
      return inGroup(shared, membersOf(most).map(one))
    },
  },
}

const storedKinds: Readonly<Record<FieldKind, StoredKind<Field>>> = kinds

/** How Payload stores, searches and reads fields of this field's kind. */
export const storedKindOf = (field: Field): StoredKind<Field> => storedKinds[field.kind]

/** The fields of a type that are stored as rich text. */
export const richTextFields = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (storedKindOf(field).storage === 'richText' ? name : []))

/** The column that a field is read from. */
export const columnOf = (name: string, field: Field): string => storedKindOf(field).column?.(name) ?? name

interface WordColumn {
  column: string
  words: (stored: unknown) => string
  excerpt: (stored: unknown) => string
}

/** The columns of a type that have words, each with the functions that return the words of a value, and its text for excerpts. */
export const wordColumns = ({ fields }: Resource): WordColumn[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { words, excerpt = words } = storedKindOf(field)
    return words && excerpt ? { column: columnOf(name, field), words, excerpt } : []
  })

/** The values whose labels, in lower case, have what is searched for, by column; columns without any are left out. */
export const choicesFor = (
  { fields }: Resource,
  isSearched: (label: string) => boolean,
): { column: string; values: string[] }[] =>
  Object.entries(fields).flatMap(([column, field]) => {
    const values = storedKindOf(field).searchValues?.(isSearched, field) ?? []
    return values.length > 0 ? { column, values } : []
  })

/** The condition for entries whose field is empty; undefined if the field needs none besides an empty search text. */
export function emptyWhere(name: string, field: Field): Where | undefined {
  const { isEmpty } = storedKindOf(field)
  return isEmpty ? isEmpty(name, field) : { [name]: { exists: false } }
}

/** The error of a column's value by its field's rules, if any; the value before an update is valid. */
export function validateStored(label: string, field: Field, value: unknown, before?: unknown): string | undefined {
  const { input } = storedKindOf(field)
  return validateField(label, field, (input ? input(value, field) : value) ?? '', before).message
}

/** Payload's fields for a described one. Limits and messages are the contract's, whichever API writes. */
export function payloadFieldsOf(name: string, field: Field, texts: FieldTexts, label: string): PayloadField[] {
  const kind = storedKindOf(field)
  const help = texts.help ?? field.help
  const shared: Shared = {
    name,
    label: texts.label ?? label,
    admin: help === undefined ? {} : { description: help },
    required: field.required ?? false,
    localized: isLocalized(field),
    validate: (value, { previousValue, req }) => {
      const called = typeof texts.label === 'string' ? texts.label : label
      return validateStored(called, rulesIn(field, languageOf(req.locale)), value, previousValue) ?? true
    },
  }
  return kind.fields(shared, field, texts)
}

/** Derived from other fields on each write, so that reading never converts; no user writes it. */
export const derivedField = (name: string): TextareaField => ({
  name,
  type: 'textarea',
  maxLength: 10_000_000,
  access: { create: () => false, update: () => false },
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    // Comparisons of versions show hidden fields, too.
    components: { Diff: '/fields/no-diff.tsx#NoDiff' },
  },
})
