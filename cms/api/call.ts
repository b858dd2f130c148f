import { createPayloadRequest, type PayloadRequest, type SanitizedConfig } from 'payload'

import { failureAnswer } from './answer.ts'
import { readText } from './body.ts'
import { demand, requestIdOf } from './caller.ts'
import { countKeyUse } from './key-use.ts'
import type { Route } from './routes.ts'

/** A route together with what stands in its path's parameters. */
export interface Called {
  route: Route
  params: Record<string, string>
}

/**
 * Makes a call: finds out who makes it, refuses whoever may not, and answers what the route's handler does. Whatever is
 * thrown becomes an answer; our own faults are logged once.
 */
export const call = (config: SanitizedConfig, called: Called, request: Request): Promise<Response> =>
  answered(called, request, async () => called.route.handler(await demanded(config, called, request)))

const LONG_QUERY_BYTES = 128 * 1024

/** The same with the query in the body, which is read and parsed only for those who may make the call. */
export const callWithLongQuery = (config: SanitizedConfig, called: Called, request: Request): Promise<Response> =>
  answered(called, request, async () => {
    const req = await demanded(config, called, request)
    const text = await readText(req, { bytes: LONG_QUERY_BYTES })
    // Without headers nobody is looked up: this one is made for its query alone, which Payload's parser reads.
    const asked = new Request(`${new URL(request.url).origin}/?${text}`)
    const { query, searchParams } = await createPayloadRequest({ config, request: asked })
    return called.route.handler(Object.assign(req, { query, searchParams }))
  })

async function demanded(config: SanitizedConfig, { route, params }: Called, request: Request): Promise<PayloadRequest> {
  const req = await createPayloadRequest({ canSetHeaders: true, config, request })
  req.routeParams = { ...params }
  await countKeyUse(req)
  demand(req, route.who, route.noKeys)
  return req
}

async function answered({ route }: Called, request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return failureAnswer(error, requestIdOf(request), route.forPanel)
  }
}
