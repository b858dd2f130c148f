import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RequestHandler } from 'express'

import { beforeHead } from './before-head.ts'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const MOST_BYTES = 12 * 1_048_576
const MOST_MS = 5000

/**
 * A request refused before its body was read: the rest is thrown away up to a limit, then left unread, so that the client
 * gets to read the answer (closing at once would reset the connection under it), and in the end the connection is closed.
 * Node closes at once where the request asks for that, as proxies do: then, too, the rest is thrown away first.
 */
export const letGoOfUnreadBody: RequestHandler = (req, res, next) => {
  letGo(req, res, !res.shouldKeepAlive)
  next()
}

/** Refuses a request with that status, and closes the connection once its body has been thrown away. */
export function refuseAndClose(req: IncomingMessage, res: ServerResponse, status: number): void {
  letGo(req, res, true)
  res.writeHead(status, req.complete || !hasBody(req) ? { connection: 'close' } : {}).end()
}

function letGo(req: IncomingMessage, res: ServerResponse, closes: boolean): void {
  // A body that has been read to its end by then leaves nothing to throw away: the answer says that it is the last.
  if (closes && hasBody(req)) beforeHead(res, () => (res.shouldKeepAlive = !req.complete))
  res.once('finish', () => {
    if (req.complete) return closes ? void req.socket.end() : undefined
    let left = MOST_BYTES
    const close = () => req.socket.destroy()
    const timer = setTimeout(close, MOST_MS).unref()
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
