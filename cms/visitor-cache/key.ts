import { blogHref, blogPart } from '#contract/blog-address.ts'
import { resources } from '#contract/index.ts'
import { readDrafts, readListQuery, writeListQuery } from '#cms/api/page.ts'
import { Refusal } from '#cms/common/refusal.ts'

const lists: ReadonlySet<string> = new Set(Object.values(resources).map(({ path }) => `/api/${path}`))

/**
 * Paths that every handler reads alike: nothing encoded, which the API decodes and the site does not, no empty word, and
 * no slash after a file's name.
 */
const plain = /^\/(?:[\w~-]+\/)*[\w.~-]*$/

/**
 * What an answer to this request target is kept under: path and the parameters that count, in one order and spelling.
 * The same for all targets with the same answer, so that nobody can fill the cache with one page; undefined for what
 * is never kept.
 */
export function cacheKey(target: string): string | undefined {
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  if (!plain.test(path)) return undefined
  const key = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return at < 0 ? key : withQuery(key, target.slice(at + 1))
}

/** The query is read by what the handlers read it with, so that they never see another than the key. */
function withQuery(path: string, text: string): string | undefined {
  // Not a part of it to the API, and a part of it to the site.
  if (text.includes('#')) return undefined
  const query = new URLSearchParams(text)
  if (path === '/blog') return blogHref(blogPart(query))
  if (!path.startsWith('/api/')) return path
  try {
    if (readDrafts(query)) return undefined
    return lists.has(path) ? path + writeListQuery(readListQuery(query)) : path
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
