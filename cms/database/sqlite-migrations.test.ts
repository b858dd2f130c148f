import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, it, onTestFinished } from 'vitest'

import { withSqlite } from './separate-sqlite-connection.ts'
import { migrateInTransaction } from './sqlite-migrations.ts'

/** An adapter of a database of its own, with these migrations around it. */
async function migrated(migrate: (adapter: Pick<SQLiteAdapter, 'drizzle'>) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return withSqlite(path.join(folder, 'site.db'), async (drizzle) => {
    await drizzle.run(sql`PRAGMA foreign_keys = ON`)
    const adapter = { drizzle, migrate: () => migrate({ drizzle }) }
    const database = { init: () => adapter } as unknown as ReturnType<typeof sqliteAdapter>
    const run = () =>
      migrateInTransaction(database, async () => {})
        .init({} as never)
        .migrate()
    const outcome = await run().then(
      () => 'done',
      (error: unknown) => String(error),
    )
    const names = await drizzle.all<{ name: string }>(sql`SELECT name FROM sqlite_master`)
    const [keys] = await drizzle.all(sql`PRAGMA foreign_keys`)
    return { outcome, tables: names.map(({ name }) => name), keys }
  })
}

it('keeps what the migrations did', async () => {
  const work = ({ drizzle }: Pick<SQLiteAdapter, 'drizzle'>) =>
    drizzle.run(sql`CREATE TABLE a (b)`).then(() => undefined)
  expect(await migrated(work)).toEqual({ outcome: 'done', tables: ['a'], keys: { foreign_keys: 1 } })
})

it('undoes all of it when one fails', async () => {
  const work = async ({ drizzle }: Pick<SQLiteAdapter, 'drizzle'>) => {
    await drizzle.run(sql`CREATE TABLE a (b)`)
    throw new Error('the next one failed')
  }
  expect(await migrated(work)).toEqual({ outcome: 'Error: the next one failed', tables: [], keys: { foreign_keys: 1 } })
})

it('does not delete what refers to a table that is replaced', async () => {
  const rows: unknown[] = []
  await migrated(async ({ drizzle }) => {
    await drizzle.run(sql`CREATE TABLE a (id PRIMARY KEY)`)
    await drizzle.run(sql`CREATE TABLE b (a REFERENCES a(id) ON DELETE CASCADE)`)
    await drizzle.run(sql`INSERT INTO a VALUES (1)`)
    await drizzle.run(sql`INSERT INTO b VALUES (1)`)
    await drizzle.run(sql`DROP TABLE a`)
    rows.push(...(await drizzle.all(sql`SELECT * FROM b`)))
  })
  expect(rows).toEqual([{ a: 1 }])
})
