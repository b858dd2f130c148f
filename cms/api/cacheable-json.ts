import { etagHeader, contentTag } from '#cms/common/etag.ts'

/** Stored by any cache, revalidated before each use. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** A JSON response with a strong ETag, the same for everyone. */
export function cacheableJson(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body)
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      'cache-control': CACHE_CONTROL,
      etag: etagHeader(contentTag(text)),
      ...headers,
    },
  })
}
