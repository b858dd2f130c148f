import { expect, it } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { startPayload } from '#cms/testing/payload.ts'
import { sqliteRows } from '#cms/testing/sqlite-rows.ts'

it('the translations of a row are read from an index', async () => {
  const { payload, stop } = await startPayload()
  try {
    const tables = await sqliteRows(
      payload,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'`,
    )
    const names = tables.flatMap((row) => (isRecord(row) ? String(row['name']) : []))
    expect(names).toContain('blogs_locales')
    for (const name of names) {
      const plan = await sqliteRows(payload, `EXPLAIN QUERY PLAN SELECT * FROM ${name} WHERE _parent_id = 'x'`)
      expect(JSON.stringify(plan)).toContain(`${name}_parent_idx`)
    }
  } finally {
    await stop()
  }
}, 30_000)
