import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript-5'
import { describe, expect, it } from 'vitest'

import { contractRoutes } from './all-routes.ts'
import { openApi } from './openapi.ts'
import { operations } from './openapi-operations.ts'

const served = { routes: contractRoutes, server: 'https://consultancy.test', cookie: 'payload-token' }
const source = JSON.stringify(openApi(served))

describe('the OpenAPI document', () => {
  it('passes redocly’s recommended rules without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    const shown = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
    expect(shown).toEqual([])
  })

  it('passes spectral’s rules for OpenAPI without a warning', async () => {
    const spectral = new spectralCore.Spectral()
    // Its own type leaves out what every definition may leave out.
    const oas = spectralRulesets.oas as RulesetDefinition
    spectral.setRuleset({ extends: [[oas, 'recommended']] })
    const results = await spectral.run(source)
    expect(results.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([])
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

/** A file is a Blob, and its schema is the only one that says binary. */
const blob = ts.factory.createTypeReferenceNode('Blob')

it('tests/contract/support/api-types.ts is what openapi-typescript makes of it', async () => {
  const nodes = await openapiTS(source, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  const text = `// Made from the OpenAPI document by \`npx vitest run cms/api/openapi -u\`.\n${astToString(nodes)}`
  await expect(text).toMatchFileSnapshot('../../tests/contract/support/api-types.ts')
})
