import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'

/**
 * Payload knows its database by the general type of its adapters. The name of an adapter says which it is; MongoDB's has a model for
 * each collection and its versions, and the sessions of open transactions by the ids that requests have.
 *
 * @internals payload@3.90.2 @payloadcms/db-sqlite@3.90.2 @payloadcms/db-mongodb@3.90.2
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

/** The model of a collection on MongoDB, or of its versions. Throws if there is none. */
export function modelOf(
  adapter: MongooseAdapter,
  collection: string,
  kind: 'collections' | 'versions' = 'collections',
): MongooseAdapter['collections'][string] {
  const model = adapter[kind][collection]
  if (!model) throw new Error(`no model for ${collection} among MongoDB's ${kind}: see docs/upgrading.md`)
  return model
}

/** Options of a command on MongoDB that make it a part of the request's transaction, if it has one. */
export async function sessionOf(
  adapter: MongooseAdapter,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
): Promise<{ session?: MongooseAdapter['sessions'][string] }> {
  const session = transactionID === undefined ? undefined : adapter.sessions[String(await transactionID)]
  return session ? { session } : {}
}
