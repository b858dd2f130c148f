import type { SanitizedConfig } from 'payload'

import { checkQuery } from '#cms/api/payload-query.ts'
import { Refusal } from '#cms/refusal.ts'

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

/**
 * Whether a server function's arguments name what there is: collections, globals, widgets and ids, queries as of the REST
 * API, and times. Payload's functions take all of that as it comes, and stumble.
 */
export function areArgumentsSound(config: SanitizedConfig, name: string, args: Args): boolean {
  if (!areNamesKnown(config, args)) return false
  if (ofEntity.has(name) && !args['collectionSlug'] && !args['globalSlug'] && !args['widgetSlug']) return false
  if (![args['id'], args['docID'], args['deleteID']].every(isId)) return false
  if (name === 'form-state' && !isSchemaPath(args)) return false
  if (name === 'schedule-publish' && !isSchedule(config, args)) return false
  return isQuery(config, args)
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

function areNamesKnown(config: SanitizedConfig, { collectionSlug, globalSlug, widgetSlug }: Args): boolean {
  const widgets = config.admin.dashboard?.widgets ?? []
  return (
    (isAbsent(collectionSlug) || config.collections.some(({ slug }) => slug === collectionSlug)) &&
    (isAbsent(globalSlug) || config.globals.some(({ slug }) => slug === globalSlug)) &&
    (isAbsent(widgetSlug) || widgets.some(({ slug }) => slug === widgetSlug))
  )
}

const isId = (value: unknown): boolean => isAbsent(value) || (typeof value === 'string' && /^[\w-]{1,64}$/.test(value))

/** A form is of an entity, or of a field below it. */
const isSchemaPath = ({ schemaPath, collectionSlug, globalSlug, widgetSlug }: Args): boolean => {
  const entity = [collectionSlug, globalSlug, widgetSlug].find((slug) => !isAbsent(slug))
  return (
    isAbsent(schemaPath) ||
    (typeof schemaPath === 'string' &&
      typeof entity === 'string' &&
      (schemaPath === entity || schemaPath.startsWith(`${entity}.`) || schemaPath.startsWith(`_${entity}.`)))
  )
}

function isSchedule(config: SanitizedConfig, { type, date, doc, deleteID }: Args): boolean {
  if (!isAbsent(deleteID)) return true
  const relation = isObject(doc) ? doc['relationTo'] : undefined
  const collection = config.collections.find(({ slug }) => slug === relation)
  const time = date instanceof Date ? date.getTime() : typeof date === 'string' ? Date.parse(date) : Number.NaN
  return (
    (type === 'publish' || type === 'unpublish') &&
    Number.isFinite(time) &&
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
    checkQuery(asked, 'list', { fields: collection.flattenedFields, mayBeId: isId })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
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

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value)
