import { choicesFor } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { Resource } from '#contract/resource.ts'
import { entryQuery, wordAnywhere } from '#cms/content/entry-query.ts'
import type { EntryQuery, SearchWord } from '#cms/internals/payload-row-queries.ts'
import {
  formsAnywhere,
  formsAtStart,
  formsInTitle,
  isMeantFromStart,
  TITLE_MARK,
} from '#cms/search-words/search-text.ts'
import { synonymsOf } from '#cms/search-words/synonyms.ts'

/**
 * The entries of one type that a visitor's search finds: those with all words, or others that mean the same; first those whose titles
 * have words that begin with them, then those whose texts do. The order of types is in search.ts.
 */
export function rankedQuery(source: Source, words: readonly string[]): EntryQuery {
  const startOf = (word: string) => wordAtStart(source.type, word)
  // Parts of words of one or two letters are in nearly every text.
  const isShort = (word: string) => isMeantFromStart(word) && [...word].length < 3
  const anywhere = (word: string) =>
    isShort(word) ? startOf(word) : { ...wordAnywhere(source.type, word), forms: formsAnywhere(word) }
  const withSynonyms = (before: string, own: (word: string) => SearchWord) =>
    words.map((word) => anyOf([own(word), ...synonymsOf(word).map((form) => synonymAt(before, form))]))
  return {
    ...entryQuery(source),
    words: withSynonyms(' ', anywhere),
    first: [withSynonyms(TITLE_MARK, wordInTitle), withSynonyms(' ', startOf)],
  }
}

/** The entries that have any of the words where words begin; first those with one in their title. */
export function anyWordQuery(source: Source, words: readonly string[]): EntryQuery {
  const atStart = [anyOf(words.map((word) => wordAtStart(source.type, word)))]
  return { ...entryQuery(source), words: atStart, first: [[anyOf(words.map(wordInTitle))], atStart] }
}

/** A synonym where a word of the search text begins with it, after a space or TITLE_MARK; not by its sound, which others share. */
const synonymAt = (before: string, form: string): SearchWord => ({ forms: [before + form], choices: [] })

/** A word that occurs if one of several does. */
const anyOf = (words: readonly SearchWord[]): SearchWord => ({
  forms: words.flatMap(({ forms }) => forms),
  choices: words.flatMap(({ choices }) => choices),
})

const wordInTitle = (word: string): SearchWord => ({ forms: formsInTitle(word), choices: [] })

function wordAtStart(type: Resource, word: string): SearchWord {
  const lower = word.toLowerCase()
  const begins = (label: string) => label.split(/[^\p{L}\p{M}\p{N}]+/u).some((one) => one.startsWith(lower))
  return { forms: formsAtStart(word), choices: choicesFor(type, begins) }
}
