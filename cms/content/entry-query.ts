import { choicesFor } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { notEnded } from './last-day.ts'
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
