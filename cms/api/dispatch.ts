import { createPayloadRequest, type PayloadRequest, type SanitizedConfig } from 'payload'

import { errorResponse } from './response.ts'
import { readText } from './body.ts'
import { authorize } from './authorize.ts'
import { countKeyUse } from './count-key-use.ts'
import type { RequestInfo } from '#cms/common/request-context.ts'
import type { Route } from './router.ts'

/** A route and the values of its path parameters. */
export interface MatchedRoute {
  route: Route
  params: Record<string, string>
}

type Dispatch = (
  config: SanitizedConfig,
  matched: MatchedRoute,
  request: Request,
  info: RequestInfo,
) => Promise<Response>

/**
 * Runs a route's handler for a request: looks up the user, checks the route's access, then calls the handler. Thrown values
 * become error responses; faults of this server are logged once.
 */
export const dispatch: Dispatch = (config, matched, request, info) =>
  catchErrors(matched, info, async () => matched.route.handler(await authorizedRequest(config, matched, request, info)))

const LONG_QUERY_BYTES = 128 * 1024

/** As `dispatch`, with the query in the body, which is read only after the access check. */
export const dispatchLongQuery: Dispatch = (config, matched, request, info) =>
  catchErrors(matched, info, async () => {
    const req = await authorizedRequest(config, matched, request, info)
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
  requestInfo: RequestInfo,
): Promise<PayloadRequest> {
  const req = await createPayloadRequest({ canSetHeaders: true, config, request })
  req.routeParams = { ...params }
  req.context.requestInfo = requestInfo
  await countKeyUse(req)
  await authorize(req, route)
  return req
}

async function catchErrors(
  { route }: MatchedRoute,
  { requestId }: RequestInfo,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return errorResponse(error, requestId, route.forPanel)
  }
}
