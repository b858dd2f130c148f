import { readFileSync } from 'node:fs'

import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { readTrashRequest, writeVersion } from './payload-trash.ts'

const collection = 'blogs'
let payload: Payload
preparePayload((started) => (payload = started))

it('of a version only the columns of the trash are written', async () => {
  const { id } = await payload.create({ collection, data: { title: 'T', _status: 'published' } })
  const find = async () =>
    (await payload.db.findVersions<Record<string, unknown>>({ collection, where: { parent: { equals: id } } })).docs
  const [before] = await find()
  const deletedAt = '2026-11-22T10:00:00.000Z'
  await writeVersion({ payload }, collection, String(before?.id), { deletedAt, slug: 'other' })
  expect(await find()).toEqual([{ ...before, version: { ...before?.version, deletedAt, slug: 'other' } }])
  await writeVersion({ payload }, collection, String(before?.id), { deletedAt: null, slug: 't' })
  expect(await find()).toEqual([before])
})

it('the panel trashes by a time, and restores by null in a query of the trash', () => {
  const source = (name: string) => readFileSync(`node_modules/@payloadcms/ui/dist/elements/${name}/index.js`, 'utf8')
  for (const name of ['DeleteDocument', 'DeleteMany'])
    expect(source(name)).toMatch(/requests\.patch\(url, \{\s+body: JSON\.stringify\(\{\s+deletedAt: new Date/)
  for (const name of ['RestoreButton', 'RestoreMany'])
    expect(source(name)).toMatch(
      /trash: true,[^]*deletedAt: null[^]*_status = restoreAsPublished \? 'published' : 'draft'/,
    )
  expect(readTrashRequest({ deletedAt: 'now' })).toEqual({ isTrash: true, status: undefined })
  expect(readTrashRequest({ deletedAt: null, _status: 'draft' })).toEqual({ isTrash: false, status: 'draft' })
  expect(readTrashRequest({ title: 'T' })).toBeUndefined()
})
