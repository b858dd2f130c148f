import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { refuseField } from '#cms/refusal.ts'

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

const MAX_PAGE = 1_000_000

/** Reads a list's query; bad or repeated values are refused with 400. Other parameters are nobody's business. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const one = (name: string): string | undefined => {
    const values = [...query].filter(([key]) => key === name || key.startsWith(`${name}[`)).map(([, value]) => value)
    if (values.length > 1 || [...query.keys()].some((key) => key.startsWith(`${name}[`)))
      throw refuseField(name, `${name} must be given once`)
    return values[0]
  }
  const whole = (name: string, max: number): number | undefined => {
    const value = one(name)
    if (value === undefined) return undefined
    if (!/^[1-9]\d{0,6}$/.test(value) || Number(value) > max)
      throw refuseField(name, `${name} must be a whole number from 1 to ${max}`)
    return Number(value)
  }
  const limit = whole('limit', PAGE_SIZE_MAX)
  const page = whole('page', MAX_PAGE)
  const status = one('status')
  if (status !== undefined && status !== 'any') throw refuseField('status', 'status must be any')
  return {
    page:
      limit === undefined && page === undefined ? undefined : { limit: limit ?? PAGE_SIZE_DEFAULT, page: page ?? 1 },
    drafts: status === 'any',
    words: (one('q') ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, 8),
  }
}

/** The headers of a part of a list: `X-Total-Count` and `Link` (RFC 8288: first, prev, next, last). */
export function pageHeaders(
  path: string,
  query: URLSearchParams,
  { limit, page }: Page,
  total: number,
): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / limit))
  const to = (rel: string, number: number): string => {
    const target = new URLSearchParams(query)
    target.set('limit', String(limit))
    target.set('page', String(number))
    return `<${path}?${target}>; rel="${rel}"`
  }
  const links = [to('first', 1)]
  if (page > 1) links.push(to('prev', Math.min(page - 1, last)))
  if (page < last) links.push(to('next', page + 1))
  links.push(to('last', last))
  return { 'x-total-count': String(total), link: links.join(', ') }
}
