import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { allRoutes } from './all-routes.ts'
import { servedEndpoints } from './payload-endpoints.ts'
import { compileRoutes } from './router.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('the session strategy is the only authentication strategy', () => {
  expect(payload.authStrategies.map(({ name }) => name)).toEqual(['session'])
})

it('the built configuration has served endpoints only', () => {
  const { endpoints, collections, globals } = payload.config
  const all = [
    ...endpoints,
    ...collections.flatMap((one) => one.endpoints || []),
    ...globals.flatMap((one) => one.endpoints || []),
  ]
  expect(servedEndpoints(payload.config)).toHaveLength(all.length)
  expect(all.map(({ path }) => path)).not.toContain('/login')
})

it('every endpoint of Payload and its plugins is listed in the tables', () => {
  expect(payload.config.custom['unlistedEndpoints']).toEqual([])
})

it('no two routes have the same method and path', () => {
  expect(() => compileRoutes(allRoutes(payload.config))).not.toThrow()
})
