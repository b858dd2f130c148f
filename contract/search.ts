import { DEFAULT_LANGUAGE, type FellBack, type Language, LANGUAGE_PARAMETER } from './languages.ts'

/** The search over everything that visitors may read. */

/** Characters of a query that count, and words. */
export const SEARCH_MAX = 200
const WORDS_MAX = 8

/** A text in pieces, of which those at odd places are what was searched for. */
export type MarkedText = string[]

/** A found entry: its title, and the excerpt of its texts with the words. */
export type FoundEntry = FellBack & { _id: string; slug?: string; title: MarkedText; text: MarkedText }

/** The found entries of a type. */
export interface FoundType {
  /** The type's name in `resources`. */
  type: string
  /** The total; `entries` has the first few. */
  total: number
  entries: FoundEntry[]
}

export interface Found {
  /** The similar words that were found instead, because nothing has the given ones; empty otherwise, or if these are nowhere either. */
  instead: string
  /** The types with results: first those whose titles have the words, else in the order of the navigation. */
  types: FoundType[]
}

/** The words of a query. No stored text has U+0000, which would end a string in SQLite's query language. */
export const parseWords = (query: URLSearchParams): string[] =>
  (query.get('q') ?? '')
    .slice(0, SEARCH_MAX)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)

/** The same with one space between them; empty for none. */
export const parseSearch = (query: URLSearchParams): string => parseWords(query).join(' ')

/** The slug of the tag that is searched for; empty for none. */
export const parseTag = (query: URLSearchParams): string => query.get(TAG) ?? ''

/** The query parameter with the slug of a tag, which is searched for in place of words. */
export const TAG = 'tag'

/** The canonical query of a search, with its question mark; empty for no words. */
export function searchQuery(q: string, language: Language = DEFAULT_LANGUAGE, tag = ''): string {
  const query = new URLSearchParams(language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language })
  if (tag !== '') query.set(TAG, tag)
  else if (q !== '') query.set('q', q)
  return query.size > 0 ? `?${query}` : ''
}

/** The canonical path of the page of a search. */
export const searchPath = (q: string): string => `/search${searchQuery(q)}`
