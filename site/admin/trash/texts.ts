import { resourceNames } from '#contract/index.ts'
import type { Trashable } from '#contract/trash.ts'
import { typeName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'

/** What a kind of thing in the trash is called. */
export const kindName = (words: StaffWords, type: Trashable): string =>
  type === 'media' ? words.trash.file : typeName(words, type)

/** What can be in the trash, with its name. */
export const kindsIn = (words: StaffWords): readonly (readonly [Trashable, string])[] =>
  ([...resourceNames, 'media'] as const).map((type) => [type, kindName(words, type)])
