import { etagHeader, contentTag } from './tag.ts'

/** What visitors read may be kept by anyone, and must be asked for again before it is used. */
const VISITOR_CACHE = 'public, max-age=0, must-revalidate'

/** A visitor's read: JSON with a strong tag, the same for everyone who asks. */
export function cacheableJson(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body)
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      'cache-control': VISITOR_CACHE,
      etag: etagHeader(contentTag(text)),
      ...headers,
    },
  })
}
