import type { PayloadRequest } from 'payload'

import type { EntryRows } from './payload-row-queries.ts'
import { isSqlite } from './payload-database.ts'
import { noteRead } from './payload-reads.ts'
import { mongodbRows } from './payload-rows-mongodb.ts'
import { sqliteRows } from './payload-rows-sqlite.ts'

/**
 * Reads many rows past Payload: its `db.find` takes 200 µs of processor time for each, of which the database needs a tenth.
 *
 * @internals payload@3.90.2
 */

/** The rows of the request's database. */
export function entryRows(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): EntryRows {
  const rows = isSqlite(req.payload.db) ? sqliteRows(req.payload, req.payload.db) : mongodbRows(req)
  return {
    ids(query, range) {
      noteRead(query.collection)
      return rows.ids(query, range)
    },
    byId(collection, ...rest) {
      noteRead(collection)
      return rows.byId(collection, ...rest)
    },
    naming(query, ...rest) {
      noteRead(query.collection)
      return rows.naming(query, ...rest)
    },
    countNaming(query, named) {
      noteRead(query.collection)
      return rows.countNaming(query, named)
    },
  }
}
