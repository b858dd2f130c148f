import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

/** Keeps a SQLite file to itself until it is killed: `node hold-sqlite.js FILE` says "held" once it does. */
const [, , file = ''] = process.argv
const db = drizzle({ connection: { url: `file:${file}` } })
await db.run(sql`PRAGMA locking_mode = EXCLUSIVE`)
await db.run(sql`BEGIN EXCLUSIVE`)
process.stdout.write('held\n')
// What nobody refers to is collected, and the lock let go of.
setInterval(() => db, 60_000)
