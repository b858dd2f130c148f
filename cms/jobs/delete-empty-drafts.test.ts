import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

let payload: Payload
let deleteEmptyDrafts: (payload: Payload, now?: number) => Promise<void>

preparePayload(async (started) => {
  payload = started
  deleteEmptyDrafts = (await import('./delete-empty-drafts.ts')).deleteEmptyDrafts
})

it('drafts older than a day are deleted if they are empty', async () => {
  const collection = 'careers'
  const create = async (data: Record<string, unknown>, draft = true): Promise<string> =>
    String((await payload.create({ collection, data: { title: '', ...data }, draft })).id)
  const opened = await create({})
  const cleared = await create({ title: 'Typed' })
  await payload.update({ collection, id: cleared, data: { title: '', description: paragraph('') }, draft: true })
  const filled = [
    await create({ title: 'Typed' }),
    await create({ salary: '1' }),
    await create({ description: paragraph('Words') }),
    await create({ title: 'Published', _status: 'published' }, false),
  ]
  const remaining = async () => (await payload.find({ collection, pagination: false })).docs.map(({ id }) => id).sort()
  await deleteEmptyDrafts(payload)
  expect(await remaining()).toEqual([opened, cleared, ...filled].sort())
  await deleteEmptyDrafts(payload, Date.now() + DAY_MS + 1000)
  expect(await remaining()).toEqual([...filled].sort())
  expect((await payload.db.countVersions({ collection, where: {} })).totalDocs).toBe(filled.length)
})

it('a draft with a text or picture for search engines is not empty, in whichever language', async () => {
  const collection = 'blogs'
  const create = (data: Record<string, unknown>) =>
    payload.create({ collection, data: { title: '', ...data }, draft: true })
  const file = { filename: `${'1'.repeat(32)}-00000000.png`, width: 4, height: 3, frames: 1 }
  const { id: image } = await payload.db.create({ collection: 'media', data: file })
  const filled = [
    await create({ meta: { title: 'Typed' } }),
    await create({ meta: { description: 'Typed' } }),
    await create({ meta: { image } }),
  ].map(({ id }) => id)
  const { id: inNepali } = await create({})
  await payload.update({ collection, id: inNepali, locale: 'ne', data: { meta: { title: 'लेखिएको' } }, draft: true })
  const cleared = await create({ meta: { title: 'Typed' } })
  await payload.update({ collection, id: cleared.id, data: { meta: { title: '', description: null } }, draft: true })
  await deleteEmptyDrafts(payload, Date.now() + DAY_MS + 1000)
  const { docs } = await payload.find({ collection, pagination: false })
  expect(docs.map(({ id }) => id).toSorted()).toEqual([...filled, inNepali].toSorted())
})
