import type { IncomingMessage, ServerResponse } from 'node:http'

import { etagHeader } from '#cms/api/etag.ts'
import type { CachedHeaders, CachedResponse, VisitorCache } from './cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

type Headers = Readonly<Record<string, string>>

/**
 * Sends a cached response, or 304 if the client has it.
 *
 * @param common headers of every response, compared by identity
 * @param own names and values, alternating, of this response's own headers
 */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  cache: VisitorCache,
  key: string,
  cached: CachedResponse,
  common: Headers,
  own: readonly string[] = [],
): void {
  const send = (encoding: Encoding, bytes: Buffer): void =>
    writeResponse(req, res, headersFor(cached, encoding, bytes, common), bytes, own)
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = encoding === 'identity' ? cached.identity : cached.encodedReady.get(encoding)
  if (encoded) return send(encoding, encoded)
  cache.encodedBytes(key, cached, encoding).then(
    ({ encoding: chosen, bytes }) => send(chosen, bytes),
    () => send('identity', cached.identity),
  )
}

/** Built once per encoding: assembling headers costs more than sending them. */
function headersFor(cached: CachedResponse, encoding: Encoding, bytes: Buffer, common: Headers): CachedHeaders {
  const last = cached.headersByEncoding.get(encoding)
  if (last?.common === common) return last
  const tag = encoding === 'identity' ? etagHeader(cached.tag) : etagHeader(cached.tag, encoding)
  const headers: Record<string, string> = {
    ...common,
    ...cached.headers,
    etag: tag,
    vary: common['vary'] ? `${common['vary']}, Accept-Encoding` : 'Accept-Encoding',
  }
  const { 'content-type': type, ...notModifiedHeaders } = headers
  const notModified = Object.entries(notModifiedHeaders).flat()
  const ok = [...notModified, 'content-length', String(bytes.length)]
  if (type !== undefined) ok.push('content-type', type)
  if (encoding !== 'identity') ok.push('content-encoding', encoding)
  const built = { common, tag, ok, notModified }
  cached.headersByEncoding.set(encoding, built)
  return built
}

function writeResponse(
  req: IncomingMessage,
  res: ServerResponse,
  built: CachedHeaders,
  bytes: Buffer,
  own: readonly string[],
): void {
  if (matchesEtag(req.headers['if-none-match'], built.tag)) res.writeHead(304, built.notModified.concat(own)).end()
  else {
    res.writeHead(200, built.ok.concat(own))
    if (req.method === 'HEAD') res.end()
    else res.end(bytes)
  }
}

/** If-None-Match by weak comparison (RFC 9110, 13.1.2). */
const matchesEtag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === tag || header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag))
