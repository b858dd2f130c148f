import { PAGE_MAX } from './limits.ts'

/** The query parameter with the number of a page of a list. */
export const PAGE = 'page'

/** The page's number in a query: 1 if it is none, the last that can be asked for if it is beyond that. */
export const parsePage = (query: URLSearchParams): number => {
  const text = query.get(PAGE) ?? ''
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1
}
