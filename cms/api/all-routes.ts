import type { SanitizedConfig } from 'payload'

import { getSettings } from '#cms/common/settings.ts'
import { json } from './answer.ts'
import { apiKeyRoute } from './api-keys.ts'
import { authRoutes } from './auth.ts'
import { contentRoutes } from './content.ts'
import { newerDraftRoutes } from './newer-draft.ts'
import { openApi } from './openapi/document.ts'
import { panelAuthRoutes } from './panel-auth.ts'
import { payloadRoutes } from './payload-routes.ts'
import { previewRoutes } from './preview.ts'
import { compile, type Route } from './routes.ts'
import { siteContentRoute } from './site-content.ts'

const document: Route = {
  method: 'get',
  path: '/openapi.json',
  who: 'visitor',
  handler: async ({ payload: { config } }) => {
    const cookie = `${config.cookiePrefix}-token`
    return json(openApi({ routes: contractRoutes, server: getSettings().publicUrl ?? '', cookie }))
  },
}

/** Every call of the contract. */
export const contractRoutes: readonly Route[] = [
  ...authRoutes,
  ...contentRoutes,
  ...previewRoutes,
  ...newerDraftRoutes,
  siteContentRoute,
  apiKeyRoute,
  document,
]

/** Everything that is served under /api: the contract, the panel's sign-in, and Payload's REST API. */
export const allRoutes = (config: SanitizedConfig): readonly Route[] => [
  ...contractRoutes,
  ...panelAuthRoutes,
  ...payloadRoutes(config),
]

/** Finds the route of a call among those of the contract. */
export const matchContract = compile(contractRoutes)
