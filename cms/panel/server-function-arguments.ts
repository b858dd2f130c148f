import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { checkPanelQuery } from '#cms/api/payload-query.ts'
import { isObject } from '#cms/common/json.ts'
import { HttpError } from '#cms/common/refusal.ts'

type Args = Readonly<Record<string, unknown>>

/** Functions that work on one collection, global or widget, which their arguments name. */
const ofEntity = new Set([
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
])

const ofForm = new Set(['form-state', 'render-field'])

/** Arguments that are objects where they are given. */
const structures = [
  'data',
  'doc',
  'docPermissions',
  'docPreferences',
  'formState',
  'initialBlockData',
  'parent',
  'query',
]

/**
 * Whether a server function's arguments name what there is: collections, globals, widgets and ids, queries as of the REST
 * API, and times. Payload's functions take all of that as it comes, and stumble.
 */
export function areArgumentsSound(config: SanitizedConfig, name: string, args: Args): boolean {
  if (!areNamesKnown(config, args)) return false
  if (ofEntity.has(name) && !args['collectionSlug'] && !args['globalSlug'] && !args['widgetSlug']) return false
  if (![args['id'], args['docID'], args['deleteID']].every(isId)) return false
  if (!structures.every((key) => isAbsent(args[key]) || isObject(args[key]))) return false
  if (ofForm.has(name) && !isSchemaPath(config, args)) return false
  if (name === 'schedule-publish' && !isSchedule(config, args)) return false
  if (name === 'get-upcoming-scheduled-publish' && !isAbsent(args['sort'])) return false
  return isQuery(config, args)
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

function areNamesKnown(config: SanitizedConfig, { collectionSlug, globalSlug, widgetSlug }: Args): boolean {
  const widgets = config.admin.dashboard?.widgets ?? []
  return (
    (isAbsent(collectionSlug) || config.collections.some((one) => one.slug === collectionSlug && isServed(one))) &&
    (isAbsent(globalSlug) || config.globals.some(({ slug }) => slug === globalSlug)) &&
    (isAbsent(widgetSlug) || widgets.some(({ slug }) => slug === widgetSlug))
  )
}

/** The panel shows what has endpoints; the rest is the server's own. */
const isServed = ({ endpoints }: SanitizedCollectionConfig): boolean => (endpoints || []).length > 0

const isId = (value: unknown): boolean => isAbsent(value) || (typeof value === 'string' && /^[\w-]{1,64}$/.test(value))

/** A form is of an entity, or of a field below it that has fields of its own. */
function isSchemaPath(config: SanitizedConfig, { schemaPath, collectionSlug, globalSlug, widgetSlug }: Args): boolean {
  const entity = [collectionSlug, globalSlug, widgetSlug].find((slug) => !isAbsent(slug))
  if (isAbsent(schemaPath) || schemaPath === entity) return true
  if (typeof schemaPath !== 'string') return false
  const [root = '', name = '', inner] = schemaPath.split('.')
  // The panel's form of a password, and fields in tabs and rows that have no name.
  if (root === `_${String(entity)}`) return name === 'auth'
  if (root !== entity) return false
  if (name.startsWith('_index-')) return true
  const found = [...config.collections, ...config.globals].find(({ slug }) => slug === entity)
  const field = found?.flattenedFields.find((one) => one.name === name)
  return field !== undefined && hasForm(field, inner)
}

function hasForm(field: FlattenedField, inner: string | undefined): boolean {
  if (field.type === 'richText') return inner === 'lexical_internal_feature'
  return field.type === 'group' || field.type === 'tab' || field.type === 'array'
}

/** Times are compared as texts, in which years have four digits. */
const LATEST = Date.parse('9999-12-31T00:00:00Z')

function isSchedule(
  config: SanitizedConfig,
  { type, date, doc, deleteID, global, localeToPublish, timezone }: Args,
): boolean {
  if (!isAbsent(deleteID)) return true
  const relation = isObject(doc) ? doc['relationTo'] : undefined
  const collection = config.collections.find(({ slug }) => slug === relation)
  const time = date instanceof Date ? date.getTime() : Number.NaN
  return (
    (type === 'publish' || type === 'unpublish') &&
    time >= 0 &&
    time <= LATEST &&
    [global, localeToPublish].every(isAbsent) &&
    (isAbsent(timezone) || typeof timezone === 'string') &&
    Boolean(collection?.versions) &&
    isObject(doc) &&
    !isAbsent(doc['value']) &&
    isId(doc['value'])
  )
}

function isQuery(config: SanitizedConfig, { collectionSlug, query }: Args): boolean {
  if (isAbsent(query)) return true
  const collection = config.collections.find(({ slug }) => slug === collectionSlug)
  if (!isObject(query) || !collection) return false
  try {
    const asked = asTexts(query)
    if (!isObject(asked)) return false
    checkPanelQuery(asked, { fields: collection.flattenedFields, isId })
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** The values of a query as an address would write them. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts)
  if (value instanceof Date) return value.toISOString()
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (isAbsent(inner) ? [] : [[name, asTexts(inner)]])),
    )
  return String(value)
}
