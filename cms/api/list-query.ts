import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER, LANGUAGES, parseLanguage } from '#contract/languages.ts'
import { everyType, type FoundPart, isSearched, parseTag, parseWords, TAG, TYPE, WORDS_MAX } from '#contract/search.ts'
import { invalidField } from '#cms/common/http-error.ts'

/** A page of a list; undefined stands for the whole list. */
export interface ListPage {
  limit: number
  page: number
}

/** The parsed query of a list. */
export interface ListQuery {
  page: ListPage | undefined
  drafts: boolean
  language: Language
  /** Search words; an entry matches if it contains all of them. */
  words: readonly string[]
}

/** The value of a parameter; throws 400 if it is repeated or an array. */
export function singleValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  if (values.length > 1 || [...query.keys()].some((key) => key.startsWith(`${name}[`)))
    throw invalidField(name, `${name} must be given once`)
  return values[0]
}

/** A whole number from 1; undefined without one. Throws 400 for any other, or a repeated one. */
export function positiveInteger(query: URLSearchParams, name: string, max: number): number | undefined {
  const value = singleValue(query, name)
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(value) || Number(value) > max)
    throw invalidField(name, `${name} must be a whole number from 1 to ${max}`)
  return Number(value)
}

/** The page size that the query asks for; undefined without one. Throws 400 for an invalid or repeated value. */
export const readPageSize = (query: URLSearchParams): number | undefined =>
  positiveInteger(query, 'limit', PAGE_SIZE_MAX)

/** Whether the query asks for drafts too; throws 400 for an invalid or repeated value. */
export function readDrafts(query: URLSearchParams): boolean {
  const status = singleValue(query, 'status')
  if (status !== undefined && status !== 'any') throw invalidField('status', 'status must be any')
  return status === 'any'
}

/** Whether a parameter is `true`; throws 400 for another or repeated value. */
export function readFlag(query: URLSearchParams, name: string): boolean {
  const value = singleValue(query, name)
  if (value !== undefined && value !== 'true') throw invalidField(name, `${name} must be true`)
  return value === 'true'
}

/** The language that the query asks for; throws 400 for an unknown or repeated value. */
export function readLanguage(query: URLSearchParams): Language {
  const language = parseLanguage(singleValue(query, LANGUAGE_PARAMETER))
  if (language === undefined)
    throw invalidField(LANGUAGE_PARAMETER, `${LANGUAGE_PARAMETER} must be ${LANGUAGES.join(' or ')}`)
  return language
}

/** The parameter for a language, which the default one goes without. */
export const languageQuery = (language: Language): Record<string, string> =>
  language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language }

/** The words that the query searches for; throws 400 if they are repeated. */
export function wordsIn(query: URLSearchParams): string[] {
  singleValue(query, 'q')
  return parseWords(query)
}

/** The slug of the tag that is searched for, empty for none; throws 400 if it is repeated. */
export function tagIn(query: URLSearchParams): string {
  singleValue(query, TAG)
  return parseTag(query)
}

/** The part of what is found that the query asks for; throws 400 for invalid or repeated values. */
export function partIn(query: URLSearchParams): FoundPart {
  const type = singleValue(query, TYPE)
  const page = positiveInteger(query, 'page', PAGE_MAX) ?? 1
  if (type === undefined) return everyType
  if (!isSearched(type)) throw invalidField(TYPE, `${TYPE} must be the name of a type that visitors may list`)
  return { type, page }
}

/** The ids behind that of a picture, all without one; throws 400 if it is not among them. */
export function behindPicture(ids: string[], after: string | undefined): string[] {
  if (after === undefined) return ids
  const at = ids.indexOf(after)
  if (at < 0) throw invalidField('after', 'after must be the id of a picture in the library')
  return ids.slice(at + 1)
}

/** Parses a list's query; throws 400 for invalid or repeated values. Unknown parameters are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const limit = readPageSize(query)
  const page = positiveInteger(query, 'page', PAGE_MAX)
  return {
    page:
      limit === undefined && page === undefined ? undefined : { limit: limit ?? PAGE_SIZE_DEFAULT, page: page ?? 1 },
    drafts: readDrafts(query),
    language: readLanguage(query),
    words: wordsIn(query).slice(0, WORDS_MAX),
  }
}

/** The canonical query string of a list query, with its question mark; empty for the whole list. */
export function writeListQuery({ page, drafts, language, words }: ListQuery): string {
  const query = new URLSearchParams(languageQuery(language))
  if (drafts) query.set('status', 'any')
  if (words.length > 0) query.set('q', words.join(' '))
  if (page) query.set('limit', String(page.limit))
  if (page) query.set('page', String(page.page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The headers of a page of a list: `X-Total-Count` and `Link` (RFC 8288: first, prev, next, last). Built from the parsed
 * query only, since the response is cached for all equivalent queries.
 */
export function pageHeaders(path: string, query: ListQuery, total: number): Record<string, string> {
  if (!query.page) return {}
  const { limit, page } = query.page
  const last = Math.max(1, Math.ceil(total / limit))
  const to = (rel: string, number: number): string =>
    `<${path}${writeListQuery({ ...query, page: { limit, page: number } })}>; rel="${rel}"`
  const links = [to('first', 1)]
  if (page > 1) links.push(to('prev', Math.min(page - 1, last)))
  if (page < last) links.push(to('next', page + 1))
  links.push(to('last', last))
  return { 'x-total-count': String(total), link: links.join(', ') }
}
