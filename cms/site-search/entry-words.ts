import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { entryRows, type Row } from '#cms/internals/payload-rows.ts'
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

/** Entries that are read at a time: a search text may have 100,000 characters. */
const BATCH_SIZE = 20

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
  const { byId } = entryRows(req)
  const stamps = await byId(collection, ids, ['updatedAt'], DEFAULT_LANGUAGE)
  const found = new Map<string, EntryWords>()
  let characters = 0
  for (let at = 0; at < ids.length && characters <= MOST_CHARACTERS; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE)
    const changed = batch.filter((id) => before.get(id)?.updatedAt !== stampOf(stamps.get(id)))
    const rows = await byId(collection, changed, [SEARCH_TEXT, 'updatedAt'], DEFAULT_LANGUAGE)
    for (const id of batch) {
      const row = rows.get(id)
      const words = row ? entryWords(row) : before.get(id)
      if (row) await yieldToEventLoop()
      // Deleted meanwhile.
      if (!words || !stamps.has(id)) continue
      found.set(id, words)
      characters += words.characters
    }
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
