import type { PayloadRequest } from 'payload'

import { isMongodb, modelOf, sessionOf } from './payload-database.ts'

/**
 * MongoDB's transactions read a snapshot: one that begins to use a picture and one that puts it into the trash, since nothing uses it,
 * would both be committed, as neither writes what the other does (https://www.mongodb.com/docs/manual/core/transactions-production-consideration/#in-progress-transactions-and-write-conflicts).
 * Here the user's writes the picture's document, too: a counter past Payload, which strips columns that it does not know from what it
 * reads. The later of the two then fails with a write conflict and is repeated. SQLite has one writer.
 *
 * @internals payload@3.90.2 @payloadcms/db-mongodb@3.90.2 mongoose@8.24.1
 */

const COUNTER = 'claims'

/** Makes the request's transaction conflict with others that write these documents. Ids that are none are ignored. */
export async function claimDocuments(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: string,
  ids: readonly string[],
): Promise<void> {
  const { db } = req.payload
  if (ids.length === 0 || !isMongodb(db)) return
  const { ObjectId } = db.connection.base.mongo
  const known = ids.filter((id) => ObjectId.isValid(id)).map((id) => new ObjectId(id))
  await modelOf(db, collection).collection.updateMany(
    { _id: { $in: known } },
    { $inc: { [COUNTER]: 1 } },
    await sessionOf(db, req),
  )
}
