import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { Payload, PayloadRequest } from 'payload'

import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { byPosition, type ResourceName, resourceNames } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { isSearched } from '#contract/search.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { wordsOf } from '#cms/search-words/search-text.ts'
import { revisionOf } from '#cms/common/content-revision.ts'

/** Entries of each type whose words a misspelt one is compared with: the newest or first ones. */
const VOCABULARY_ENTRIES = 300

/** Of each type at most so many distinct words, and characters that are read: comparing one word with those of all types takes 15 ms. */
const [MOST_WORDS, MOST_CHARACTERS] = [12_000, 2_000_000]

/** Entries that are read at a time: a search text may have 100,000 characters. */
const BATCH_SIZE = 20

/** The types that visitors may list, in the order of the navigation. */
export const searchedTypes: readonly ResourceName[] = resourceNames.filter(isSearched).toSorted(byPosition)

/** Vocabularies by their database, each with the content's revision that it is of. */
const vocabularies = new WeakMap<Payload, { revision: number; words: Promise<ReadonlySet<string>> }>()

/** The words of entries in all languages, those of titles first. Read once for each revision of the content. */
export function vocabularyOf(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const revision = revisionOf(req.payload)
  if (revision === undefined) return readVocabulary(req)
  const known = vocabularies.get(req.payload)
  if (known?.revision === revision) return known.words
  const words = readVocabulary(req)
  vocabularies.set(req.payload, { revision, words })
  words.catch(() => vocabularies.get(req.payload)?.words === words && vocabularies.delete(req.payload))
  return words
}

async function readVocabulary(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const range = { offset: 0, limit: VOCABULARY_ENTRIES }
  const types = await Promise.all(
    searchedTypes.map(async (name) => {
      const source = sourceOf(name)
      return { collection: source.collection, ...(await entryRows(req).ids(entryQuery(source, []), range)) }
    }),
  )
  const [titles, texts] = [new Set<string>(), new Set<string>()]
  // One after the other: of two types at once, twice as many texts would be processed in one turn of the event loop.
  for (const { collection, ids } of types) {
    const own = new Set<string>()
    let characters = 0
    for await (const rows of rowBatches(req, collection, ids, [SEARCH_TEXT], DEFAULT_LANGUAGE, BATCH_SIZE)) {
      for (const row of rows) {
        const text = textOf(row[SEARCH_TEXT])
        characters += text.length
        const { title, all } = wordsOf(text)
        for (const word of title) titles.add(word)
        for (const word of all) if (own.size < MOST_WORDS) own.add(word)
        await yieldToEventLoop()
      }
      if (characters > MOST_CHARACTERS || own.size >= MOST_WORDS) break
    }
    for (const word of own) texts.add(word)
  }
  return new Set([...titles, ...texts])
}
