import { resourceNames } from '#contract/index.ts'
import type { Trashable } from '#contract/trash.ts'
import { typeName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'

/** The name of a type in the trash. */
export const kindName = (words: StaffWords, type: Trashable): string =>
  type === 'media' ? words.trash.file : typeName(words, type)

/** What can be in the trash, as pairs of type and name. */
export const kindsIn = (words: StaffWords): readonly (readonly [Trashable, string])[] =>
  ([...resourceNames, 'media'] as const).map((type) => [type, kindName(words, type)])
