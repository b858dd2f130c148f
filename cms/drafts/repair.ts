import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload, Where } from 'payload'

import { sources } from '#collections/sources.ts'
import { log } from '#cms/common/log.ts'
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

/** What disagrees, each told so that a later look knows it again, with what makes it agree. */
type Faults = Map<string, () => Promise<void>>

/** Longer than a call to the database may take (`database.ts`): by then another node has written the second of its two. */
const MOMENT_MS = 3000

/** SQLite has one process, and this one has not begun to write. */
const letOthersEnd = ({ db }: Payload) => (db.name === 'sqlite' ? Promise.resolve() : pause(MOMENT_MS))

/**
 * An entry and its version are two writes; a stop between them leaves one without the other. Panel and restore work on
 * versions, visitors on entries: both must tell the same. Run at start, before anything is served. Other nodes may be
 * between two writes just now: only what is found again after a moment was left by a stop.
 */
export async function repairVersions(payload: Payload, moment = letOthersEnd): Promise<void> {
  const before = await faultsOf(payload)
  if (before.size === 0) return
  await moment(payload)
  const left = [...(await faultsOf(payload))].filter(([fault]) => before.has(fault))
  for (const [, mend] of left) await mend()
  const faults = left.slice(0, 20).map(([fault]) => fault)
  if (left.length > 0) log.warn({ faults, count: left.length }, 'repaired what a stop left between two writes')
}

async function faultsOf(payload: Payload): Promise<Faults> {
  const faults: Faults = new Map()
  for (const { collection, hasDrafts } of sources) if (hasDrafts) await look(payload, collection, faults)
  return faults
}

async function look(payload: Payload, collection: CollectionSlug, faults: Faults): Promise<void> {
  const { docs: rows } = await payload.db.find<Row>({
    collection,
    limit: 0,
    pagination: false,
    select: { updatedAt: true, _status: true },
  })
  const newest = await newestVersions(payload, collection, faults)
  const known = new Set(rows.map(({ id }) => String(id)))
  const gone = [...newest.keys()].filter((id) => !known.has(id))
  const orphans: Where[] = [{ parent: { exists: false } }, ...gone.map((id) => ({ parent: { equals: id } }))]
  for (const where of orphans)
    if ((await payload.db.countVersions({ collection, where })).totalDocs > 0)
      faults.set(`${collection}: versions without an entry, ${JSON.stringify(where)}`, () =>
        payload.db.deleteVersions({ collection, where }),
      )
  for (const row of rows) compare(payload, collection, row, newest.get(String(row.id)), faults)
}

/** The newest version by entry. Of several that are marked as the newest (two writes as well) one keeps the mark. */
async function newestVersions(
  payload: Payload,
  collection: CollectionSlug,
  faults: Faults,
): Promise<Map<string, Version>> {
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
    if (newest.has(String(parent)))
      faults.set(`${collection}: version ${id} marked as the newest too`, () => unmark(payload, collection, id))
    else newest.set(String(parent), version)
  }
  return newest
}

async function unmark(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const { docs } = await payload.db.findVersions({ collection, where: { id: { equals: id } }, limit: 1 })
  const [version] = docs
  if (version) await payload.db.updateVersion({ collection, id, versionData: { ...version, latest: false } })
}

/** Whether an entry and its newest version tell the same. */
function compare(
  payload: Payload,
  collection: CollectionSlug,
  row: Row,
  newest: Version | undefined,
  faults: Faults,
): void {
  const { id, updatedAt, _status } = row
  const ahead = newest ? Date.parse(newest.updatedAt) - Date.parse(updatedAt) : -1
  if (ahead < 0)
    faults.set(`${collection}: entry ${id} of ${updatedAt} without its version`, () =>
      addVersion(payload, collection, row),
    )
  else if (newest && ahead > 0 && _status === 'draft' && newest._status === 'draft')
    faults.set(`${collection}: entry ${id} behind its draft of ${newest.updatedAt}`, () =>
      showNewestDraft(payload, collection, id),
    )
}

/** The version that should have been written with the entry, unless another node writes the entry again just now. */
async function addVersion(payload: Payload, collection: CollectionSlug, { id, updatedAt }: Row): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] }
  const row = await payload.db.findOne<Row>({ collection, where })
  if (!row) return
  const { id: _id, ...versionData } = row
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    versionData,
  })
}
