import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import { wordColumns } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import type { FoundEntry } from '#contract/search.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { type Marked, markPlace, markWords } from '#cms/search-words/mark-words.ts'

/** What search results show of entries, in the order of their ids. */
export async function foundRows(
  req: PayloadRequest,
  name: ResourceName,
  ids: readonly string[],
  language: Language,
): Promise<Row[]> {
  const found: Row[] = []
  const { collection } = sourceOf(name)
  for await (const rows of rowBatches(req, collection, ids, foundColumns(resources[name]), language))
    found.push(...rows)
  return found
}

/** Rows as search results, with the words marked. */
export async function foundEntries(
  name: ResourceName,
  rows: readonly Row[],
  marked: Marked,
  language: Language,
): Promise<FoundEntry[]> {
  const entries: FoundEntry[] = []
  for (const row of rows) {
    entries.push(foundEntry(resources[name], row, marked, language))
    // A text may have 100,000 characters.
    await yieldToEventLoop()
  }
  return entries
}

const foundColumns = (type: Resource): string[] => [
  ...wordColumns(type).map(({ column }) => column),
  ...(type.slugFrom ? ['slug'] : []),
]

function foundEntry(type: Resource, row: Row, marked: Marked, language: Language): FoundEntry {
  const texts = wordColumns(type).map(({ column, excerpt }) => {
    const { value, fellBack } = valueInLanguage(row[column], language)
    return { column, text: excerpt(value).replace(/\s+/g, ' ').trim(), fellBack }
  })
  const title = texts.find(({ column }) => column === titleField(type))
  const others = texts.filter((text) => text !== title && text.text !== '')
  const fellBack = [...(title?.fellBack ? ['title'] : []), ...(others.some((text) => text.fellBack) ? ['text'] : [])]
  return {
    _id: row.id,
    ...(type.slugFrom ? { slug: String(row['slug']) } : {}),
    title: markWords(title?.text ?? '', marked),
    text: markPlace(others.map(({ text }) => text).join(' · '), marked),
    ...(language === DEFAULT_LANGUAGE ? {} : { fellBack }),
  }
}
