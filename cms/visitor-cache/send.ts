import type { IncomingMessage, ServerResponse } from 'node:http'

import { etag } from '#cms/api/tag.ts'
import type { Kept, VisitorCache } from './cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

type Heads = Readonly<Record<string, string>>

/** Sends a kept answer, or 304 to a client that has it; `more` are the headers that depend on the request. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  cache: VisitorCache,
  key: string,
  kept: Kept,
  more: Heads,
): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const ready = encoding === 'identity' ? kept.identity : kept.ready.get(encoding)
  if (ready) return write(req, res, kept, encoding, ready, more)
  cache.bytesOf(key, kept, encoding).then(
    ({ encoding: chosen, bytes }) => write(req, res, kept, chosen, bytes, more),
    () => write(req, res, kept, 'identity', kept.identity, more),
  )
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  kept: Kept,
  encoding: Encoding,
  bytes: Buffer,
  more: Heads,
): void {
  const tag = encoding === 'identity' ? etag(kept.tag) : etag(kept.tag, encoding)
  const headers: Record<string, string | number> = {
    ...more,
    ...kept.headers,
    etag: tag,
    vary: more['vary'] ? `${more['vary']}, Accept-Encoding` : 'Accept-Encoding',
  }
  if (hasTag(req.headers['if-none-match'], tag)) {
    delete headers['content-type']
    res.writeHead(304, headers).end()
    return
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = bytes.length
  res.writeHead(200, headers)
  if (req.method === 'HEAD') res.end()
  else res.end(bytes)
}

/** RFC 9110, 13.1.2: compared weakly. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === tag || header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag))
