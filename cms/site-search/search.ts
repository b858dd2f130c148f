import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { Language } from '#contract/languages.ts'
import { everyType, FOUND_PAGE, type Found, type FoundEntry, type FoundPart, type FoundType } from '#contract/search.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { nearestWord } from '#cms/search/nearest-word.ts'
import { foundEntries } from './found-entries.ts'
import { searchedTypes, vocabularyOf } from './vocabulary.ts'

const ENTRIES_PER_TYPE = 5

/** Finds words in everything that visitors may read; where they are nowhere, the nearest words of titles instead. */
export async function search(
  req: PayloadRequest,
  words: readonly string[],
  language: Language,
  part: FoundPart = everyType,
): Promise<Found> {
  if (words.length === 0) return { instead: '', types: [] }
  const types = await findTypes(req, words, language, part)
  if (types.length > 0) return { instead: '', types }
  const vocabulary = await vocabularyOf(req)
  const meant = words.map((word) => nearestWord(word, vocabulary))
  const isSame = meant.every((word, n) => word === words[n])
  const instead = isSame ? [] : await findTypes(req, meant, language, part)
  return { instead: instead.length > 0 ? meant.join(' ') : '', types: instead }
}

async function findTypes(
  req: PayloadRequest,
  words: readonly string[],
  language: Language,
  { type, page }: FoundPart,
): Promise<FoundType[]> {
  const range = type === '' ? { offset: 0, limit: ENTRIES_PER_TYPE } : pageRange(page)
  const types: FoundType[] = []
  for (const name of type === '' ? searchedTypes : [type]) {
    const { ids, total } = await entryRows(req).ids(entryQuery(sourceOf(name), words), range)
    const entries = await foundEntries(req, name, ids, words, language)
    if (type === '' ? entries.length > 0 : total > 0)
      types.push({ type: name, total, entries: entries.toSorted(byRank) })
  }
  return types.toSorted(({ entries: [one] }, { entries: [other] }) => (one && other ? byRank(one, other) : 0))
}

/** The place of a page of the results of one type. */
export const pageRange = (page: number) => ({ offset: (page - 1) * FOUND_PAGE, limit: FOUND_PAGE })

/** On each page entries with the words in their title come first, then those with them in a text, then those found by a text in another language. */
const rankOf = ({ title, text }: FoundEntry): number => (title.length > 1 ? 0 : text.length > 1 ? 1 : 2)
/** Sorts found entries by rank. */
const byRank = (one: FoundEntry, other: FoundEntry): number => rankOf(one) - rankOf(other)
