import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { entryRows } from './payload-rows.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('a field that is no column is an error', async () => {
  const rows = entryRows({ payload })
  await expect(rows.ids({ collection: 'users', onlyPublished: true, words: [], order: 'newest' })).rejects.toThrow(
    'docs/upgrading.md',
  )
})

it('rows are found by their ids and references, not in the index of a list, which grows with the content', async () => {
  const { drizzle } = payload.db as unknown as SQLiteAdapter
  const spy = vi.spyOn(drizzle, 'all')
  const rows = entryRows({ payload })
  const shown = { collection: 'blogs', onlyPublished: true, columns: ['author', 'services.first'] } as const
  await rows.byId('blogs', ['a'], ['title', 'slug'], 'en')
  await rows.naming({ ...shown, order: 'newest' }, ['a', 'b'], 3)
  await rows.countNaming(shown, 'a')
  const queries = spy.mock.calls.map(([query]) => query)
  spy.mockRestore()
  const plans = await Promise.all(queries.map((query) => drizzle.all(sql`EXPLAIN QUERY PLAN ${query}`)))
  const [byIds = '', naming = '', counted = ''] = plans.map((plan) => JSON.stringify(plan))
  expect(byIds).toMatch(/SEARCH blogs USING INDEX sqlite_autoindex_blogs_1 \(id=\?\)/)
  for (const plan of [naming, counted]) {
    expect(plan).toContain('blogs_author_idx (author_id=?)')
    expect(plan).toContain('blogs_services_services_first_idx (services_first_id=?)')
  }
})
