import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

import { withAdapter, wrapMigrate } from '#cms/internals/payload-adapter.ts'

type SQLite = ReturnType<typeof sqliteAdapter>
type Adapter = ReturnType<SQLite['init']>

/**
 * Runs all migrations of a start in one transaction, with their record and what follows from the tables: a process that is killed
 * meanwhile leaves the database as it was. Foreign keys are not enforced meanwhile, since SQLite changes a table by replacing it (lang_altertable.html).
 */
export const migrateInTransaction = (database: SQLite, finish: (adapter: Adapter) => Promise<void>): SQLite =>
  withAdapter(database, (adapter) =>
    wrapMigrate(adapter, async (migrate) => {
      const run = (statement: string) => adapter.drizzle.run(sql.raw(statement))
      const [{ foreign_keys: enforced } = { foreign_keys: 0 }] = await adapter.drizzle.all<{ foreign_keys: number }>(
        sql`PRAGMA foreign_keys`,
      )
      await run('PRAGMA foreign_keys = OFF')
      await run('BEGIN')
      try {
        await migrate()
        await finish(adapter)
        await run('COMMIT')
      } catch (error) {
        await run('ROLLBACK')
        throw error
      } finally {
        await run(`PRAGMA foreign_keys = ${enforced}`)
      }
    }),
  )
