import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { RequestHandler } from 'express'

import { REQUEST_BODY_MAX_BYTES } from '#cms/api/body.ts'
import { closesAfterResponse, closeAfterResponse, isRespondingOn, onHeaders } from '#cms/internals/node-http.ts'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const DRAIN_MS = 30_000
const UNPARSABLE_DRAIN_MS = 5000

/**
 * Drains the unread body of a request that was rejected early, up to a limit, before the connection is closed: closing it at
 * once would reset it before the client has read the response. This includes requests with `Connection: close`, as sent by
 * proxies, whose connections Node closes at once.
 */
export const drainUnreadBody: RequestHandler = (req, res, next) => {
  drainAfterResponse(req, res, closesAfterResponse(res))
  next()
}

/** Responds with a status and no body, and closes the connection after the request's body is drained. */
export function respondAndClose(req: IncomingMessage, res: ServerResponse, status: number): void {
  drainAfterResponse(req, res, true)
  res.writeHead(status, req.complete || !hasBody(req) ? { connection: 'close' } : {}).end()
}

function drainAfterResponse(req: IncomingMessage, res: ServerResponse, closes: boolean): void {
  // If the body has been read to its end by then, nothing is to be drained: the response has `Connection: close`.
  if (closes && hasBody(req)) onHeaders(res, () => closeAfterResponse(res, req.complete))
  res.once('finish', () => {
    if (req.complete) return closes ? void req.socket.end() : undefined
    let left = REQUEST_BODY_MAX_BYTES
    const close = () => req.socket.destroy()
    const timer = setTimeout(close, DRAIN_MS).unref()
    req.once('end', () => {
      clearTimeout(timer)
      if (closes) req.socket.end()
    })
    req.once('error', () => clearTimeout(timer))
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) req.pause()
    })
    req.resume()
  })
}

/** Statuses of requests that Node's parser rejects, by its error's code; 400 for all others. */
const statusByCode: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

const rejected = new WeakSet<object>()

/**
 * Responds to a request that Node's parser rejects, as Node does, but drains what the client is still sending before the
 * connection is closed. Called again for each further chunk of it.
 */
export function rejectUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (rejected.has(socket)) {
    if (socket.bytesRead > REQUEST_BODY_MAX_BYTES) socket.destroy()
    return
  }
  rejected.add(socket)
  if (!socket.writable || isRespondingOn(socket)) return void socket.destroy()
  const close = () => socket.destroy()
  socket.end(`HTTP/1.1 ${statusByCode[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  const timer = setTimeout(close, UNPARSABLE_DRAIN_MS).unref()
  socket.once('end', close)
  socket.once('close', () => clearTimeout(timer))
}
