import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

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

/** Brings all that has been written into the file itself, so that it alone is the whole database. */
export const checkpointSqlite = (file: string): Promise<unknown> =>
  withSqlite(file, (db) => db.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`))
