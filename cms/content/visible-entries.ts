import type { Where } from 'payload'

import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { isBlank } from './fall-back.ts'
import { notEnded } from './last-day.ts'

/** Excludes drafts, also for the staff, so that one cached response serves everyone. */
export const onlyPublished = ({ hasDrafts }: Source): Where[] =>
  hasDrafts ? [{ _status: { equals: 'published' } }] : []

/** Payload compares times, and SQLite their texts: a day that is stored without a time would be before its own midnight. */
const endOfDayBefore = (day: string): string => new Date(Date.parse(day) - 1).toISOString()

/** Which entries of a type visitors see. */
export function visibleEntries(source: Source): Where {
  const last = notEnded(source.type)
  return {
    and: [
      NOT_TRASHED,
      ...onlyPublished(source),
      ...(last
        ? [
            {
              or: [{ [last.column]: { exists: false } }, { [last.column]: { greater_than: endOfDayBefore(last.day) } }],
            },
          ]
        : []),
    ],
  }
}

/** The columns that `isVisible` reads. */
export const visibilityColumns = ({ type, hasDrafts }: Source): string[] => [
  ...(hasDrafts ? ['_status'] : []),
  ...(type.lastDay === undefined ? [] : [type.lastDay]),
]

/** Whether visitors see an entry that is not in the trash: `visibleEntries` for a row that was read. */
export function isVisible({ type, hasDrafts }: Source, row: Readonly<Record<string, unknown>>): boolean {
  if (hasDrafts && row['_status'] !== 'published') return false
  const last = notEnded(type)
  const day = last && row[last.column]
  return last === undefined || isBlank(day) || (day instanceof Date ? day.toISOString() : String(day)) >= last.day
}
