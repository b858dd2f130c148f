import type { FlattenedField } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { withoutFields } from '#cms/content/list-without-fields.ts'
import { type CheckedQuery, invalidParameter, type QueryKind } from './payload-query.ts'

/**
 * The most rows of a list that selects rich text: each has up to 4 MB of JSON, and all are read without yielding to the event
 * loop.
 */
const ROWS_MAX = 5

/**
 * Leaves rich text out of a list that selects nothing, and limits the rows of one that selects it; throws 400 for more. A
 * list of one row keeps its rich text.
 */
export function limitRichText(query: CheckedQuery, kind: QueryKind, fields: readonly FlattenedField[]): CheckedQuery {
  const names = richTextNames(fields, kind)
  const { select, limit } = query
  if (limit === '1' || names.length === 0) return query
  if (isEmpty(select))
    return { ...query, select: kind === 'versions' ? { version: withoutFields(names) } : withoutFields(names) }
  if (!selects(select, kind === 'versions' ? 'version' : undefined, names)) return query
  if (limit !== undefined && Number(limit) > ROWS_MAX) throw invalidParameter('limit')
  return { ...query, limit: limit ?? String(ROWS_MAX) }
}

function richTextNames(fields: readonly FlattenedField[], kind: QueryKind): string[] {
  if (kind === 'versions')
    return fields.flatMap((field) =>
      'flattenedFields' in field && field.name === 'version' ? richTextNames(field.flattenedFields, 'list') : [],
    )
  return kind === 'list' ? fields.filter(({ type }) => type === 'richText').map(({ name }) => name) : []
}

const isEmpty = (select: unknown): boolean => !isRecord(select) || Object.keys(select).length === 0

/** Whether a selection, in which a `false` may mean all other fields, has one of these fields. */
function selects(select: unknown, group: string | undefined, names: readonly string[]): boolean {
  const inner = group !== undefined && isRecord(select) ? select[group] : select
  if (inner === 'true' || (isRecord(inner) && isEmpty(inner))) return true
  const isExclusive = hasFalse(select)
  if (!isRecord(inner)) return inner !== 'false' && isExclusive
  return names.some((name) => (inner[name] === undefined ? isExclusive : inner[name] !== 'false'))
}

const hasFalse = (select: unknown): boolean =>
  isRecord(select) ? Object.values(select).some(hasFalse) : select === 'false'
