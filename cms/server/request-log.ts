import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RequestHandler } from 'express'

import { bufferedLog, log, logOutput } from '#cms/common/log.ts'

export const REQUEST_ID = 'x-request-id'
const prefix = randomBytes(6).toString('base64url')
let count = 0

/** Not logged: it authorises setting a password. */
const RESET_TOKEN = /(?<=^\/admin\/reset\/).+/

/** The request's id: in the response's X-Request-Id and in all its log lines. */
export const requestId = (res: ServerResponse): string => String(res.getHeader(REQUEST_ID) ?? 'none')

/** Assigns a request id, and logs method, path without query, status and duration (ms) at its end. No personal data. */
export function logRequest(req: IncomingMessage, res: ServerResponse): string {
  count += 1
  const id = `${prefix}-${count.toString(36)}`
  if (!log.isLevelEnabled('info')) return id
  const started = performance.now()
  const path = (req.url ?? '').split('?', 1)[0]?.slice(0, 200).replace(RESET_TOKEN, '…')
  res.once('close', () => {
    if (logOutput.isFull()) return logOutput.drop()
    const ms = Math.round(performance.now() - started)
    const line = { requestId: id, method: req.method, path, status: res.statusCode, ms }
    if (!res.writableFinished) bufferedLog.info(line, 'client disconnected')
    else if (res.statusCode >= 500) log.warn(line, 'request')
    else bufferedLog.info(line, 'request')
  })
  return id
}

export const requestLog: RequestHandler = (req, res, next) => {
  res.setHeader(REQUEST_ID, logRequest(req, res))
  next()
}
