import { describe, expect, it } from 'vitest'

import { contractRoutes } from './all-routes.ts'
import { openApi } from './openapi.ts'
import { operations } from './openapi-operations.ts'

const served = { routes: contractRoutes, server: 'https://consultancy.test', cookie: 'payload-token' }

describe('the OpenAPI document', () => {
  it('names the site by PUBLIC_URL, or relative to itself', () => {
    expect(openApi(served)).toMatchObject({ servers: [{ url: 'https://consultancy.test/api' }] })
    expect(openApi({ ...served, server: '' })).toMatchObject({ servers: [{ url: '/api' }] })
  })

  it('has each route of the contract, and nothing else but /health and /ready', () => {
    const routes = contractRoutes.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(operations).toSorted()).toEqual([...routes, 'get /health', 'get /ready'].toSorted())
  })

  it('cannot be built with an undescribed route', () => {
    const routes = [...contractRoutes, { method: 'get', path: '/unknown', who: 'visitor' } as const]
    expect(() => openApi({ ...served, routes })).toThrow('get /unknown')
  })
})
