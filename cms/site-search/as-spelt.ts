import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import { wordColumns } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { resources } from '#contract/index.ts'
import { isSearched, type Found } from '#contract/search.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import { columnValues } from '#cms/search-words/search-text.ts'
import { spellingsIn } from '#cms/search-words/spelling.ts'
import { documentNames } from './find-documents.ts'

/** Of each type so many of the found entries are read. */
const ENTRIES_READ = 2

/**
 * Words of the vocabulary as what they have found spells them: the vocabulary has one form for all spellings of a word in Devanagari. Of
 * what was typed each word stays.
 */
export async function asSpelt(
  req: PayloadRequest,
  words: readonly string[],
  typed: readonly string[],
  found: Pick<Found, 'types' | 'documents'>,
): Promise<string[]> {
  const folded = new Set(words.filter((word) => /\p{Script=Devanagari}/u.test(word) && !typed.includes(word)))
  if (folded.size === 0) return [...words]
  const spellings = await spellingsIn(textsOf(req, found), folded)
  return words.map((word) => spellings.get(word) ?? word)
}

/** The texts of what was found, each read when it is asked for. */
async function* textsOf(req: PayloadRequest, found: Pick<Found, 'types' | 'documents'>): AsyncGenerator<string> {
  yield* await documentNames(req, found.documents?.map(({ _id }) => _id) ?? [])
  for (const { type, entries } of found.types) {
    if (!isSearched(type)) continue
    const columns = wordColumns(resources[type])
    const names = columns.map(({ column }) => column)
    const ids = entries.slice(0, ENTRIES_READ).map(({ _id }) => _id)
    for await (const rows of rowBatches(req, sourceOf(type).collection, ids, names, 'all'))
      for (const row of rows)
        for (const { column, words } of columns) for (const value of columnValues(row[column])) yield words(value)
    await yieldToEventLoop()
  }
}
