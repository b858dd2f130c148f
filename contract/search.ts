import type { DocumentFile } from './fields/documents.ts'
import { isResourceName, type ResourceName, resources } from './index.ts'
import { DEFAULT_LANGUAGE, type FellBack, type Language, LANGUAGE_PARAMETER } from './languages.ts'
import { PAGE, parsePage } from './page-number.ts'

/** The search over everything that visitors may read. */

/** The characters of a query that count. */
export const SEARCH_MAX = 200
/** The words that are searched for at most, without small ones in the search over everything: each is a condition of its own in the database's query. */
export const WORDS_MAX = 8
/** Entries on a page of the results of one type. */
export const FOUND_PAGE = 20

/** What is searched for. */
export interface SearchQuery extends FoundPart {
  q: string
  /** The slug of a tag, which is searched for in place of words; empty for words. */
  tag: string
}

/** The part of what is found: the first entries of each type, or a page of those of one. */
export interface FoundPart {
  /** The type's name in `resources`; empty for all of them. */
  type: ResourceName | ''
  /** 1 unless there is a type. */
  page: number
}

/** A text in pieces, of which those at odd places are what was searched for. */
export type MarkedText = string[]

/** A found entry: its title, and the excerpt of its texts with the words. */
export type FoundEntry = FellBack & { _id: string; slug?: string; title: MarkedText; text: MarkedText }

/** The found entries of a type. */
export interface FoundType {
  /** The type's name in `resources`. */
  type: string
  /** The total; `entries` has the first few, or those of a page: none past the end. */
  total: number
  entries: FoundEntry[]
}

export interface Found {
  /** The words that were searched for instead, since no entry has all given ones; with commas if any of them sufficed. Otherwise empty. */
  instead: string
  /** The paths of pages without entries that the words are names of, as `/price`. */
  pages: string[]
  /** Documents whose names have the words, which visitors may download; absent without any, and for a part. */
  documents?: DocumentFile[]
  /** The types with results: first those whose titles have the words, else in the order of the navigation. */
  types: FoundType[]
}

/** The words of a query. No stored text has U+0000, which would end a string in SQLite's query language. */
export const parseWords = (query: URLSearchParams): string[] =>
  (query.get('q') ?? '')
    .slice(0, SEARCH_MAX)
    .split(/[\s\0]+/)
    .filter(Boolean)

/** The slug of the tag that is searched for; empty for none. */
export const parseTag = (query: URLSearchParams): string => query.get(TAG) ?? ''

/** The query parameter with the slug of a tag, which is searched for in place of words. */
export const TAG = 'tag'

/** The query parameter with the type whose results alone are wanted. */
export const TYPE = 'type'

/** The query parameters of a part. */
export const PART = [TYPE, PAGE]

/** Whether visitors may list the entries of a type, and so search them. */
export const isSearched = (name: string): name is ResourceName =>
  isResourceName(name) && resources[name].list === 'visitor'

/** The part that a page's query asks for; a type that is not searched means all of them. */
export function parsePart(query: URLSearchParams): FoundPart {
  const type = query.get(TYPE) ?? ''
  return isSearched(type) ? { type, page: parsePage(query) } : everyType
}

/** The first entries of each type. */
export const everyType: FoundPart = { type: '', page: 1 }

/** The canonical query of a search, with its question mark; empty for no words. */
export function searchQuery(
  { q = '', tag = '', type = '', page = 1 }: Partial<SearchQuery>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const query = new URLSearchParams(language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language })
  if (tag !== '') query.set(TAG, tag)
  else if (q !== '') query.set('q', q)
  return withPart(query, tag + q === '' ? everyType : { type, page })
}

/** The canonical query of a part, with its question mark; empty for that of all types. */
export const partQuery = (part: FoundPart): string => withPart(new URLSearchParams(), part)

function withPart(query: URLSearchParams, { type, page }: FoundPart): string {
  if (type !== '') query.set(TYPE, type)
  if (type !== '' && page > 1) query.set(PAGE, String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** The canonical path of the page of a search. */
export const searchPath = (query: Partial<SearchQuery>): string => `/search${searchQuery(query)}`

/** The search that the query of its page asks for; without words there are no parts. */
export function parseSearchPage(query: URLSearchParams): SearchQuery {
  const q = parseWords(query).join(' ')
  return { q, tag: '', ...(q === '' ? everyType : parsePart(query)) }
}
