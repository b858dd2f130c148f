import type { Payload } from 'payload'

interface Sent {
  headers?: Record<string, string>
  /** A JSON value, or one that is made when the server reads it. */
  body?: Readonly<Record<string, unknown>> | (() => Promise<object>)
}

/** Calls a route as the server does, past its HTTP layer: the contract's, or Payload's. */
export async function callRoute(payload: Payload, method: string, path: string, { headers, body }: Sent = {}) {
  // Imported late: they read the settings, which startPayload sets.
  const { allRoutes } = await import('#cms/api/all-routes.ts')
  const { dispatch } = await import('#cms/api/dispatch.ts')
  const { compileRoutes, segmentsOf } = await import('#cms/api/router.ts')
  const { pathname } = new URL(path, 'http://localhost')
  const found = compileRoutes(allRoutes(payload.config))(method, segmentsOf(pathname) ?? [])
  if (found.found !== 'route') throw new Error(`no route: ${method} ${path}`)
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(typeof body === 'function'
      ? { body: streamOf(body), duplex: 'half' }
      : body
        ? { body: JSON.stringify(body) }
        : {}),
  })
  return dispatch(payload.config, found, request, { requestId: 'test', clientIp: '192.0.2.1' })
}

const streamOf = (make: () => Promise<object>): ReadableStream =>
  new ReadableStream(
    {
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(await make())))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )

/** The first administrator of a test. */
export const asha = { name: 'Asha', email: 'asha@example.com', password: 'a long password' }

/** Registers the first administrator; returns the cookie of the session. */
export async function registerFirst(payload: Payload): Promise<string> {
  const response = await callRoute(payload, 'POST', '/register', { body: asha })
  return response.headers.getSetCookie().join().split(';', 1).join()
}
