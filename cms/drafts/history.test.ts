import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

const collection = 'abouts'
let payload: Payload
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
}, 30_000)
afterAll(() => stop())

/** A statement's rows, as SQLite answers them. */
async function rows(raw: string): Promise<object[]> {
  const db: object = payload.db
  if (!('execute' in db) || typeof db.execute !== 'function' || !('drizzle' in db)) throw new Error('no SQLite')
  const answer: unknown = await db.execute({ drizzle: db.drizzle, raw })
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.map((row: object) => ({ ...row }))
    : []
}

it('a new version takes the mark of the newest from the one that has it, and writes no other', async () => {
  const { id } = await payload.create({ collection, data: { title: 'One', _status: 'published' } })
  for (const title of ['Two', 'Three', 'Four']) await payload.update({ collection, id, data: { title } })
  await rows('CREATE TABLE written (id)')
  await rows('CREATE TRIGGER note AFTER UPDATE ON _abouts_v BEGIN INSERT INTO written VALUES (new.id); END')
  await payload.update({ collection, id, data: { title: 'Five' } })
  expect(await rows('SELECT version_title AS title FROM written JOIN _abouts_v USING (id)')).toEqual([
    { title: 'Four' },
  ])
  expect(await rows('SELECT version_title AS title FROM _abouts_v WHERE latest')).toEqual([{ title: 'Five' }])
})

it.each(['abouts', 'blogs', 'careers', 'services'])(
  'the history of %s is read in its order from an index',
  async (name) => {
    const plan = await rows(
      `EXPLAIN QUERY PLAN SELECT * FROM _${name}_v WHERE parent_id = 'x' ORDER BY updated_at DESC, created_at DESC LIMIT 1 OFFSET 50`,
    )
    expect(JSON.stringify(plan)).toContain(`_${name}_v_history_idx`)
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
  },
)
