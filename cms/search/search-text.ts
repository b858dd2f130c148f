import { wordColumns } from '#collections/field-kinds.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { fold } from './fold.ts'
import { soundOf, soundsOf } from './sound.ts'

/**
 * The searchable text of an entry: the different words of all languages, and the sound of a title in Devanagari, between spaces. A
 * searched word has no space, so that it is found in these words where it is found in the texts, of which they are a part.
 *
 * @param document with the values of its columns, of localized ones by language
 */
export function searchTextOf(type: Resource, document: Readonly<Record<string, unknown>>): string {
  const texts = wordColumns(type).flatMap(({ column, words }) =>
    valuesOf(document[column]).map((value) => fold(words(value))),
  )
  const sounds = valuesOf(document[titleField(type)]).map((value) => soundsOf(textOf(value)))
  const words = [...texts, ...sounds].flatMap((text) => text.split(/\s+/))
  return [...new Set(words)].join(' ').trim()
}

/** A column's values: of a localized one those in each language that was read. */
export const valuesOf = (stored: unknown): unknown[] => (isRecord(stored) ? Object.values(stored) : [stored])

/** The forms of a searched word in the search text: the normalized word, and its sound if it is in Latin letters. */
export const searchedForms = (word: string): string[] => [fold(word), soundOf(word) ?? []].flat()
