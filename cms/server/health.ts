import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import { isDatabaseReachable, succeedsInTime } from '#cms/database/faults.ts'
import { getSettings } from '#cms/common/settings.ts'
import { mediaStore } from '#cms/media/stores.ts'
import { type ApiHandler, sendError } from './api-request.ts'
import { isLeaving } from './leaving.ts'

/** A folder is not asked: text is served and written without it. */
const isStorageReachable = async (): Promise<boolean> =>
  getSettings().bucket === undefined || succeedsInTime(mediaStore().check())

async function isReady(payload: Payload): Promise<boolean> {
  if (isLeaving()) return false
  const answers = await Promise.all([isDatabaseReachable(payload), isStorageReachable()])
  return answers.every(Boolean)
}

/** `/health`: the process serves. `/ready`: the database responds, and the bucket if there is one, too, and it is not about to stop. */
export const health =
  (payload: Payload): ApiHandler =>
  async (req, res) => {
    const path = req.path.replace(/\/$/, '')
    if (path !== '/health' && path !== '/ready') return false
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('allow', 'GET, HEAD')
      return sendError(res, 405, messages.methodUnknown)
    }
    res.set('cache-control', 'no-store')
    if (path === '/health' || (await isReady(payload))) res.json({ status: 'ok' })
    else res.status(503).set('retry-after', '5').json({ message: messages.unavailable })
    return true
  }
