import type { Express, RequestHandler } from 'express'
import type { Payload } from 'payload'

import type { Settings } from '#cms/settings.ts'
import type { VisitorCache } from '#cms/visitor-cache/cache.ts'
import type { ApiHandler } from './api-request.ts'
import { contractCalls } from './contract-calls.ts'
import { health } from './health.ts'
import { nativeRest } from './native-rest.ts'

/** Everything under /api: health, the contract with the panel's sign-in doors, and Payload's own REST for the panel. */
export function serveApi(app: Express, payload: Payload, cache: VisitorCache, settings: Settings): void {
  app.use(
    '/api',
    passing(health(payload)),
    passing(contractCalls(payload.config, cache, settings)),
    passing(nativeRest(payload, settings)),
  )
}

/** Express goes on to the next handler when this one had nothing to say. */
const passing =
  (handle: ApiHandler): RequestHandler =>
  async (req, res, next) => {
    if (!(await handle(req, res))) next()
  }
