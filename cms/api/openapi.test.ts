import { beforeAll, describe, expect, it } from 'vitest'

import { isRecord } from '#contract/is-record.ts'
import { runTestPackages } from '../../tests/support/test-packages.ts'
import { contractRoutes } from './all-routes.ts'
import { openApi } from './openapi.ts'
import { operations } from './openapi-operations.ts'

const served = { routes: contractRoutes, server: 'https://consultancy.test', cookie: 'payload-token' }
const source = JSON.stringify(openApi(served))

describe('the OpenAPI document', () => {
  let found: unknown

  beforeAll(async () => {
    found = JSON.parse(await runTestPackages('openapi.js', source))
  })

  it('passes the recommended rules of redocly and spectral without a warning', () => {
    expect(found).toMatchObject({ redocly: [], spectral: [] })
  })

  it('tests/contract/support/api-types.ts is what openapi-typescript makes of it', async () => {
    expect(found).toMatchObject({ types: expect.any(String) })
    const types = isRecord(found) ? String(found['types']) : ''
    const text = `// Made from the OpenAPI document by \`npx vitest run cms/api/openapi -u\`.\n${types}`
    await expect(text).toMatchFileSnapshot('../../tests/contract/support/api-types.ts')
  })

  it('names the site by PUBLIC_URL, or relative to itself', () => {
    expect(openApi(served)).toMatchObject({ servers: [{ url: 'https://consultancy.test/api' }] })
    expect(openApi({ ...served, server: '' })).toMatchObject({ servers: [{ url: '/api' }] })
  })

  it('has each route of the contract, and nothing else but /health and /ready', () => {
    const routes = contractRoutes.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(operations).toSorted()).toEqual([...routes, 'get /health', 'get /ready'].toSorted())
  })

  it('does not come into being with a route that is not described', () => {
    const routes = [...contractRoutes, { method: 'get', path: '/unknown', who: 'visitor' } as const]
    expect(() => openApi({ ...served, routes })).toThrow('get /unknown')
  })
})
