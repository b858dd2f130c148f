import type { Language } from '#contract/languages.ts'
import type { SiteLanguage } from './language.ts'

const languages: { readonly [Tag in Language]: () => Promise<{ language: SiteLanguage }> } = {
  en: () => import('./en.ts'),
  ne: () => import('./ne.ts'),
}

/** Loads a language's words; a page load downloads those of its own language alone. */
export const loadLanguage = async (tag: Language): Promise<SiteLanguage> => (await languages[tag]()).language

/** Loads a language's messages of calls that fail. */
export const loadMessages = async (tag: Language): Promise<void> => (await loadLanguage(tag)).loadMessages?.()
