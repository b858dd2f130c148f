import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Language } from '#contract/languages.ts'
import { isMongodb } from '#cms/internals/payload-database.ts'
import { entryRows, type Row } from '#cms/internals/payload-rows.ts'

/** Rows that are read at a time: reading and processing them takes 10 ms, or 20 ms if they have 5 KB each. */
const BATCH_SIZE = 200

/**
 * Columns of rows in the order of their ids, in batches, yielding to the event loop between them. Missing rows are left out. On MongoDB,
 * outside of transactions, the next batch is read while one is processed; SQLite reads within the same turn of the event loop.
 *
 * @param size the number of rows in a batch: smaller for rows that may have 100,000 characters in two languages
 */
export async function* rowBatches(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  columns: readonly string[],
  language: Language | 'all',
  size = BATCH_SIZE,
): AsyncGenerator<Row[]> {
  const readBatch = async (at: number) => {
    const batch = ids.slice(at, at + size)
    const rows = await entryRows(req).byId(collection, batch, columns, language)
    return batch.flatMap((id) => rows.get(id) ?? [])
  }
  const readsAhead = isMongodb(req.payload.db) && !req.transactionID
  let ahead: Promise<Row[]> | undefined
  for (let at = 0; at < ids.length; at += size) {
    if (at > 0) await yieldToEventLoop()
    const rows = await (ahead ?? readBatch(at))
    const next = at + size
    ahead = next < ids.length && readsAhead ? readBatch(next) : undefined
    // It is awaited later, or never if the caller stops: until then a rejection would count as unhandled.
    ahead?.catch(() => {})
    yield rows
  }
}
