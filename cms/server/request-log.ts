import { randomUUID } from 'node:crypto'

import type { RequestHandler, Response } from 'express'

import { log } from '#cms/log.ts'

/** The id of this request: in the answer's X-Request-Id and in every line logged about it. */
export const requestId = (res: Response): string => String(res.getHeader('x-request-id') ?? 'none')

/** Gives each request an id and logs a line when it is over: method, path without query, status, duration; nobody's data. */
export const requestLog: RequestHandler = (req, res, next) => {
  const id = randomUUID()
  const started = performance.now()
  res.setHeader('x-request-id', id)
  const path = req.path.slice(0, 200)
  res.once('close', () => {
    const ms = Math.round(performance.now() - started)
    const line = { requestId: id, method: req.method, path, status: res.statusCode, ms }
    if (!res.writableFinished) log.info(line, 'client left')
    else log[res.statusCode >= 500 ? 'warn' : 'info'](line, 'request')
  })
  next()
}
