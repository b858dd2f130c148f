import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { allRoutes } from './all-routes.ts'
import { servedEndpoints } from './payload-endpoints.ts'
import { compileRoutes } from './router.ts'

let payload: Payload
let stop: () => Promise<void>
beforeAll(async () => ({ payload, stop } = await startPayload()), 30_000)
afterAll(() => stop())

it('nothing but the session strategy finds out who calls', () => {
  expect(payload.authStrategies.map(({ name }) => name)).toEqual(['session'])
})

it('the built configuration has no endpoint but those that are served', () => {
  const { endpoints, collections, globals } = payload.config
  const all = [
    ...endpoints,
    ...collections.flatMap((one) => one.endpoints || []),
    ...globals.flatMap((one) => one.endpoints || []),
  ]
  expect(servedEndpoints(payload.config)).toHaveLength(all.length)
  expect(all.map(({ path }) => path)).not.toContain('/login')
})

it('every endpoint that Payload and its plugins bring is in the tables', () => {
  expect(payload.config.custom['unlistedEndpoints']).toEqual([])
})

it('no two routes stand in one place', () => {
  expect(() => compileRoutes(allRoutes(payload.config))).not.toThrow()
})
