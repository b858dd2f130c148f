import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

/** Locks a SQLite file until the process is killed: `node lock-sqlite.js FILE` prints "locked" once it has the lock. */
const [, , file = ''] = process.argv
const db = drizzle({ connection: { url: `file:${file}` } })
await db.run(sql`PRAGMA locking_mode = EXCLUSIVE`)
await db.run(sql`BEGIN EXCLUSIVE`)
process.stdout.write('locked\n')
// Keeps a reference, so that the connection with its lock is not garbage-collected.
setInterval(() => db, 60_000)
