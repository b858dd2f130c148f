import { text } from 'node:stream/consumers'

import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** Reads an OpenAPI document as JSON, and writes what is found in it and its types, as JSON `{ redocly, spectral, types }`. */
const source = await text(process.stdin)

const config = await createConfig({ extends: ['recommended'] })
/** Health checks take nothing that could be wrong. */
const cannotBeRefused = /\/paths\/~1(health|ready)\//
const found = await lintFromString({ source, absoluteRef: '/openapi.json', config })
const redocly = found.filter(
  ({ ruleId, location }) => ruleId !== 'operation-4xx-response' || !cannotBeRefused.test(location[0]?.pointer ?? ''),
)

const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']] })

/** A file is a Blob, and its schema is the only one that says binary. */
const blob = ts.factory.createTypeReferenceNode('Blob')
const nodes = await openapiTS(source, { transform: ({ format }) => (format === 'binary' ? blob : undefined) })

process.stdout.write(
  JSON.stringify({
    redocly: redocly.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    spectral: (await spectral.run(source)).map(({ code, message, path }) => [code, message, path.join('/')]),
    types: astToString(nodes),
  }),
)
