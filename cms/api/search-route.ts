import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Payload, PayloadRequest } from 'payload'

import { wordColumns } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { byPosition, type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from '#contract/languages.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { type Found, type FoundEntry, type FoundType } from '#contract/search.ts'
import { textOf } from '#contract/narrow.ts'
import { inLanguage as valueIn } from '#cms/content/localized.ts'
import { entryRows, type Row } from '#cms/internals/payload-rows.ts'
import { markPlace, markWords } from '#cms/search/mark-words.ts'
import { nearestWord, wordsOf } from '#cms/search/nearest-word.ts'
import { valuesOf } from '#cms/search/search-text.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import { wordsIn } from './list-query.ts'
import { entryQuery } from './entry-query.ts'
import type { Route } from './router.ts'
import { rowBatches } from './row-batches.ts'

/** What visitors find words in, and what they are shown of each type. */

const ENTRIES_PER_TYPE = 5
/** Entries of each type whose titles a misspelt word is compared with, the newest or first ones. */
const VOCABULARY_ENTRIES = 300

const searched: readonly ResourceName[] = resourceNames
  .filter((name) => (resources[name] as Resource).list === 'visitor')
  .toSorted(byPosition)

/** Searches everything that visitors may read. */
export const searchRoute: Route = {
  method: 'get',
  path: '/search',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => cacheableJson(await find(req, wordsIn(req.searchParams), languageOf(req.locale)))),
}

async function find(req: PayloadRequest, words: readonly string[], language: Language): Promise<Found> {
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
  for (const name of searched) {
    const { ids, total } = await entryRows(req).ids(entryQuery(sourceOf(name), words), {
      offset: 0,
      limit: ENTRIES_PER_TYPE,
    })
    const entries: FoundEntry[] = []
    for await (const rows of rowBatches(req, sourceOf(name).collection, ids, columnsOf(resources[name]), language))
      for (const row of rows) {
        entries.push(foundEntry(resources[name], row, words, language))
        // A text may have 100,000 characters.
        await nextTurn()
      }
    if (entries.length > 0) types.push({ type: name, total, entries: entries.toSorted(byRank) })
  }
  return types.toSorted(({ entries: [one] }, { entries: [other] }) => (one && other ? byRank(one, other) : 0))
}

/** Titles come before texts, and what is not shown in the reader's language comes last. */
const rankOf = ({ title, text }: FoundEntry): number => (title.length > 1 ? 0 : text.length > 1 ? 1 : 2)
const byRank = (one: FoundEntry, other: FoundEntry): number => rankOf(one) - rankOf(other)

const columnsOf = (type: Resource): string[] => [
  ...wordColumns(type).map(({ column }) => column),
  ...(type.slugFrom ? ['slug'] : []),
]

function foundEntry(type: Resource, row: Row, words: readonly string[], language: Language): FoundEntry {
  const texts = wordColumns(type).map(({ column, words: textIn }) => {
    const { value, fellBack } = valueIn(row[column], language)
    return { column, text: textIn(value).replace(/\s+/g, ' ').trim(), fellBack }
  })
  const title = texts.find(({ column }) => column === titleField(type))
  const others = texts.filter((text) => text !== title && text.text !== '')
  const fellBack = [...(title?.fellBack ? ['title'] : []), ...(others.some((text) => text.fellBack) ? ['text'] : [])]
  return {
    _id: row.id,
    ...(type.slugFrom ? { slug: String(row['slug']) } : {}),
    title: markWords(title?.text ?? '', words),
    text: markPlace(others.map(({ text }) => text).join(' · '), words),
    ...(language === DEFAULT_LANGUAGE ? {} : { fellBack }),
  }
}

/** Being read at present: it takes longer than a search, and who asks meanwhile is given the same. */
const vocabularies = new WeakMap<Payload, Promise<ReadonlySet<string>>>()

/** The words of titles in all languages. */
function vocabularyOf(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const known = vocabularies.get(req.payload)
  if (known) return known
  const words = readVocabulary(req)
  const end = () => vocabularies.delete(req.payload)
  vocabularies.set(req.payload, words)
  words.then(end, end)
  return words
}

async function readVocabulary(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const vocabulary = new Set<string>()
  for (const name of searched) {
    const source = sourceOf(name)
    const title = titleField(source.type)
    const { ids } = await entryRows(req).ids(entryQuery(source, []), { offset: 0, limit: VOCABULARY_ENTRIES })
    // Each is read with the default language.
    for (const language of LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))
      for await (const rows of rowBatches(req, source.collection, ids, [title], language))
        for (const row of rows)
          for (const text of valuesOf(row[title])) for (const word of wordsOf(textOf(text))) vocabulary.add(word)
  }
  return vocabulary
}
