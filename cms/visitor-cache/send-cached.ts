import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

import { etagHeader, ifNoneMatchHas } from '#cms/common/etag.ts'
import { canSendPrepared, sendPrepared } from '#cms/internals/node-http.ts'
import type { CachedHeaders, CachedResponse, PreparedHeaders, VisitorCache } from './cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

type Headers = Readonly<Record<string, string>>

/** A header of this response alone; its value must be valid. */
export interface OwnHeader {
  name: string
  value: string
}

/**
 * Sends a cached response, or 304 if the client has it.
 *
 * @param common headers of every response, compared by identity
 * @param own only if no header is set on the response yet: it would not be sent
 */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  cache: VisitorCache,
  cached: CachedResponse,
  common: Headers,
  own?: OwnHeader,
): void {
  const send = (encoding: Encoding, bytes: Buffer): void => {
    const headers = headersFor(cached, encoding, bytes, common)
    writeResponse(req, res, headers, own)
    // Head and body now share one buffer: its part replaces the cached bytes, so that the body is in memory once.
    if (headers.ok.body && headers.ok.body !== bytes) storeBytes(cached, encoding, headers.ok.body)
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = encoding === 'identity' ? cached.identity : cached.encoded.get(encoding)
  if (encoded) return send(encoding, encoded)
  cache.encodedBytes(cached, encoding).then(
    ({ encoding: chosen, bytes }) => send(chosen, bytes),
    () => send('identity', cached.identity),
  )
}

function storeBytes(cached: CachedResponse, encoding: Encoding, bytes: Buffer): void {
  if (encoding === 'identity') cached.identity = bytes
  else cached.encoded.set(encoding, bytes)
}

/** Built once per encoding: assembling headers costs more than sending them. */
function headersFor(cached: CachedResponse, encoding: Encoding, bytes: Buffer, common: Headers): CachedHeaders {
  const last = cached.headersByEncoding.get(encoding)
  if (last?.common === common) return last
  const tag = cached.tag && etagHeader(cached.tag, ...(encoding === 'identity' ? [] : [encoding]))
  const headers: Record<string, string> = {
    ...common,
    ...cached.headers,
    ...(tag === undefined ? {} : { etag: tag }),
    vary: common['vary'] ? `${common['vary']}, Accept-Encoding` : 'Accept-Encoding',
  }
  const { 'content-type': type, ...always } = headers
  const ofBody = {
    'content-length': String(bytes.length),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const built = {
    common,
    tag,
    ok: prepared(cached.status, { ...always, ...ofBody }, bytes),
    withoutBody: prepared(cached.status, { ...always, ...ofBody }),
    notModified: tag === undefined ? undefined : prepared(304, always),
  }
  cached.headersByEncoding.set(encoding, built)
  return built
}

/** Throws a TypeError if a header is invalid, as it would end another one or the head: Node does not check prepared ones. */
function prepared(status: number, headers: Headers, body?: Buffer): PreparedHeaders {
  const entries = Object.entries(headers)
  for (const [name, value] of entries) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
  return { status, list: entries.flat(), head, body, whole: undefined }
}

function writeResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { tag, ok, withoutBody, notModified }: CachedHeaders,
  own: OwnHeader | undefined,
): void {
  const isCurrent = ifNoneMatchHas(req.headers['if-none-match'], tag)
  const response = (isCurrent ? notModified : undefined) ?? (req.method === 'HEAD' ? withoutBody : ok)
  // Without `own`, headers may be set on the response, which `writeHead` alone sends.
  if (own && canSendPrepared(req, res)) sendPrepared(res, response, `${own.name}: ${own.value}\r\n`)
  else
    res
      .writeHead(response.status, own ? [...response.list, own.name, own.value] : [...response.list])
      .end(response.body)
}
