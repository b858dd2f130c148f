import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { Language } from '#contract/languages.ts'
import type { Found, FoundEntry, FoundType } from '#contract/search.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { nearestWord } from '#cms/search/nearest-word.ts'
import { foundEntries } from './found-entries.ts'
import { searchedTypes, vocabularyOf } from './vocabulary.ts'

const ENTRIES_PER_TYPE = 5

/** Finds words in everything that visitors may read; where they are nowhere, the nearest words of titles instead. */
export async function search(req: PayloadRequest, words: readonly string[], language: Language): Promise<Found> {
  if (words.length === 0) return { instead: '', types: [] }
  const types = await findTypes(req, words, language)
  if (types.length > 0) return { instead: '', types }
  const vocabulary = await vocabularyOf(req)
  const meant = words.map((word) => nearestWord(word, vocabulary))
  const isSame = meant.every((word, n) => word === words[n])
  const instead = isSame ? [] : await findTypes(req, meant, language)
  return { instead: instead.length > 0 ? meant.join(' ') : '', types: instead }
}

async function findTypes(req: PayloadRequest, words: readonly string[], language: Language): Promise<FoundType[]> {
  const types: FoundType[] = []
  for (const name of searchedTypes) {
    const { ids, total } = await entryRows(req).ids(entryQuery(sourceOf(name), words), {
      offset: 0,
      limit: ENTRIES_PER_TYPE,
    })
    const entries = await foundEntries(req, name, ids, words, language)
    if (entries.length > 0) types.push({ type: name, total, entries: entries.toSorted(byRank) })
  }
  return types.toSorted(({ entries: [one] }, { entries: [other] }) => (one && other ? byRank(one, other) : 0))
}

/** Entries with the words in their title come first, then those with them in a text, then those found by a text in another language. */
const rankOf = ({ title, text }: FoundEntry): number => (title.length > 1 ? 0 : text.length > 1 ? 1 : 2)
/** Sorts found entries by rank. */
const byRank = (one: FoundEntry, other: FoundEntry): number => rankOf(one) - rankOf(other)
