import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { wordsOf } from '#cms/search-words/search-text.ts'

/** The words of one entry's search text in all languages. */
export interface EntryWords {
  /** When the entry was last changed, which tells whether they have to be read again. */
  updatedAt: string
  title: readonly string[]
  all: readonly string[]
  /** The length of the text. */
  characters: number
}

/** Of all entries so many characters are read. */
const MOST_CHARACTERS = 2_000_000

/**
 * The words of entries by their ids, in the order of these, until the texts are too many.
 *
 * @param before an earlier result, from which entries that have not been changed since are taken
 */
export async function readEntryWords(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  before: ReadonlyMap<string, EntryWords>,
): Promise<Map<string, EntryWords>> {
  const stamps = await entryRows(req).byId(collection, ids, ['updatedAt'], DEFAULT_LANGUAGE)
  const isChanged = (id: string) => before.get(id)?.updatedAt !== stampOf(stamps.get(id))
  const changed = ids.filter((id) => stamps.has(id) && isChanged(id))
  const read = new Map<string, EntryWords>()
  let charactersRead = 0
  for await (const rows of rowBatches(req, collection, changed, [SEARCH_TEXT, 'updatedAt'], DEFAULT_LANGUAGE)) {
    for (const row of rows) {
      const words = entryWords(row)
      read.set(row.id, words)
      charactersRead += words.characters
      await yieldToEventLoop()
    }
    if (charactersRead > MOST_CHARACTERS) break
  }
  const found = new Map<string, EntryWords>()
  let characters = 0
  for (const id of ids) {
    const words = read.get(id) ?? (stamps.has(id) && !isChanged(id) ? before.get(id) : undefined)
    if (!words) continue
    found.set(id, words)
    characters += words.characters
    if (characters > MOST_CHARACTERS) break
  }
  return found
}

const stampOf = (row: Row | undefined): string => textOf(row?.['updatedAt'])

function entryWords(row: Row): EntryWords {
  const text = textOf(row[SEARCH_TEXT])
  const { title, all } = wordsOf(text)
  return { updatedAt: stampOf(row), title: [...title].map(shared), all: [...all].map(shared), characters: text.length }
}

/** Words that many entries have are in memory once. */
const sharedWords = new Map<string, string>()
const MOST_SHARED = 100_000

function shared(word: string): string {
  const known = sharedWords.get(word)
  if (known !== undefined) return known
  if (sharedWords.size >= MOST_SHARED) sharedWords.clear()
  sharedWords.set(word, word)
  return word
}
