import { DEFAULT_LANGUAGE, type Language, otherLanguages } from './languages.ts'

/** The prefix of the paths of a language's pages: none for the default language, else `/ne`. */
export const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`)

/** The path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path

/** The language of a page's path, and the path within that language. */
export function splitLanguage(path: string): { language: Language; path: string } {
  for (const language of otherLanguages) {
    const prefix = prefixOf(language)
    if (path === prefix) return { language, path: '/' }
    if (path.startsWith(`${prefix}/`)) return { language, path: path.slice(prefix.length) }
  }
  return { language: DEFAULT_LANGUAGE, path }
}
