import type { Language } from '#contract/languages.ts'
import { language as en } from '../language/en.ts'
import type { SiteLanguage } from '../language/language.ts'
import { language as ne } from '../language/ne.ts'

/** All languages; the server has them all loaded. */
export const languages: { readonly [Tag in Language]: SiteLanguage } = { en, ne }

await Promise.all(Object.values(languages).map(({ loadMessages }) => loadMessages?.()))
