import type { Db, MongoClient } from 'mongodb'

import { SettingError } from '#cms/common/environment.ts'
import { timeoutsFor } from './mongodb-timeouts.ts'

/** Runs work on the database of a MongoDB URI over a separate connection, independent of Payload's, and closes it. */
export async function withMongodb<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await mongodbClient(uri)
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}

/** A client that is not connected yet. Throws SettingError if the driver refuses the URI, whose message would quote a part of it. */
export async function mongodbClient(uri: string): Promise<MongoClient> {
  const driver = await import('mongodb')
  try {
    return new driver.MongoClient(uri, timeoutsFor(uri))
  } catch {
    throw new SettingError(
      'the driver refuses the MongoDB URI: correct the names and values of the options after its ?; one of mongodb+srv:// has a single host, without port',
    )
  }
}
