import { wordColumns } from '#collections/field-kinds.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { fold } from './fold.ts'
import { soundOf, soundsOf } from './sound.ts'
import { stemOf } from './stem.ts'

/** Stands before each word of a title in the search text. A character for private use: no word has it. */
export const TITLE_MARK = '\ue000'

/**
 * The text of an entry that a search matches, separated by spaces: the words of its title and the sounds of those in Devanagari, each
 * after TITLE_MARK; then these again without the mark and the words of all other texts, in all languages, each once. A searched word
 * contains no space, so it occurs in one of these words exactly if it occurs in one of the texts.
 *
 * @param document with the values of its columns, of localized ones by language
 */
export function searchTextOf(type: Resource, document: Readonly<Record<string, unknown>>): string {
  const title = titleField(type)
  const texts = wordColumns(type).flatMap(({ column, words }) =>
    columnValues(document[column]).map((value) => ({ column, text: fold(words(value)) })),
  )
  const titles = texts.flatMap(({ column, text }) => (column === title ? [text] : []))
  const sounds = columnValues(document[title]).map((value) => soundsOf(textOf(value)))
  const inTitle = new Set([...titles, ...sounds].flatMap(tokensOf))
  const all = new Set([...inTitle, ...texts.flatMap(({ text }) => tokensOf(text))])
  return [...[...inTitle].map((word) => TITLE_MARK + word), ...all].join(' ')
}

/** What stands between spaces in a text, and the words in it: `(VAT)` begins with a bracket, and the word in it with a V. */
const tokensOf = (text: string): string[] =>
  text
    .replaceAll(TITLE_MARK, '')
    .split(/\s+/)
    .flatMap((token) => (token === '' ? [] : [token, ...(token.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]))

/** The words of two or more letters in a search text: of the title, and all of them. Sounds are none: circled letters are symbols. */
export function wordsOf(searchText: string): { title: Set<string>; all: Set<string> } {
  const [title, all] = [new Set<string>(), new Set<string>()]
  for (const word of searchText.match(WORD) ?? [])
    if (word.startsWith(TITLE_MARK)) title.add(word.slice(TITLE_MARK.length))
    else all.add(word)
  return { title, all }
}

const WORD = new RegExp(`${TITLE_MARK}?[\\p{L}\\p{M}\\p{N}]{2,}`, 'gu')

/** A column's values: of a localized one those in each language that was read. */
export const columnValues = (stored: unknown): unknown[] => (isRecord(stored) ? Object.values(stored) : [stored])

/** The forms of a searched word in the search text: the normalized word, and its sound if it is in Latin letters. */
export const searchedForms = (word: string): string[] => [plainForm(word), soundOf(word) ?? []].flat()

/** The normalized word. TITLE_MARK, which nearly every search text contains, is replaced by a character that none contains. */
const plainForm = (word: string): string => fold(word).replaceAll(TITLE_MARK, '\ufffd')

/** Whether a word is first matched at word starts: if it begins with a Latin letter or digit. In Devanagari, compounds are one word. */
export const isMeantFromStart = (word: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(word)

/** The forms of a searched word anywhere, and its stem where a word begins with that. */
export function formsAnywhere(word: string): string[] {
  const [form, stem] = [fold(word), stemOf(fold(word))]
  return [...searchedForms(word), ...(stem === form ? [] : [` ${stem}`])]
}

/** The forms of a searched word where a word of the search text begins with it, or with its stem; anywhere for other scripts. */
export const formsAtStart = (word: string): string[] => formsAfter(isMeantFromStart(word) ? ' ' : '', word)

/** The forms of a searched word where a word of the title begins. */
export const formsInTitle = (word: string): string[] => formsAfter(TITLE_MARK, word)

const formsAfter = (before: string, word: string): string[] =>
  [stemOf(fold(word)), soundOf(word) ?? []].flat().map((form) => before + form)
