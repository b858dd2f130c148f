import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'

const paragraph = { type: 'paragraph', version: 1, children: [], direction: null, format: '' as const, indent: 0 }
const text = { root: { ...paragraph, type: 'root', children: [paragraph] } }

let payload: Payload
preparePayload((started) => (payload = started))

it('the panel lists versions without rich text and compares versions with it', async () => {
  const collection = 'abouts' as const
  const { id } = await payload.create({ collection, data: { title: 'T', description: text, _status: 'published' } })
  const user = await payload.findByID({ collection: 'users', id: (await createEditor(payload)).id })
  const own = { collection, overrideAccess: false, user: { ...user, collection: 'users' as const } }
  const where = { and: [{ parent: { equals: id } }] }

  const [listed] = (await payload.findVersions({ ...own, where })).docs
  expect(listed?.version).toMatchObject({ title: 'T', _status: 'published' })
  expect(listed?.version).not.toHaveProperty('description')
  const [newest] = (await payload.findVersions({ ...own, where, limit: 1 })).docs
  expect(newest?.version).toHaveProperty('description.root')
  const [asked] = (await payload.findVersions({ ...own, where, select: { version: { description: true } } })).docs
  expect(asked?.version).toHaveProperty('description.root')
})
