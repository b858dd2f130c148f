import { createPayloadRequest, type PayloadRequest, type SanitizedConfig } from 'payload'

import { errorResponse } from './response.ts'
import { readText } from './body.ts'
import { authorize } from './authorize.ts'
import { countKeyUse } from './key-use.ts'
import { requestIdOf } from './request-info.ts'
import type { Route } from './router.ts'

/** A route and the values of its path parameters. */
export interface MatchedRoute {
  route: Route
  params: Record<string, string>
}

/**
 * Runs a route's handler for a request: looks up the user, checks the route's access, then calls the handler. Thrown values
 * become error responses; faults of this server are logged once.
 */
export const dispatch = (config: SanitizedConfig, matched: MatchedRoute, request: Request): Promise<Response> =>
  catchErrors(matched, request, async () => matched.route.handler(await authorizedRequest(config, matched, request)))

const LONG_QUERY_BYTES = 128 * 1024

/** As `dispatch`, with the query in the body, which is read only after the access check. */
export const dispatchLongQuery = (
  config: SanitizedConfig,
  matched: MatchedRoute,
  request: Request,
): Promise<Response> =>
  catchErrors(matched, request, async () => {
    const req = await authorizedRequest(config, matched, request)
    const text = await readText(req, { bytes: LONG_QUERY_BYTES })
    // Only for Payload's query parser: without headers it looks up no user.
    const queryRequest = new Request(`${new URL(request.url).origin}/?${text}`)
    const { query, searchParams } = await createPayloadRequest({ config, request: queryRequest })
    return matched.route.handler(Object.assign(req, { query, searchParams }))
  })

async function authorizedRequest(
  config: SanitizedConfig,
  { route, params }: MatchedRoute,
  request: Request,
): Promise<PayloadRequest> {
  const req = await createPayloadRequest({ canSetHeaders: true, config, request })
  req.routeParams = { ...params }
  await countKeyUse(req)
  authorize(req, route)
  return req
}

async function catchErrors(
  { route }: MatchedRoute,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return errorResponse(error, requestIdOf(request), route.forPanel)
  }
}
