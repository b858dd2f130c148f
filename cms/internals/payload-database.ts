import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/**
 * Payload knows its database by the general type of its adapters. The name of an adapter says which it is.
 *
 * @internals payload@3.90.1 @payloadcms/db-sqlite@3.90.1 @payloadcms/db-mongodb@3.90.1
 */

/** Whether Payload's adapter is that of SQLite, which one process serves, so that nothing has to be agreed with other nodes. */
export const isSqlite = (db: { name?: string }): db is SQLiteAdapter => db.name === 'sqlite'

/** Whether Payload's adapter is that of MongoDB, which several nodes may share. */
export const isMongodb = (db: { name?: string }): db is MongooseAdapter => db.name === 'mongoose'

/** The adapter as MongoDB's. Throws if it is another. */
export function mongodbOf(db: { name?: string }): MongooseAdapter {
  if (!isMongodb(db)) throw new Error(`the database is ${db.name ?? 'unknown'}, not MongoDB`)
  return db
}
