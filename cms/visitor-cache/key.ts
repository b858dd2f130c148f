import { resources } from '#contract/index.ts'

/** Query parameters that an answer depends on, by path; all others are nobody's business. */
const listParameters = ['limit', 'page', 'q']
const parameters: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(resources).map(({ path }) => [`/api/${path}`, listParameters])),
  '/blog': ['page', 'q'],
}

/** These ask for something that is not the same for all, and are never kept. */
const personal = /(^|&)(status|preview)(=|\[|%5b|&|$)/i

const plain = /^\/[\w./~-]*$/

/**
 * What an answer to this request target is kept under: path and the parameters that count, in one order and spelling.
 * The same for all targets with the same answer, so that nobody can fill the cache with one page; undefined for what
 * is never kept.
 */
export function cacheKey(target: string): string | undefined {
  if (plain.test(target)) return withoutSlash(target)
  const [path = '', query = ''] = split(target)
  if (personal.test(query)) return undefined
  const decoded = decodedPath(path)
  if (decoded === undefined) return undefined
  const known = canonicalQuery(parameters[decoded] ?? [], query)
  return known === undefined ? undefined : encodeURI(decoded) + known
}

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

function split(target: string): [string, string] {
  const at = target.indexOf('?')
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)]
}

/** Decoded, unless an encoded character would mean something else in a path. */
function decodedPath(path: string): string | undefined {
  if (!path.startsWith('/') || /%(2f|5c|00|25|3f|23)/i.test(path)) return undefined
  try {
    return withoutSlash(decodeURIComponent(path))
  } catch {
    return undefined
  }
}

/** `?limit=2&page=1`; undefined if one is given twice or as an array, which is an error and never kept. */
function canonicalQuery(names: readonly string[], query: string): string | undefined {
  if (names.length === 0 || query === '') return ''
  const given = [...new URLSearchParams(query)].filter(([name]) => names.includes(name.split('[', 1)[0] ?? ''))
  if (new Set(given.map(([name]) => name)).size < given.length || given.some(([name]) => name.includes('[')))
    return undefined
  const sorted = given.sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`
}
