import { readFileSync } from 'node:fs'

import type { CollectionBeforeOperationHook, Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { readsVersions } from './payload-versions.ts'

const collection = 'abouts'
let payload: Payload
preparePayload((started) => (payload = started))

it('a read of versions reaches the hooks as a read with a parent, a read of entries without', async () => {
  const hook = vi.fn<CollectionBeforeOperationHook>(({ args }) => args)
  payload.collections[collection].config.hooks.beforeOperation?.push(hook)
  const reads = () =>
    hook.mock.calls.map(([{ args, operation }]) => [operation, 'where' in args && readsVersions(args.where)])
  await payload.findVersions({ collection, where: { and: [{ parent: { equals: 'x' } }] } })
  await payload.find({ collection, where: { and: [{ title: { equals: 'x' } }] } })
  expect(reads()).toEqual([
    ['read', true],
    ['read', false],
  ])
})

it('the panel asks for the versions of one parent', () => {
  const source = readFileSync('node_modules/@payloadcms/next/dist/views/Version/fetchVersions.js', 'utf8')
  expect(source.match(/where\.and\.push\(\{\s+parent: \{/g)).not.toBeNull()
})
