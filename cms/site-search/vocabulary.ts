import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { Payload, PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { byPosition, type ResourceName, resourceNames } from '#contract/index.ts'
import { isSearched } from '#contract/search.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { perRevision } from '#cms/common/content-revision.ts'
import { type EntryWords, readEntryWords } from './entry-words.ts'
import { documentWords } from './find-documents.ts'

/** Entries of each type whose words a misspelt one is compared with: the newest or first ones. */
const VOCABULARY_ENTRIES = 300

/** Of each type at most so many distinct words: comparing one word with those of all types takes 15 ms. */
const MOST_WORDS = 12_000

/** The types that visitors may list, in the order of the navigation. */
export const searchedTypes: readonly ResourceName[] = resourceNames.filter(isSearched).toSorted(byPosition)

interface Vocabulary {
  words: ReadonlySet<string>
  /** What it is made of: the words of the entries of each type. */
  entries: ReadonlyMap<ResourceName, ReadonlyMap<string, EntryWords>>
}

const nothing: Vocabulary = { words: new Set(), entries: new Map() }

/** Those that were read last, by their database. */
const latest = new WeakMap<Payload, ReadonlySet<string>>()

/** The words that were read last, of this revision of the content or of an earlier one; undefined if none were. */
export const latestVocabulary = ({ payload }: PayloadRequest): ReadonlySet<string> | undefined => latest.get(payload)

/**
 * The words of entries and of documents' names in all languages, those of names and titles first. For each revision of the content those
 * entries are read that have changed since the one before.
 */
export const vocabularyOf = async (req: PayloadRequest): Promise<ReadonlySet<string>> =>
  (await presentVocabulary(req)).words

const presentVocabulary = perRevision<Vocabulary>((req, before) => readVocabulary(req, before ?? nothing))

async function readVocabulary(req: PayloadRequest, before: Vocabulary): Promise<Vocabulary> {
  const range = { offset: 0, limit: VOCABULARY_ENTRIES }
  const types = await Promise.all(
    searchedTypes.map(async (name) => {
      const source = sourceOf(name)
      return { name, collection: source.collection, ...(await entryRows(req).ids(entryQuery(source, []), range)) }
    }),
  )
  const entries = new Map<ResourceName, ReadonlyMap<string, EntryWords>>()
  // One after the other: of two types at once, twice as many texts would be processed in one turn of the event loop.
  for (const { name, collection, ids } of types)
    entries.set(name, await readEntryWords(req, collection, ids, before.entries.get(name) ?? new Map()))
  const [titles, texts] = [new Set(await documentWords(req)), new Set<string>()]
  for (const ofType of entries.values()) {
    const own = new Set<string>()
    for (const { title, all } of ofType.values()) {
      for (const word of title) titles.add(word)
      for (const word of all) if (own.size < MOST_WORDS) own.add(word)
    }
    for (const word of own) texts.add(word)
    await yieldToEventLoop()
  }
  const words = new Set([...titles, ...texts])
  latest.set(req.payload, words)
  return { words, entries }
}
