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

  it('says 400 of what has a path parameter, a query or a body, and of nothing else', () => {
    const paths: unknown = openApi(served)['paths']
    const responses = (path: string, method = 'get') => Object(paths)[path][method].responses
    for (const path of ['/logout', '/loggedin', '/registration', '/answer-time', '/health', '/ready', '/dashboard'])
      expect([path, '400' in responses(path)]).toEqual([path, false])
    expect('400' in responses('/account/sessions', 'delete')).toBe(false)
    for (const path of ['/about', '/trash', '/blog/{id}', '/sitemap/{part}'])
      expect([path, '400' in responses(path)]).toEqual([path, true])
    expect('400' in responses('/login', 'post')).toBe(true)
  })

  it('cannot be built with an undescribed route', () => {
    const routes = [...contractRoutes, { method: 'get', path: '/unknown', who: 'visitor' } as const]
    expect(() => openApi({ ...served, routes })).toThrow('get /unknown')
  })
})
