import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Payload, ValidationError } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { writeTextsWithRows } from './payload-localized-rows.ts'

let payload: Payload
preparePayload((started) => (payload = started))

const adapter = () => payload.db as unknown as SQLiteAdapter

/** The tables that single statements wrote to while the work ran, and how many batches there were. */
async function writesOf(work: () => Promise<unknown>) {
  const execute = vi.spyOn(adapter().drizzle.$client, 'execute')
  const batch = vi.spyOn(adapter().drizzle.$client, 'batch')
  try {
    await work()
    const statements = execute.mock.calls.map(([statement]) =>
      typeof statement === 'object' ? statement.sql : statement,
    )
    const written = statements
      .flatMap((text) => /^(?:insert into|delete from|update) "(\w+)"/i.exec(text)?.[1] ?? [])
      .filter((table) => table !== 'payload_locked_documents')
    return { written, batches: batch.mock.calls.length }
  } finally {
    execute.mockRestore()
    batch.mockRestore()
  }
}

it('a row and its texts are written in one batch, when it is made and when it is changed', async () => {
  const data = { name: 'Sarita', post: 'Partner' }
  expect(await writesOf(() => payload.create({ collection: 'teams', data }))).toEqual({ written: [], batches: 1 })
  const {
    docs: [made],
  } = await payload.find({ collection: 'teams' })
  const id = made?.id ?? ''
  const change = () => payload.update({ collection: 'teams', id, data: { post: 'साझेदार' }, locale: 'ne' })
  expect(await writesOf(change)).toEqual({ written: [], batches: 1 })
  const { docs } = await payload.find({ collection: 'teams', locale: 'all' })
  expect(docs).toMatchObject([{ name: { en: 'Sarita' }, post: { en: 'Partner', ne: 'साझेदार' } }])
})

it('so are an entry and its version, each by itself', async () => {
  const make = () => payload.create({ collection: 'blogs', data: { title: 'A post', _status: 'published' } })
  expect(await writesOf(make)).toMatchObject({ batches: 2 })
})

it('rows without texts are written unchanged', async () => {
  const make = () => payload.create({ collection: 'blogs', draft: true, data: { _status: 'draft' } })
  expect((await writesOf(make)).written).toContain('blogs')
})

it('a slug that is taken leaves neither', async () => {
  await payload.db.create({ collection: 'services', data: { title: { en: 'One' }, slug: 'taken' } })
  const again = payload.db.create({ collection: 'services', data: { title: { en: 'Two' }, slug: 'taken' } })
  await expect(again).rejects.toThrow(ValidationError)
  const texts = await adapter().drizzle.all(sql`SELECT title FROM services_locales`)
  expect(texts).toEqual([{ title: 'One' }])
})

it.each(['insert', 'deleteWhere', 'createVersion'])('an adapter without %s is an error', (missing) => {
  const lacking = Object.assign(Object.create(adapter()), { [missing]: undefined })
  expect(() => writeTextsWithRows(lacking)).toThrow(`no ${missing}: see docs/upgrading.md`)
})
