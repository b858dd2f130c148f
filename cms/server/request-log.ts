import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RequestHandler } from 'express'

import { log, logSoon } from '#cms/common/log.ts'

export const REQUEST_ID = 'x-request-id'
const prefix = randomBytes(6).toString('base64url')
let count = 0

const MAX_PATH = 200
/** The rest of the path is not logged, since it authorises setting a password. */
const RESET = '/admin/reset/'

/** The request's id: in the response's X-Request-Id and in all its log lines. */
export const requestId = (res: ServerResponse): string => String(res.getHeader(REQUEST_ID) ?? 'none')

/** Assigns a request id, and logs method, path without query, status and duration (ms) at its end. No personal data. */
export function logRequest(req: IncomingMessage, res: ServerResponse): string {
  count += 1
  const id = `${prefix}-${count.toString(36)}`
  if (!log.isLevelEnabled('info')) return id
  const started = performance.now()
  const path = pathOf(req.url ?? '')
  res.on('close', () => {
    const { statusCode: status } = res
    const line = { requestId: id, method: req.method ?? '', path, status, ms: Math.round(performance.now() - started) }
    if (!res.writableFinished) logSoon(line, 'client disconnected')
    else if (status >= 500) log.warn(line, 'request')
    else logSoon(line, 'request')
  })
  return id
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = url.slice(0, Math.min(end < 0 ? url.length : end, MAX_PATH))
  return path.startsWith(RESET) ? `${RESET}…` : path
}

export const requestLog: RequestHandler = (req, res, next) => {
  res.setHeader(REQUEST_ID, logRequest(req, res))
  next()
}
