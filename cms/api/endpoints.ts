import type { Endpoint } from 'payload'

import { authRoutes } from './auth.ts'
import { contentRoutes } from './content.ts'
import { json } from './answer.ts'
import { newerDraftRoutes } from './newer-draft.ts'
import { openApi } from './openapi.ts'
import { panelRoutes } from './panel-doors.ts'
import { previewRoutes } from './preview.ts'
import type { Route } from './routes.ts'
import { siteContentRoute } from './site-content.ts'

const document: Route = {
  method: 'get',
  path: '/openapi.json',
  handler: async (req) => json(openApi(req.origin ?? '')),
}

/** Every call of the contract. */
const contractRoutes: readonly Route[] = [
  ...authRoutes,
  ...contentRoutes,
  ...previewRoutes,
  ...newerDraftRoutes,
  siteContentRoute,
  document,
]

/** All calls that are answered here and not by Payload's REST. */
export const ownRoutes: readonly Route[] = [...contractRoutes, ...panelRoutes]

/** The same for Payload's config, so that whatever serves its endpoints serves the contract. */
export const endpoints: Endpoint[] = contractRoutes.map(({ method, path, handler }) => ({ method, path, handler }))
