import type { SanitizedConfig } from 'payload'

import { json } from './response.ts'
import { authRoutes } from './auth-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { newerDraftRoutes } from './newer-draft-routes.ts'
import { openApi } from './openapi.ts'
import { panelAuthRoutes } from './panel-auth-routes.ts'
import { payloadRoutes } from './payload-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { compileRoutes, type Route } from './router.ts'
import { siteContentRoute } from './site-content-route.ts'

const openApiRoute: Route = {
  method: 'get',
  path: '/openapi.json',
  who: 'visitor',
  handler: async (req) => json(openApi(req.origin ?? '')),
}

/** Every call of the contract. */
const contractRoutes: readonly Route[] = [
  ...authRoutes,
  ...contentRoutes,
  ...previewRoutes,
  ...newerDraftRoutes,
  siteContentRoute,
  openApiRoute,
]

/** Everything that is served under /api: the contract, the panel's sign-in, and Payload's REST API. */
export const allRoutes = (config: SanitizedConfig): readonly Route[] => [
  ...contractRoutes,
  ...panelAuthRoutes,
  ...payloadRoutes(config),
]

/** Finds the route of a call among those of the contract. */
export const matchContract = compileRoutes(contractRoutes)
