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

/** Entries of each type whose words a misspelt one is compared with: the newest or first ones. */
const VOCABULARY_ENTRIES = 300

/** Search texts of each type that are read at most, in characters: 300 of usual length, fewer of long ones. Takes 30 ms. */
const VOCABULARY_CHARACTERS = 2_000_000

/** Entries that are read at a time: a search text may have 100,000 characters. */
const BATCH_SIZE = 20

/** The types that visitors may list, in the order of the navigation. */
export const searchedTypes: readonly ResourceName[] = resourceNames.filter(isSearched).toSorted(byPosition)

/** Vocabularies that are being read: searches that come meanwhile share the read. */
const vocabularies = new WeakMap<Payload, Promise<ReadonlySet<string>>>()

/** The words of entries in all languages, those of titles first. */
export function vocabularyOf(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const known = vocabularies.get(req.payload)
  if (known) return known
  const words = readVocabulary(req)
  const end = () => vocabularies.delete(req.payload)
  vocabularies.set(req.payload, words)
  words.then(end, end)
  return words
}

async function readVocabulary(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const [titles, texts] = [new Set<string>(), new Set<string>()]
  for (const name of searchedTypes) {
    const source = sourceOf(name)
    const { ids } = await entryRows(req).ids(entryQuery(source, []), { offset: 0, limit: VOCABULARY_ENTRIES })
    let characters = 0
    for await (const rows of rowBatches(req, source.collection, ids, [SEARCH_TEXT], DEFAULT_LANGUAGE, BATCH_SIZE)) {
      for (const row of rows) {
        const text = textOf(row[SEARCH_TEXT])
        characters += text.length
        const { title, all } = wordsOf(text)
        for (const word of title) titles.add(word)
        for (const word of all) texts.add(word)
      }
      if (characters > VOCABULARY_CHARACTERS) break
    }
  }
  return new Set([...titles, ...texts])
}
