import type { Where } from 'payload'

import { choicesFor } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { notEnded } from '#cms/content/last-day.ts'
import type { EntryQuery } from '#cms/internals/payload-rows.ts'
import { searchedForms } from '#cms/search/search-text.ts'

/** Which entries of a type have all of these words, in the type's order. */
export const entryQuery = (
  { type, collection, hasDrafts }: Source,
  words: readonly string[] = [],
  drafts = false,
): EntryQuery => ({
  collection,
  onlyPublished: hasDrafts && !drafts,
  words: words.map((word) => ({ forms: searchedForms(word), choices: choicesFor(type, word) })),
  order: type.order,
  from: drafts ? undefined : notEnded(type),
})

/** Without drafts, with and without a session, so that one cached response serves all. */
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
