import { beforeAll, expect, it } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { contractRoutes } from '#cms/api/all-routes.ts'
import { openApi } from '#cms/api/openapi.ts'
import { runTestPackages } from '../tests/support/test-packages.ts'

let found: unknown

beforeAll(async () => {
  const document = openApi({ routes: contractRoutes, server: 'https://consultancy.test', cookie: 'payload-token' })
  found = JSON.parse(await runTestPackages('openapi.js', JSON.stringify(document)))
}, 120_000)

it('the OpenAPI document passes the recommended rules of redocly and spectral without a warning', () => {
  expect(found).toMatchObject({ redocly: [], spectral: [] })
})

it('tests/contract/support/api-types.ts is what openapi-typescript makes of it', async () => {
  const types = isRecord(found) ? found['types'] : undefined
  expect(types).toEqual(expect.any(String))
  const text = `// Made from the OpenAPI document by \`npx vitest run tools/openapi -u\`.\n${String(types)}`
  await expect(text).toMatchFileSnapshot('../tests/contract/support/api-types.ts')
})
