import { pathIn, splitLanguage } from '#contract/language-path.ts'
import { contactPath, parseAbout } from '#contract/contact-path.ts'
import { blogPath, parseBlogQuery } from '#contract/blog-path.ts'
import { resources } from '#contract/index.ts'
import { type PageWithQuery, pagesWithQuery } from '#contract/page-queries.ts'
import { TAX_CALENDAR, TAX_CALENDAR_FILE } from '#contract/tax-calendar.ts'
import { calendarPath, parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { parsePart, parseSearchPage, partQuery, searchPath, searchQuery } from '#contract/search.ts'
import {
  languageQuery,
  readDrafts,
  readLanguage,
  partIn,
  readListQuery,
  tagIn,
  wordsIn,
  writeListQuery,
} from '#cms/api/list-query.ts'
import { HttpError } from '#cms/common/http-error.ts'
import { canonicalCalendarPath } from '#cms/api/tax-calendar-query.ts'

const listPaths: ReadonlySet<string> = new Set(Object.values(resources).map(({ path }) => `/api/${path}`))

const tagPages = `${resources.tag.page.path}/`

/**
 * Paths that all handlers interpret in the same way: no percent-encoding (the API decodes it, the site does not), no empty
 * segment, and no slash after a file name.
 */
const plainPath = /^\/(?:[\w~-]+\/)*[\w.~-]*$/

/**
 * The cache key of a request target: path and relevant parameters in canonical form. The same for all targets with the same
 * response, so that one page cannot fill the cache; undefined for uncacheable targets.
 */
export function cacheKey(target: string): string | undefined {
  const queryStart = target.indexOf('?')
  const path = queryStart < 0 ? target : target.slice(0, queryStart)
  if (!plainPath.test(path)) return undefined
  const key = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return queryStart < 0 ? key : withQuery(key, target.slice(queryStart + 1))
}

const canonicalPaths: Readonly<Record<PageWithQuery, (query: URLSearchParams) => string>> = {
  '/blog': (query) => blogPath(parseBlogQuery(query)),
  '/contact': (query) => contactPath(parseAbout(query)),
  '/search': (query) => searchPath(parseSearchPage(query)),
  [TAX_CALENDAR]: (query) => calendarPath(parseCalendarQuery(query)),
}

/** Parses the query with the handlers' own parsers, so that key and response cannot diverge. */
function withQuery(path: string, text: string): string | undefined {
  // Part of the query to the site, but not to the API.
  if (text.includes('#')) return undefined
  const query = new URLSearchParams(text)
  const page = splitLanguage(path)
  const withOwnQuery = pagesWithQuery.find((one) => one === page.path)
  if (withOwnQuery) return pathIn(page.language, canonicalPaths[withOwnQuery](query))
  if (page.path.startsWith(tagPages)) return path + partQuery(parsePart(query))
  if (page.path === TAX_CALENDAR_FILE)
    return pathIn(page.language, calendarPath({ ...parseCalendarQuery(query), month: '' }, TAX_CALENDAR_FILE))
  if (!path.startsWith('/api/')) return path
  try {
    if (readDrafts(query)) return undefined
    if (path === '/api/search')
      return (
        path + searchQuery({ q: wordsIn(query).join(' '), tag: tagIn(query), ...partIn(query) }, readLanguage(query))
      )
    if (path === '/api/tax-calendar') return canonicalCalendarPath(path, query)
    if (listPaths.has(path)) return path + writeListQuery(readListQuery(query))
    const inLanguage = new URLSearchParams(languageQuery(readLanguage(query)))
    return inLanguage.size > 0 ? `${path}?${inLanguage}` : path
  } catch (error) {
    if (error instanceof HttpError) return undefined
    throw error
  }
}
