import type { Payload, PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { byPosition, type ResourceName, resourceNames } from '#contract/index.ts'
import { otherLanguages } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import { isSearched } from '#contract/search.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { wordsOf } from '#cms/search/nearest-word.ts'
import { columnValues } from '#cms/search/search-text.ts'

/** Entries of each type whose titles a misspelt word is compared with: the newest or first ones. */
const VOCABULARY_ENTRIES = 300

/** The types that visitors may list, in the order of the navigation. */
export const searchedTypes: readonly ResourceName[] = resourceNames.filter(isSearched).toSorted(byPosition)

/** Vocabularies that are being read: searches that come meanwhile share the read. */
const vocabularies = new WeakMap<Payload, Promise<ReadonlySet<string>>>()

/** The words of titles in all languages. */
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
  const vocabulary = new Set<string>()
  for (const name of searchedTypes) {
    const source = sourceOf(name)
    const title = titleField(source.type)
    const { ids } = await entryRows(req).ids(entryQuery(source, []), { offset: 0, limit: VOCABULARY_ENTRIES })
    // Rows that are read in another language also have the default language's values.
    for (const language of otherLanguages)
      for await (const rows of rowBatches(req, source.collection, ids, [title], language))
        for (const row of rows)
          for (const text of columnValues(row[title])) for (const word of wordsOf(textOf(text))) vocabulary.add(word)
  }
  return vocabulary
}
