import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { refuseField } from '#cms/common/refusal.ts'

/** Which part of a list is wanted; undefined means all of it. */
export interface Page {
  limit: number
  page: number
}

/** What a list call may ask for, in the query. */
export interface ListQuery {
  page: Page | undefined
  drafts: boolean
  /** Words that an entry must all contain. */
  words: readonly string[]
}

export const MAX_PAGE = 1_000_000

/** A parameter that may be given once; repeated or as an array it is refused with 400. */
function once(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  if (values.length > 1 || [...query.keys()].some((key) => key.startsWith(`${name}[`)))
    throw refuseField(name, `${name} must be given once`)
  return values[0]
}

function whole(query: URLSearchParams, name: string, max: number): number | undefined {
  const value = once(query, name)
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(value) || Number(value) > max)
    throw refuseField(name, `${name} must be a whole number from 1 to ${max}`)
  return Number(value)
}

/** Whether drafts are asked for, of a list or of one entry; a bad or repeated value is refused with 400. */
export function readDrafts(query: URLSearchParams): boolean {
  const status = once(query, 'status')
  if (status !== undefined && status !== 'any') throw refuseField('status', 'status must be any')
  return status === 'any'
}

/** Reads a list's query; bad or repeated values are refused with 400. Other parameters are nobody's business. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const limit = whole(query, 'limit', PAGE_SIZE_MAX)
  const page = whole(query, 'page', MAX_PAGE)
  return {
    page:
      limit === undefined && page === undefined ? undefined : { limit: limit ?? PAGE_SIZE_DEFAULT, page: page ?? 1 },
    drafts: readDrafts(query),
    words: (once(query, 'q') ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, 8),
  }
}

/** What was read of a list's query, in one spelling for all that ask for the same; empty for the whole list. */
export function writeListQuery({ page, drafts, words }: ListQuery): string {
  const query = new URLSearchParams()
  if (drafts) query.set('status', 'any')
  if (words.length > 0) query.set('q', words.join(' '))
  if (page) query.set('limit', String(page.limit))
  if (page) query.set('page', String(page.page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The headers of a part of a list: `X-Total-Count` and `Link` (RFC 8288: first, prev, next, last). Made from what was
 * read of the query alone: they are kept for all who ask for the same part.
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
