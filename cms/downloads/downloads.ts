import type { Payload } from 'payload'

import { storeCounted } from '#cms/common/store-counted.ts'
import { storeRegularly } from '#cms/common/store-regularly.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { DownloadCounter } from './counter.ts'

/** Counts of downloads by visitors for each document: in memory, stored once a minute and at the stop. */

const collection = 'downloads'

interface Row {
  id: string
  document: string
  count: number
}

const counter = new DownloadCounter()

/** Counts a download of a document. */
export const noteDownload = (id: string): void => counter.add(id)

const rowsOf = async ({ db }: Payload, ids: readonly string[]): Promise<Row[]> =>
  (await db.find<Row>({ collection, where: { document: { in: [...ids] } }, limit: 0, pagination: false })).docs

/** Stores what this node has counted so far. */
const flushDownloads = (payload: Payload): Promise<void> =>
  storeCounted(counter, (left) =>
    withClusterLock(payload, collection, async () => {
      const known = new Map((await rowsOf(payload, [...left.keys()])).map((row) => [row.document, row]))
      for (const [document, times] of left) {
        const row = known.get(document)
        const data = { count: (row?.count ?? 0) + times, lastAt: new Date().toISOString() }
        await (row
          ? payload.db.updateOne({ collection, id: row.id, data, returning: false })
          : payload.db.create({ collection, data: { ...data, document }, returning: false }))
        left.delete(document)
      }
    }),
  )

/** Stores what is counted from now on. Returns a function that stops this and stores the rest. */
export const storeDownloadsRegularly = (payload: Payload): (() => Promise<void>) =>
  storeRegularly(() => flushDownloads(payload), 'downloads')

/** The number of downloads of documents, including those that this node has not stored yet. */
export async function downloadsOf(payload: Payload, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  await flushDownloads(payload)
  return new Map((await rowsOf(payload, ids)).map(({ document, count }) => [document, count]))
}

/** Housekeeping: drops the counts of documents that were deleted permanently. */
export async function dropOldDownloads(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<Row>({ collection, where: {}, limit: 0, pagination: false })
  const where = { id: { in: docs.map(({ document }) => document) } }
  const media = await payload.db.find<{ id: string }>({
    collection: 'media',
    where,
    select: {},
    limit: 0,
    pagination: false,
  })
  const known = new Set(media.docs.map(({ id }) => String(id)))
  const gone = docs.filter(({ document }) => !known.has(document)).map(({ id }) => id)
  if (gone.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: gone } } })
}
