import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { DocumentFile } from '#contract/fields/documents.ts'
import type { Language } from '#contract/languages.ts'
import {
  everyType,
  FOUND_PAGE,
  type Found,
  type FoundEntry,
  type FoundPart,
  type FoundType,
  WORDS_MAX,
} from '#contract/search.ts'
import { isMongodb } from '#cms/internals/payload-database.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { isKnownIn, type Similar, similarTo } from '#cms/search-words/similar.ts'
import type { Marked } from '#cms/search-words/mark-words.ts'
import { synonymsOf } from '#cms/search-words/synonyms.ts'
import { termsOf } from '#cms/search-words/terms.ts'
import { asSpelt } from './as-spelt.ts'
import { findDocuments } from './find-documents.ts'
import { findFixedPages } from './fixed-pages.ts'
import { foundEntries, foundRows } from './found-entries.ts'
import { anyWordQuery, rankedQuery } from './ranked-query.ts'
import { latestVocabulary, searchedTypes, vocabularyOf } from './vocabulary.ts'

const ENTRIES_PER_TYPE = 5

/**
 * Finds words in everything that visitors may read. Where nothing has all of them, similar ones are searched for: with slips
 * corrected, those alone that some entry has, or any of these.
 */
export async function search(
  req: PayloadRequest,
  typed: readonly string[],
  language: Language,
  part: FoundPart = everyType,
): Promise<Found> {
  // After the small words are gone, of which a question has many.
  const words = termsOf(typed).slice(0, WORDS_MAX)
  if (words.length === 0) return { instead: '', pages: [], types: [] }
  const isWhole = part.type === ''
  const pages = isWhole ? findFixedPages(words) : []
  const named = isWhole ? findDocuments(req, words, language) : []
  const isPage = pages.length > 0 && words.length === 1
  const exact = findTypes(req, { words, isAny: false }, language, part)
  // Begun at once where nothing will probably be found. MongoDB searches in a process of its own; SQLite would be done before.
  const known = latestVocabulary(req)
  const isMisspelt =
    isMongodb(req.payload.db) && known !== undefined && !isPage && words.some((word) => !isKnownIn(word, known))
  const ahead = isMisspelt ? findSimilar(req, words, language, part) : undefined
  // It is awaited later, or never: until then a rejection would count as unhandled.
  ahead?.catch(() => {})
  const [types, documents] = await Promise.all([exact, named])
  if (types.length > 0 || isPage || documents.length > 0)
    return { instead: '', pages, ...withDocuments(documents), types }
  for (const [{ words: meant, isAny }, find] of await (ahead ?? findSimilar(req, words, language, part))) {
    const isSought = isWhole && !isAny
    const [others, theirs] = await Promise.all([find(), isSought ? findDocuments(req, meant, language) : []])
    if (others.length === 0 && theirs.length === 0) continue
    const meantPages = isSought && pages.length === 0 ? findFixedPages(meant) : pages
    const found = { ...withDocuments(theirs), types: others }
    const spelt = await asSpelt(req, meant, words, found)
    return { instead: spelt.join(isAny ? ', ' : ' '), pages: meantPages, ...found }
  }
  return { instead: '', pages, types: [] }
}

const withDocuments = (documents: readonly DocumentFile[]) =>
  documents.length > 0 ? { documents: [...documents] } : {}

/**
 * Alternative searches, the best first, with what each finds. One for words that are known instead of one that is not is begun before
 * the vocabulary is of the present content: mostly it is the same one then.
 */
async function findSimilar(
  req: PayloadRequest,
  words: readonly string[],
  language: Language,
  part: FoundPart,
): Promise<[Similar, () => Promise<FoundType[]>][]> {
  const known = latestVocabulary(req)
  const guesses = known && isMongodb(req.payload.db) ? await similarTo(words, known) : undefined
  const guess = guesses?.[0]
  const begun = guess && !guess.isAny ? findTypes(req, guess, language, part) : undefined
  begun?.catch(() => {})
  const present = await vocabularyOf(req)
  const all = guesses && present === known ? guesses : await similarTo(words, present)
  return all.map((similar) => [
    similar,
    () => (begun && isDeepStrictEqual(similar, guess) ? begun : findTypes(req, similar, language, part)),
  ])
}

async function findTypes(
  req: PayloadRequest,
  { words, isAny }: Similar,
  language: Language,
  { type, page }: FoundPart,
): Promise<FoundType[]> {
  const queryOf = isAny ? anyWordQuery : rankedQuery
  const range = type === '' ? { offset: 0, limit: ENTRIES_PER_TYPE } : pageRange(page)
  // At once: on MongoDB each type waits for the network.
  const found = await Promise.all(
    (type === '' ? searchedTypes : [type]).map(async (name) => ({
      name,
      ...(await entryRows(req).ids(queryOf(sourceOf(name), words), range)),
    })),
  )
  // Where words begin with what was typed, those that merely contain it are left out: `private` has VAT in it.
  const isMeant = found.some(({ first }) => first > 0)
  const marked: Marked = { words, synonyms: words.flatMap(synonymsOf), place: isMeant ? 'start' : 'anywhere' }
  const read = await Promise.all(
    found.map(async ({ name, ids, ...counts }) => {
      const total = isMeant ? counts.first : counts.total
      const shown = ids.slice(0, Math.max(total - range.offset, 0))
      return { name, total, rows: await foundRows(req, name, shown, language) }
    }),
  )
  const all: FoundType[] = []
  for (const { name, total, rows } of read)
    all.push({ type: name, total, entries: await foundEntries(name, rows, marked, language) })
  const types = all.filter(({ total, entries }) => (type === '' ? entries.length > 0 : total > 0))
  return types.toSorted(({ entries: [one] }, { entries: [other] }) => (one && other ? rankOf(one) - rankOf(other) : 0))
}

/** The place of a page of the results of one type. */
export const pageRange = (page: number) => ({ offset: (page - 1) * FOUND_PAGE, limit: FOUND_PAGE })

/** Types come by their first entry: the words are in its title, in its text, or in a text in another language. */
const rankOf = ({ title, text }: FoundEntry): number => (title.length > 1 ? 0 : text.length > 1 ? 1 : 2)
