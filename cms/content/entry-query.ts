import { choicesFor } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { notEnded } from './last-day.ts'
import type { Resource } from '#contract/resource.ts'
import type { EntryQuery, SearchWord } from '#cms/internals/payload-row-queries.ts'
import { searchedForms } from '#cms/search-words/search-text.ts'

/** Which entries of a type have all of these words, in the type's order. */
export const entryQuery = (
  { type, collection, hasDrafts }: Source,
  words: readonly string[] = [],
  drafts = false,
): EntryQuery => ({
  collection,
  onlyPublished: hasDrafts && !drafts,
  words: words.map((word) => wordAnywhere(type, word)),
  order: type.order,
  from: drafts ? undefined : notEnded(type),
})

/** A word that occurs anywhere in an entry’s texts, or in the label of one of its choices. */
export function wordAnywhere(type: Resource, word: string): SearchWord {
  const lower = word.toLowerCase()
  return { forms: searchedForms(word), choices: choicesFor(type, (label) => label.includes(lower)) }
}
