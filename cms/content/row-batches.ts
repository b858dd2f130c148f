import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Language } from '#contract/languages.ts'
import { isMongodb } from '#cms/internals/payload-database.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** The rows of the first batch, and the most of a further one. */
const [FIRST_ROWS, MOST_ROWS] = [20, 200]

/** A batch has about so many characters, as 200 rows of 5,000: reading and processing them takes 20 ms. */
const BATCH_CHARACTERS = 1_000_000

/** Of a batch the rows whose texts are measured: of all they would take a tenth of the time of reading them. */
const MEASURED_ROWS = 20

/**
 * Columns of rows in the order of their ids, in batches, yielding to the event loop between them. Missing rows are left out. The length of
 * a batch's texts decides how many rows the next one has. On MongoDB, outside of transactions, the next batch is read while one is processed; SQLite reads
 * within the same turn of the event loop.
 */
export async function* rowBatches(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  columns: readonly string[],
  language: Language | 'all',
): AsyncGenerator<Row[]> {
  const readBatch = async (from: number, size: number) => {
    const batch = ids.slice(from, from + size)
    const rows = await entryRows(req).byId(collection, batch, columns, language)
    return batch.flatMap((id) => rows.get(id) ?? [])
  }
  const readsAhead = isMongodb(req.payload.db) && !req.transactionID
  let [at, size] = [0, FIRST_ROWS]
  let ahead: Promise<Row[]> | undefined
  while (at < ids.length) {
    if (at > 0) await yieldToEventLoop()
    const rows = await (ahead ?? readBatch(at, size))
    at += size
    size = sizeAfter(rows)
    ahead = at < ids.length && readsAhead ? readBatch(at, size) : undefined
    // It is awaited later, or never if the caller stops: until then a rejection would count as unhandled.
    ahead?.catch(() => {})
    yield rows
  }
}

function sizeAfter(rows: readonly Row[]): number {
  const measured = rows.slice(-MEASURED_ROWS)
  if (measured.length === 0) return FIRST_ROWS
  const characters = measured.reduce((sum, row) => sum + charactersIn(row), 0)
  const size = Math.floor((measured.length * BATCH_CHARACTERS) / Math.max(characters, 1))
  return Math.min(Math.max(size, 1), MOST_ROWS)
}

/** The characters of the texts in a value, which may have one for each language. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0)
}
