import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { sqliteRows } from '#cms/testing/sqlite-rows.ts'

const collection = 'abouts'
let payload: Payload

preparePayload((started) => (payload = started))

const rows = (raw: string): Promise<object[]> => sqliteRows(payload, raw)

it('saving a new version updates the latest flag of the previous version only', async () => {
  const { id } = await payload.create({ collection, data: { title: 'One', _status: 'published' } })
  for (const title of ['Two', 'Three', 'Four']) await payload.update({ collection, id, data: { title } })
  await rows('CREATE TABLE written (id)')
  await rows('CREATE TRIGGER note AFTER UPDATE ON _abouts_v BEGIN INSERT INTO written VALUES (new.id); END')
  await payload.update({ collection, id, data: { title: 'Five' } })
  expect(
    await rows('SELECT version_title AS title FROM written JOIN _abouts_v_locales ON _parent_id = written.id'),
  ).toEqual([{ title: 'Four' }])
  expect(
    await rows(
      'SELECT version_title AS title FROM _abouts_v v JOIN _abouts_v_locales ON _parent_id = v.id WHERE latest',
    ),
  ).toEqual([{ title: 'Five' }])
})

it.each(['abouts', 'blogs', 'careers', 'services'])(
  'the versions of %s are read in order from an index, without sorting',
  async (name) => {
    const plan = await rows(
      `EXPLAIN QUERY PLAN SELECT * FROM _${name}_v WHERE parent_id = 'x' ORDER BY updated_at DESC, created_at DESC LIMIT 1 OFFSET 50`,
    )
    expect(JSON.stringify(plan)).toContain(`_${name}_v_history_idx`)
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
  },
)
