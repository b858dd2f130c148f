import { setImmediate as nextTurn } from 'node:timers/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Language } from '#contract/languages.ts'
import { entryRows, type Row } from '#cms/internals/payload-rows.ts'

/** Rows that are read at a time: with what is made of them 10 ms, or 20 if they have 5 KB each. */
const BATCH_SIZE = 200

/**
 * Columns of rows in the order of their ids, in batches between which the event loop goes on. Those that are gone are left out.
 *
 * @param size rows of a batch: fewer where each may have 100,000 characters in two languages
 */
export async function* rowBatches(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  columns: readonly string[],
  language: Language,
  size = BATCH_SIZE,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += size) {
    if (at > 0) await nextTurn()
    const batch = ids.slice(at, at + size)
    const rows = await entryRows(req).byId(collection, batch, columns, language)
    yield batch.flatMap((id) => rows.get(id) ?? [])
  }
}
