import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RequestHandler } from 'express'

import { closesAfterResponse, closeAfterResponse, onHeaders } from '#cms/internals/node-http.ts'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const DRAIN_BYTES = 12 * 1_048_576
const DRAIN_MS = 5000

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
    let left = DRAIN_BYTES
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
