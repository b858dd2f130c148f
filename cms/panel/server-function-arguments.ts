import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { checkPanelQuery } from '#cms/api/payload-query.ts'
import { isRecord } from '#contract/narrow.ts'

import { HttpError } from '#cms/common/http-error.ts'
import { areRowsFew } from './form-rows.ts'
import {
  entityFunctions,
  formFunctions,
  LEXICAL_FEATURE,
  objectArguments,
  UNNAMED_FIELD,
} from '#cms/internals/payload-server-functions.ts'

type Args = Readonly<Record<string, unknown>>

/**
 * Whether a server function's arguments are valid: existing collections, globals and widgets, well-formed ids, queries that
 * the REST API accepts, valid times, and as many rows as forms have. Payload's functions do not validate them and fail with 500.
 */
export function areArgumentsValid(config: SanitizedConfig, name: string, args: Args): boolean {
  if (!areNamesKnown(config, args)) return false
  if (entityFunctions.has(name) && !args['collectionSlug'] && !args['globalSlug'] && !args['widgetSlug']) return false
  if (![args['id'], args['docID'], args['deleteID']].every(isId)) return false
  if (!objectArguments.every((key) => isAbsent(args[key]) || isRecord(args[key]))) return false
  if (!areRowsFew(args)) return false
  if (formFunctions.has(name) && !isSchemaPath(config, args)) return false
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

/** The panel shows collections with endpoints only; the others are internal. */
const isServed = ({ endpoints }: SanitizedCollectionConfig): boolean => (endpoints || []).length > 0

const isId = (value: unknown): boolean => isAbsent(value) || (typeof value === 'string' && /^[\w-]{1,64}$/.test(value))

/** Whether the path names an entity, or a field of it that has a form of its own. */
function isSchemaPath(config: SanitizedConfig, { schemaPath, collectionSlug, globalSlug, widgetSlug }: Args): boolean {
  const entity = [collectionSlug, globalSlug, widgetSlug].find((slug) => !isAbsent(slug))
  if (isAbsent(schemaPath) || schemaPath === entity) return true
  if (typeof schemaPath !== 'string') return false
  const [root = '', name = '', inner] = schemaPath.split('.')
  if (root !== entity) return false
  if (name.startsWith(UNNAMED_FIELD)) return true
  const found = [...config.collections, ...config.globals].find(({ slug }) => slug === entity)
  const field = found?.flattenedFields.find((one) => one.name === name)
  return field !== undefined && hasForm(field, inner)
}

function hasForm(field: FlattenedField, inner: string | undefined): boolean {
  if (field.type === 'richText') return inner === LEXICAL_FEATURE
  return field.type === 'group' || field.type === 'tab' || field.type === 'array'
}

/** Times are compared as strings, which works for years of four digits. */
const LATEST = Date.parse('9999-12-31T00:00:00Z')

function isSchedule(
  config: SanitizedConfig,
  { type, date, doc, deleteID, global, localeToPublish, timezone }: Args,
): boolean {
  // Payload queues what else is given, too.
  if (!isAbsent(deleteID)) return [type, date, doc, global, localeToPublish, timezone].every(isAbsent)
  const relation = isRecord(doc) ? doc['relationTo'] : undefined
  const collection = config.collections.find(({ slug }) => slug === relation)
  const time = date instanceof Date ? date.getTime() : Number.NaN
  return (
    (type === 'publish' || type === 'unpublish') &&
    time >= 0 &&
    time <= LATEST &&
    [global, localeToPublish].every(isAbsent) &&
    (isAbsent(timezone) || typeof timezone === 'string') &&
    Boolean(collection?.versions) &&
    isRecord(doc) &&
    !isAbsent(doc['value']) &&
    isId(doc['value'])
  )
}

function isQuery(config: SanitizedConfig, { collectionSlug, query }: Args): boolean {
  if (isAbsent(query)) return true
  const collection = config.collections.find(({ slug }) => slug === collectionSlug)
  if (!isRecord(query) || !collection) return false
  try {
    const parameters = asStrings(query)
    if (!isRecord(parameters)) return false
    checkPanelQuery(parameters, { fields: collection.flattenedFields, isId })
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** The values of a query as strings, as in a URL's query. */
function asStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStrings)
  if (value instanceof Date) return value.toISOString()
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (isAbsent(inner) ? [] : [[name, asStrings(inner)]])),
    )
  return String(value)
}
