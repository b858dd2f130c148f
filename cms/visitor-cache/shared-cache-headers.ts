import { UNSHARED } from '#cms/common/cache-control.ts'
import type { SharedCacheSettings } from '#cms/common/environment.ts'
import { noteRead, noteReads, withNotedReads } from '#cms/internals/payload-reads.ts'
import { type CachedResponse, isCached, isPublic, type RenderedResponse } from './cache.ts'

/** The header with a response's keys, separated by spaces. */
export const SURROGATE_KEY = 'surrogate-key'

/** The key of files of the media library, purged with every write to the `media` collection. */
export const FILES_KEY = 'files'

/** The key of every response, which is purged when another build may have begun to serve. */
export const ALL_KEY = 'all'

type Response = RenderedResponse | CachedResponse

/**
 * Adds headers for caches in front of the site: how long they may serve a public response without revalidation, and the keys by
 * which it is purged: `ALL_KEY`, and the collections and globals that were read for it. If content changed meanwhile, it must not
 * be stored: it may arrive there after the purge.
 *
 * @param db the database adapter, whose reads are watched from now on
 * @returns a function that computes a response and adds both headers
 */
export function createSharedCacheHeaders(
  db: object,
  { seconds, staleSeconds }: Pick<SharedCacheSettings, 'seconds' | 'staleSeconds'>,
): (compute: () => Promise<Response>, isCurrent: () => boolean) => Promise<Response> {
  const cacheControl = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
  noteReads(db)
  return async (compute, isCurrent) => {
    const { value: response, reads } = await withNotedReads(compute)
    const keys = response.headers[SURROGATE_KEY]
    // A response from the cache has its keys already: the enclosing computation, of which it may be a part, records them as reads.
    if (keys !== undefined) for (const name of keys.split(' ')) noteRead(name)
    if (!isPublic(response)) return response
    const { [SURROGATE_KEY]: _, ...headers } = response.headers
    if (!isCurrent()) return withHeaders(response, { ...headers, 'cache-control': UNSHARED })
    if (keys !== undefined) return response
    const own = {
      'cache-control': cacheControl,
      [SURROGATE_KEY]: [...new Set([ALL_KEY, ...reads])].toSorted().join(' '),
    }
    return withHeaders(response, { ...headers, ...own })
  }
}

/** A response with other headers, of which none are prepared yet. */
const withHeaders = (response: Response, headers: Response['headers']): Response =>
  isCached(response) ? { ...response, headers, headersByEncoding: new Map() } : { ...response, headers }
