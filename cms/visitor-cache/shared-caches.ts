import type { SharedCacheSettings } from '#cms/common/settings.ts'
import { noteRead, noteReads, withNotedReads } from '#cms/internals/payload-reads.ts'
import { type CachedResponse, isCached, isPublic, type RenderedResponse } from './cache.ts'

/** Its value: keys, separated by spaces. */
export const SURROGATE_KEY = 'surrogate-key'

/** Of files of pictures, which are purged when a picture is changed or deleted. */
export const FILES_KEY = 'files'

/** Of every response, which is purged when another build may have begun to serve. */
export const ALL_KEY = 'all'

type Response = RenderedResponse | CachedResponse

/**
 * Tells caches in front of the site how long they may serve a public response unasked, and by which keys it is purged: the
 * collections and globals that were read for it. One that was computed while something changed they may not keep: it may arrive there
 * after the purge.
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
    // Kept for another key, or part of this one: its reads are those of what shows it.
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
