import type { ResourceName } from '#contract/index.ts'
import type { RouteMatch } from '../../paths/route-match.ts'
import type { Head } from '../../seo/head.ts'
import type { Store } from '../../state/store.ts'
import { staffWordsOf } from './staff-language.ts'
import { typeName } from './type-texts.ts'
import type { StaffWords } from './words-en.ts'

/** The source of a screen's title: its own words, or those of the type that it edits or lists. */
export type Title =
  | { [Part in keyof StaffWords]: StaffWords[Part] extends { title: string } ? Part : never }[keyof StaffWords]
  | { type: ResourceName; edit?: true }

/** The head of a staff screen. */
export async function screenHead(title: Title, store: Store, match: RouteMatch): Promise<Head> {
  const { hiddenHead } = await import('../../seo/heads.ts')
  return hiddenHead(textOf(title, staffWordsOf(store)))(store, match)
}

function textOf(title: Title, words: StaffWords): string {
  if (typeof title === 'string') return words[title].title
  const name = typeName(words, title.type)
  return title.edit ? words.entry.edit(name) : name
}
