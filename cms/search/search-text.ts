import { wordColumns } from '#collections/field-kinds.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { fold } from './fold.ts'
import { soundOf, soundsOf } from './sound.ts'

/**
 * The words of an entry in all languages, as they are searched for, and how its title sounds if it is in Devanagari. Between the texts stand line breaks, which no word has.
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

/** What of a search text a searched word finds: the word itself, or a title that sounds like it. */
export const searchedForms = (word: string): string[] => [fold(word), soundOf(word) ?? []].flat()
