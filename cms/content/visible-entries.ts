import type { Where } from 'payload'

import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { notEnded } from './last-day.ts'

/** Excludes drafts, also for the staff, so that one cached response serves everyone. */
export const onlyPublished = ({ hasDrafts }: Source): Where[] =>
  hasDrafts ? [{ _status: { equals: 'published' } }] : []

/** Which entries of a type visitors see. */
export function visibleEntries(source: Source): Where {
  const last = notEnded(source.type)
  return {
    and: [
      NOT_TRASHED,
      ...onlyPublished(source),
      ...(last
        ? [{ or: [{ [last.column]: { exists: false } }, { [last.column]: { greater_than_equal: last.day } }] }]
        : []),
    ],
  }
}
