import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { sqliteFile } from './sqlite-file.ts'

type Connection = ReturnType<typeof drizzle>

const BUSY_MS = sql.raw('5000')

/** Works on a SQLite file beside, before or after Payload, over a connection of its own. */
export async function withSqlite<T>(file: string, work: (db: Connection) => Promise<T>): Promise<T> {
  const db = drizzle({ connection: { url: `file:${file}` } })
  try {
    await db.run(sql`PRAGMA busy_timeout = ${BUSY_MS}`)
    return await work(db)
  } finally {
    db.$client.close()
  }
}

/**
 * Brings all that has been written into SQLite's file itself, so that it alone is the whole database, should somebody
 * copy it without its log of writes. Where that fails the log holds it as before.
 */
export async function checkpointSqlite(place: Parameters<typeof sqliteFile>[0]): Promise<void> {
  const file = sqliteFile(place)
  if (file === undefined) return
  await withSqlite(file, (db) => db.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)).catch(() => undefined)
}
