import type { CollectionSlug, Payload, Where } from 'payload'

import { sources } from '#cms/api/read.ts'
import { log } from '#cms/log.ts'
import { showNewestDraft } from './newest.ts'

interface Row {
  id: string
  updatedAt: string
  _status?: 'draft' | 'published' | null
}

interface Version {
  updatedAt: string
  _status?: string | null
}

/**
 * An entry and its version are two writes; a stop between them leaves one without the other. Panel and restore work on
 * versions, visitors on entries: both must tell the same. Run at start, before anything is served.
 */
export async function repairVersions(payload: Payload): Promise<void> {
  for (const { collection, hasDrafts } of sources) if (hasDrafts) await repair(payload, collection)
}

async function repair(payload: Payload, collection: CollectionSlug): Promise<void> {
  const { docs: rows } = await payload.db.find<Row>({
    collection,
    limit: 0,
    pagination: false,
    select: { updatedAt: true, _status: true },
  })
  const newest = await newestVersions(payload, collection)
  const dropped = await dropOrphans(payload, collection, rows, newest)
  let mended = 0
  for (const row of rows) mended += Number(await mend(payload, collection, row, newest.get(String(row.id))))
  if (dropped + mended > 0) log.warn({ collection, dropped, mended }, 'repaired what a stop left between two writes')
}

/** Versions of entries that are gone. */
async function dropOrphans(
  payload: Payload,
  collection: CollectionSlug,
  rows: readonly Row[],
  newest: ReadonlyMap<string, Version>,
): Promise<number> {
  const known = new Set(rows.map(({ id }) => String(id)))
  const orphans: Where[] = [...newest.keys()].filter((id) => !known.has(id)).map((id) => ({ parent: { equals: id } }))
  let dropped = 0
  for (const where of [{ parent: { exists: false } }, ...orphans]) {
    const { totalDocs } = await payload.db.countVersions({ collection, where })
    if (totalDocs > 0) await payload.db.deleteVersions({ collection, where })
    dropped += totalDocs
  }
  return dropped
}

/** The newest version by entry. Of several that are marked as the newest (two writes as well) one keeps the mark. */
async function newestVersions(payload: Payload, collection: CollectionSlug): Promise<Map<string, Version>> {
  const { docs } = await payload.db.findVersions<Version>({
    collection,
    where: { latest: { equals: true } },
    sort: '-updatedAt',
    limit: 0,
    pagination: false,
    select: { parent: true, version: { updatedAt: true, _status: true } },
  })
  const newest = new Map<string, Version>()
  for (const { id, parent, version } of docs) {
    if (parent === null || parent === undefined) continue
    if (newest.has(String(parent))) await unmark(payload, collection, id)
    else newest.set(String(parent), version)
  }
  return newest
}

async function unmark(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const { docs } = await payload.db.findVersions({ collection, where: { id: { equals: id } }, limit: 1 })
  const [version] = docs
  if (version) await payload.db.updateVersion({ collection, id, versionData: { ...version, latest: false } })
}

/** Makes entry and newest version tell the same; answers whether they did not. */
async function mend(
  payload: Payload,
  collection: CollectionSlug,
  { id, updatedAt, _status }: Row,
  newest: Version | undefined,
): Promise<boolean> {
  const ahead = newest ? Date.parse(newest.updatedAt) - Date.parse(updatedAt) : -1
  if (ahead < 0) {
    await addVersion(payload, collection, id)
    return true
  }
  if (ahead === 0 || _status !== 'draft' || newest?._status !== 'draft') return false
  await showNewestDraft(payload, collection, id)
  return true
}

/** The version that should have been written with the entry as it is. */
async function addVersion(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const row = await payload.db.findOne<Row>({ collection, where: { id: { equals: id } } })
  if (!row) return
  const { id: _id, ...versionData } = row
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    autosave: false,
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
    versionData,
  })
}
