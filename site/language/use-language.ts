import { createContext, use } from 'react'

import type { SiteLanguage } from './language.ts'
import type { Words } from './words-en.ts'

/** The language of the page. */
export const LanguageContext = createContext<SiteLanguage | null>(null)

/** The language of the page, for components. */
export function useLanguage(): SiteLanguage {
  const language = use(LanguageContext)
  if (!language) throw new Error('the page came without a language')
  return language
}

/** The words of the page's language, for components. */
export const useWords = (): Words => useLanguage().words
