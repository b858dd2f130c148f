import { wordColumns } from '#collections/field-kinds.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { fold } from './fold.ts'
import { soundOf, soundsOf } from './sound.ts'

/**
 * The searchable text of an entry: its words in all languages, and the sound of a title in Devanagari. Texts are separated by
 * line breaks, which no word contains.
 *
 * @param document with the values of its columns, of localized ones by language
 */
export const searchTextOf = (type: Resource, document: Readonly<Record<string, unknown>>): string =>
  [
    ...new Set([
      ...wordColumns(type).flatMap(({ column, words }) =>
        valuesOf(document[column]).map((value) => fold(words(value))),
      ),
      ...valuesOf(document[titleField(type)]).map((value) => soundsOf(textOf(value))),
    ]),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n')

/** A column's values: of a localized one those in each language that was read. */
export const valuesOf = (stored: unknown): unknown[] => (isRecord(stored) ? Object.values(stored) : [stored])

/** The forms of a searched word in the search text: the normalized word, and its sound if it is in Latin letters. */
export const searchedForms = (word: string): string[] => [fold(word), soundOf(word) ?? []].flat()
