import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
// The global of this name is looked up by a function at each use.
import { performance } from 'node:perf_hooks'

import type { RequestHandler } from 'express'

import { passwordTokenStart } from '#cms/common/password-link.ts'
import { isDropped, LaterLine, log, logSoon } from '#cms/common/log.ts'
import { isHandedOver } from '#cms/internals/node-http.ts'

export const REQUEST_ID = 'x-request-id'
const prefix = randomBytes(6).toString('base64url')
let count = 0

const MAX_PATH = 200
/** The request's id: in the response's X-Request-Id and in all its log lines. */
export const requestId = (res: ServerResponse): string => String(res.getHeader(REQUEST_ID) ?? 'none')

/** A request that is being responded to. */
interface Started {
  id: string
  /** Monotonic time, ms. */
  at: number
}

/** Gives a request its id. */
export function startRequest(): Started {
  count += 1
  return { id: `${prefix}-${count.toString(36)}`, at: performance.now() }
}

/**
 * Logs method, path without query, status and duration (ms) of a request, unless the level is above info: at once if its response is
 * handed over, else when that closes. No personal data.
 */
export function logRequest(req: IncomingMessage, res: ServerResponse, request: Started): void {
  if (!log.isLevelEnabled('info')) return
  // Read now, since other handlers change `req.url`.
  const url = req.url ?? ''
  const logEnd = (isSent: boolean) =>
    logLine({ method: req.method ?? '', url, status: res.statusCode, isSent }, request)
  if (isHandedOver(res)) logEnd(true)
  else res.on('close', () => logEnd(res.writableFinished))
}

interface Ended {
  method: string
  url: string
  status: number
  isSent: boolean
}

function logLine(ended: Ended, { id, at }: Started): void {
  const { method, url, status, isSent } = ended
  const ms = Math.round(performance.now() - at)
  if (isSent && status >= 500) return log.warn({ requestId: id, method, path: pathOf(url), status, ms }, 'request')
  if (!isDropped()) logSoon(new RequestLine(id, ended, ms))
}

class RequestLine extends LaterLine {
  constructor(
    private readonly id: string,
    private readonly ended: Ended,
    private readonly ms: number,
  ) {
    super()
  }

  protected members(): string {
    const { method, url, status } = this.ended
    return `"requestId":"${this.id}","method":"${method}","path":${quoted(pathOf(url))},"status":${status},"ms":${this.ms}`
  }

  protected message(): string {
    return this.ended.isSent ? 'request' : 'client disconnected'
  }
}

/** Characters that stand for themselves in a JSON string. */
const PLAIN = /^[\w/.~%-]*$/
const quoted = (path: string): string => (PLAIN.test(path) ? `"${path}"` : JSON.stringify(path))

function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = url.slice(0, Math.min(end < 0 ? url.length : end, MAX_PATH))
  const decoded = path.includes('%') ? withoutAsciiEscapes(path) : path
  const secret = passwordTokenStart(decoded)
  return secret === undefined ? path : `${decoded.slice(0, secret)}…`
}

/** A path with its percent-encoded ASCII characters decoded. Unlike decodeURIComponent it takes any path. */
const withoutAsciiEscapes = (path: string): string =>
  path.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export const requestLog: RequestHandler = (req, res, next) => {
  const request = startRequest()
  res.setHeader(REQUEST_ID, request.id)
  logRequest(req, res, request)
  next()
}
