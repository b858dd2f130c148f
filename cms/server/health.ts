import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import { isRead } from '#cms/common/read-request.ts'
import { isDatabaseReachable } from '#cms/database/faults.ts'
import { type ApiHandler, sendError } from './api-request.ts'
import { isDraining } from './draining.ts'
import { storageState } from './storage-state.ts'

/**
 * `/health`: the process serves. `/ready`: it is not about to stop, and the database responds. The bucket's state is reported
 * but does not count: all nodes share it, and texts are served without it.
 */
export const health =
  (payload: Payload): ApiHandler =>
  async (req, res) => {
    const path = req.path.replace(/\/$/, '')
    if (path !== '/health' && path !== '/ready') return false
    if (!isRead(req)) {
      res.set('allow', 'GET, HEAD')
      return sendError(res, 405, messages.methodUnknown)
    }
    res.set('cache-control', 'no-store')
    if (path === '/health') res.json({ status: 'ok' })
    else if (!isDraining() && (await isDatabaseReachable(payload))) res.json({ status: 'ok', storage: storageState() })
    else res.status(503).set('retry-after', '5').json({ message: messages.unavailable })
    return true
  }
