import { REVALIDATED } from '#cms/common/cache-control.ts'
import { contentHash, contentTag, etagHeader } from '#cms/common/etag.ts'
import { arrayBody } from './json-array.ts'

/** A JSON response with a strong ETag, the same for everyone. */
export function cacheableJson(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body)
  return cacheable(text, contentTag(text), headers)
}

/** The same for an array whose elements come in pieces. */
export async function cacheableArray(
  pieces: AsyncIterable<readonly unknown[]>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const hash = contentHash()
  const body = await arrayBody(pieces, hash.update)
  return cacheable(body, hash.tag(), headers)
}

const cacheable = (
  body: string | ReadableStream<Uint8Array>,
  tag: string,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': REVALIDATED, etag: etagHeader(tag), ...headers },
  })
