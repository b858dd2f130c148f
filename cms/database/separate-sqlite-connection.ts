import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { BUSY_MS } from './sqlite-busy-timeout.ts'
import { sqliteFile } from './sqlite-file.ts'

type Connection = ReturnType<typeof drizzle>

/** Runs work on a SQLite file over a separate connection, independent of Payload's, and closes it. */
export async function withSqlite<T>(file: string, work: (db: Connection) => Promise<T>): Promise<T> {
  const db = drizzle({ connection: { url: `file:${file}` } })
  try {
    await db.run(sql`PRAGMA busy_timeout = ${sql.raw(String(BUSY_MS))}`)
    return await work(db)
  } finally {
    db.$client.close()
  }
}

/**
 * Moves all writes from SQLite's write-ahead log into the file, so that a copy of the file alone is complete. Failures are
 * ignored: the log then still holds the writes.
 */
export async function checkpointSqlite(settings: Parameters<typeof sqliteFile>[0]): Promise<void> {
  const file = sqliteFile(settings)
  if (file === undefined) return
  await withSqlite(file, (db) => db.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)).catch(() => undefined)
}
