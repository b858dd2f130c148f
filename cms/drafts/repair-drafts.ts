import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload, Where } from 'payload'

import { sources } from '#collections/sources.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { writeVersion } from '#cms/internals/payload-trash.ts'
import { copyNewestDraftToRow } from './row-from-draft.ts'

interface Row {
  id: string
  updatedAt: string
  _status?: 'draft' | 'published' | null
  deletedAt?: string | null
}

interface Version {
  id: string
  deletedAt?: string | null
  updatedAt: string
  _status?: string | null
}

/** Inconsistencies by a description that identifies them in a second check, each with its repair. */
type Faults = Map<string, () => Promise<void>>

/** Longer than the timeout of a database call (database/mongodb-timeouts.ts), so that another node has finished its second write by then. */
const WAIT_MS = 3000

/** SQLite has one process, which has not begun to write yet. */
const waitForOtherNodes = ({ db }: Payload) => (isSqlite(db) ? Promise.resolve() : pause(WAIT_MS))

/**
 * An entry and its version are written separately; a stop between the two leaves them inconsistent. The panel reads
 * versions and visitors read rows, so both must agree. Runs at start, before any request is served; a repair that fails is
 * logged and does not stop it. Other nodes may be between two writes at that time, so only inconsistencies found twice, some seconds
 * apart, are repaired.
 */
export async function repairVersions(payload: Payload, waitForOthers = waitForOtherNodes): Promise<void> {
  const before = await findFaults(payload)
  if (before.size === 0) return
  await waitForOthers(payload)
  const lasting = [...(await findFaults(payload))].filter(([fault]) => before.has(fault))
  const repaired: string[] = []
  for (const [fault, repair] of lasting) {
    try {
      await repair()
      repaired.push(fault)
    } catch (error) {
      log.error({ err: error, fault }, 'an inconsistent entry cannot be repaired')
    }
  }
  const faults = repaired.slice(0, 20)
  if (repaired.length > 0)
    log.warn({ faults, count: repaired.length }, 'repaired entries that a stop between two writes left inconsistent')
}

async function findFaults(payload: Payload): Promise<Faults> {
  const faults: Faults = new Map()
  for (const { collection, hasDrafts } of sources) if (hasDrafts) await checkCollection(payload, collection, faults)
  return faults
}

async function checkCollection(payload: Payload, collection: CollectionSlug, faults: Faults): Promise<void> {
  const { docs: rows } = await payload.db.find<Row>({
    collection,
    limit: 0,
    pagination: false,
    select: { updatedAt: true, _status: true, deletedAt: true },
  })
  const newest = await newestVersions(payload, collection, faults)
  const known = new Set(rows.map(({ id }) => String(id)))
  const deleted = [...newest.keys()].filter((id) => !known.has(id))
  const orphans: Where[] = [{ parent: { exists: false } }, ...deleted.map((id) => ({ parent: { equals: id } }))]
  for (const where of orphans)
    if ((await payload.db.countVersions({ collection, where })).totalDocs > 0)
      faults.set(`${collection}: versions without an entry, ${JSON.stringify(where)}`, () =>
        payload.db.deleteVersions({ collection, where }),
      )
  for (const row of rows) compare(payload, collection, row, newest.get(String(row.id)), faults)
}

/** The latest version of each entry. If several have the flag (clearing it is a second write), the newest one counts. */
async function newestVersions(
  payload: Payload,
  collection: CollectionSlug,
  faults: Faults,
): Promise<Map<string, Version>> {
  const { docs } = await payload.db.findVersions<Omit<Version, 'id'>>({
    collection,
    where: { latest: { equals: true } },
    sort: '-updatedAt',
    limit: 0,
    pagination: false,
    select: { parent: true, version: { updatedAt: true, _status: true, deletedAt: true } },
  })
  const newest = new Map<string, Version>()
  for (const { id, parent, version } of docs) {
    if (parent === null || parent === undefined) continue
    if (newest.has(String(parent)))
      faults.set(`${collection}: version ${id} also flagged as latest`, () => clearLatest(payload, collection, id))
    else newest.set(String(parent), { ...version, id: String(id) })
  }
  return newest
}

async function clearLatest(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const { docs } = await payload.db.findVersions({ collection, where: { id: { equals: id } }, limit: 1 })
  const [version] = docs
  if (version) await payload.db.updateVersion({ collection, id, versionData: { ...version, latest: false } })
}

/** Adds a fault if a row and its newest version are inconsistent. */
function compare(
  payload: Payload,
  collection: CollectionSlug,
  row: Row,
  newest: Version | undefined,
  faults: Faults,
): void {
  const { id, updatedAt, _status, deletedAt = null } = row
  if (newest && Boolean(newest.deletedAt) !== Boolean(deletedAt))
    faults.set(`${collection}: entry ${id} in the trash, or taken out, without its version`, () =>
      writeVersion({ payload }, collection, newest.id, { deletedAt }),
    )
  // A trashed entry's row differs from its version in the slug, and changes no more.
  if (deletedAt) return
  const ahead = newest ? Date.parse(newest.updatedAt) - Date.parse(updatedAt) : -1
  if (ahead < 0)
    faults.set(`${collection}: entry ${id} of ${updatedAt} without its version`, () =>
      addVersion(payload, collection, row),
    )
  else if (newest && ahead > 0 && _status === 'draft' && newest._status === 'draft')
    faults.set(`${collection}: entry ${id} behind its draft of ${newest.updatedAt}`, () =>
      copyNewestDraftToRow(payload, collection, id),
    )
}

/** Adds the missing version of an entry, unless another node has updated the entry meanwhile. */
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
