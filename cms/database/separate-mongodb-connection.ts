import type { Db } from 'mongodb'

import { timeoutsFor } from './mongodb-timeouts.ts'

/** Runs work on the database of a MongoDB URI over a separate connection, independent of Payload's, and closes it. */
export async function withMongodb<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri, timeoutsFor(uri))
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}
