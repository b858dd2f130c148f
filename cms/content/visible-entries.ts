import type { Where } from 'payload'

import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { notEnded } from './last-day.ts'

/** Which entries of a type visitors see. */
export function visibleEntries({ type, hasDrafts }: Source): Where {
  const last = notEnded(type)
  return {
    and: [
      NOT_TRASHED,
      ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
      ...(last
        ? [{ or: [{ [last.column]: { exists: false } }, { [last.column]: { greater_than_equal: last.day } }] }]
        : []),
    ],
  }
}
