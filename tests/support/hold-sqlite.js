import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

/** Locks a SQLite file until it is killed: `node hold-sqlite.js FILE` prints "held" once it has the lock. */
const [, , file = ''] = process.argv
const db = drizzle({ connection: { url: `file:${file}` } })
await db.run(sql`PRAGMA locking_mode = EXCLUSIVE`)
await db.run(sql`BEGIN EXCLUSIVE`)
process.stdout.write('held\n')
// A reference that keeps the connection, and so the lock, from being garbage-collected.
setInterval(() => db, 60_000)
