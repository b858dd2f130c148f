import type { SanitizedConfig } from 'payload'

import { getSettings } from '#cms/common/environment.ts'
import { accountRoutes } from './account-routes.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { json } from './response.ts'
import { authRoutes } from './auth-routes.ts'
import { entryContextRoutes } from './entry-context-routes.ts'
import { changeRoutes } from './change-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { inquiryDeskRoutes } from './inquiry-desk-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { missedAddressRoutes } from './missed-address-routes.ts'
import { openApi } from './openapi.ts'
import { panelAuthRoutes } from './panel-auth-routes.ts'
import { payloadRoutes } from './payload-routes.ts'
import { passwordResetRoutes } from './password-reset.ts'
import { peopleRoutes } from './people-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { compileRoutes, type Route } from './router.ts'
import { orderRoutes } from './order-routes.ts'
import { searchRoute } from './search-route.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { siteContentRoute } from './site-content-route.ts'
import { settingsRoutes } from './settings-routes.ts'
import { sitemapRoute } from './sitemap-route.ts'
import { taxCalendarRoute } from './tax-calendar-route.ts'
import { translationRoutes } from './translation-routes.ts'
import { trashRoutes } from './trash-routes.ts'
import { writingRoutes } from './writing-routes.ts'

/**
 * All routes under /api, as the server compiles them. The access of each is declared with it: in `*-routes.ts`, for content in
 * `contract/resource.ts`, for Payload's own in `payload-endpoints.ts`; docs/routes.md is the whole table.
 */

const openApiRoute: Route = {
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
  ...writingRoutes,
  ...orderRoutes,
  ...translationRoutes,
  ...changeRoutes,
  ...trashRoutes,
  ...missedAddressRoutes,
  ...libraryRoutes,
  ...inquiryDeskRoutes,
  ...dashboardRoutes,
  siteContentRoute,
  ...settingsRoutes,
  ...entryContextRoutes,
  sitemapRoute,
  searchRoute,
  taxCalendarRoute,
  ...apiKeyRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...peopleRoutes,
  ...passwordResetRoutes,
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
