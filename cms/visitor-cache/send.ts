import type { IncomingMessage, ServerResponse } from 'node:http'

import { etagHeader } from '#cms/api/tag.ts'
import type { Head, Kept, VisitorCache } from './cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

type Heads = Readonly<Record<string, string>>

/**
 * Sends a kept answer, or 304 to a client that has it.
 *
 * @param always the headers that other answers carry, too
 * @param own names and values, in turn, that no other answer has
 */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  cache: VisitorCache,
  key: string,
  kept: Kept,
  always: Heads,
  own: readonly string[] = [],
): void {
  const send = (encoding: Encoding, bytes: Buffer): void =>
    write(req, res, headOf(kept, encoding, bytes, always), bytes, own)
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const ready = encoding === 'identity' ? kept.identity : kept.ready.get(encoding)
  if (ready) return send(encoding, ready)
  cache.bytesOf(key, kept, encoding).then(
    ({ encoding: chosen, bytes }) => send(chosen, bytes),
    () => send('identity', kept.identity),
  )
}

/** Made once for all requests alike: putting headers together costs more than sending them. */
function headOf(kept: Kept, encoding: Encoding, bytes: Buffer, always: Heads): Head {
  const last = kept.heads.get(encoding)
  if (last?.always === always) return last
  const tag = encoding === 'identity' ? etagHeader(kept.tag) : etagHeader(kept.tag, encoding)
  const headers: Record<string, string> = {
    ...always,
    ...kept.headers,
    etag: tag,
    vary: always['vary'] ? `${always['vary']}, Accept-Encoding` : 'Accept-Encoding',
  }
  const { 'content-type': type, ...alsoUnchanged } = headers
  const unchanged = Object.entries(alsoUnchanged).flat()
  const found = [...unchanged, 'content-length', String(bytes.length)]
  if (type !== undefined) found.push('content-type', type)
  if (encoding !== 'identity') found.push('content-encoding', encoding)
  const head = { always, tag, found, unchanged }
  kept.heads.set(encoding, head)
  return head
}

function write(req: IncomingMessage, res: ServerResponse, head: Head, bytes: Buffer, own: readonly string[]): void {
  if (hasTag(req.headers['if-none-match'], head.tag)) res.writeHead(304, head.unchanged.concat(own)).end()
  else {
    res.writeHead(200, head.found.concat(own))
    if (req.method === 'HEAD') res.end()
    else res.end(bytes)
  }
}

/** RFC 9110, 13.1.2: compared weakly. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === tag || header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag))
