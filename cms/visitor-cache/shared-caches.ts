import type { SharedCacheSettings } from '#cms/common/settings.ts'
import { noteRead, noteReads, withNotedReads } from '#cms/internals/payload-reads.ts'
import { type CachedResponse, isCached, isPublic, type RenderedResponse } from './cache.ts'

/** The header with a response's keys, separated by spaces. */
export const SURROGATE_KEY = 'surrogate-key'

/** The key of picture files, which is purged when a picture is changed or deleted. */
export const FILES_KEY = 'files'

/** The key of every response, which is purged when another build may have begun to serve. */
export const ALL_KEY = 'all'

type Response = RenderedResponse | CachedResponse

/**
 * Adds headers for caches in front of the site: how long they may serve a public response without revalidation, and the keys by
 * which it is purged, which are the collections and globals that were read for it. A response that was computed during a change
 * must not be stored, since it may arrive there after the purge.
 *
 * @param db the database adapter, whose reads are watched from now on
 * @returns what adds both headers to a computed response
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
    // A response that is cached under another key, or is a part of this one, passes its reads on.
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

const UNSHARED = 'private, max-age=0, must-revalidate'

/** A response with other headers, of which none are prepared yet. */
const withHeaders = (response: Response, headers: Response['headers']): Response =>
  isCached(response) ? { ...response, headers, headersByEncoding: new Map() } : { ...response, headers }
