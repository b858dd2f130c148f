import { atom } from 'jotai'

import type { SiteLanguage } from '../language/language.ts'
import type { Store } from './store.ts'

/** The language of the page; set before anything is loaded. */
export const languageAtom = atom<SiteLanguage | null>(null)

/** The language of the page, for what is no component. */
export function siteLanguageOf(store: Pick<Store, 'get'>): SiteLanguage {
  const language = store.get(languageAtom)
  if (!language) throw new Error('the page came without a language')
  return language
}
