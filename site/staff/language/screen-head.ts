import type { Atom } from 'jotai'

import { type ResourceName, resources } from '#contract/index.ts'
import { type AnyEntity, titleField } from '#contract/resource.ts'
import type { RouteMatch } from '../../paths/route-match.ts'
import type { Head } from '../../seo/head.ts'
import { type EntryState, entries } from '../../state/entries.ts'
import type { Store } from '../../state/store.ts'
import { staffWordsOf } from './staff-language.ts'
import { typeName } from './type-texts.ts'
import type { StaffWords } from './words-en.ts'

/** The source of a screen's title: its own words, or those of the type that it edits or lists. */
export type Title =
  | { [Part in keyof StaffWords]: StaffWords[Part] extends { title: string } ? Part : never }[keyof StaffWords]
  | { type: ResourceName; edit?: true }

/** The head of a staff screen; the title of one that edits an entry begins with the entry's. */
export async function screenHead(title: Title, store: Store, match: RouteMatch): Promise<Head> {
  const { hiddenHead } = await import('../../seo/heads.ts')
  const words = staffWordsOf(store)
  return hiddenHead(typeof title === 'string' ? words[title].title : typeScreenTitle(title, words, store))(store, match)
}

function typeScreenTitle({ type, edit }: { type: ResourceName; edit?: true }, words: StaffWords, store: Store): string {
  const name = typeName(words, type)
  if (!edit) return name
  const state: Atom<EntryState<AnyEntity>> = entries[type].stateAtom
  const { entry } = store.get(state)
  return [entry?.[titleField(resources[type])], words.entry.edit(name)].filter(Boolean).join(' – ')
}
