import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { Payload, PayloadRequest, Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import { splitLanguage } from '#contract/language-path.ts'
import { MISSED_DAYS, type MissedAddresses, type OwnRedirect } from '#contract/missed-addresses.ts'
import { DAY_MS } from '#contract/time.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import type { Misses } from './counter.ts'
import { nearestPage, type PagePath } from './nearest-page.ts'
import { followedTarget } from './target-in.ts'

const collection = 'missed-addresses'

/** Maximum undecided paths; beyond it the least recently requested are dropped. */
const MAX_ROWS = 500
/** Maximum redirects, all of which are in memory and on the screen. They are never dropped: staff end some first. */
const MAX_REDIRECTS = 2000
const MAX_LISTED = 50

export interface Row {
  id: string
  path: string
  /** 0 of one that staff have entered and nobody has missed. */
  count: number
  firstAt: string
  lastAt: string
  from?: string | null
  dismissed?: boolean | null
  target?: string | null
}

const isOpen: Where = { and: [{ target: { exists: false } }, { dismissed: { not_equals: true } }] }
/** Without those that staff have entered, and whose redirect has ended: nobody has asked for them. */
const isListed: Where = { and: [isOpen, { count: { greater_than: 0 } }] }
const isRedirect: Where = { target: { exists: true } }

const find = async ({ db }: Payload, where: Where, sort: string[], limit = 0): Promise<Row[]> =>
  (await db.find<Row>({ collection, where, sort, limit, pagination: false })).docs

/** Adds counts to the stored ones, and deletes from the map what is stored. */
export const storeMisses = (payload: Payload, left: Map<string, Misses>): Promise<void> =>
  lockMissed(payload, async () => {
    const known = await find(payload, { path: { in: [...left.keys()] } }, ['path'])
    const rows = new Map(known.map((row) => [row.path, row]))
    const now = new Date().toISOString()
    for (const [path, { count, from }] of left) {
      const row = rows.get(path)
      const times = { lastAt: now, ...(row?.count ? {} : { firstAt: now }) }
      const data = { count: (row?.count ?? 0) + count, ...times, ...(from === '' ? {} : { from }) }
      await (row
        ? payload.db.updateOne({ collection, id: row.id, data, returning: false })
        : payload.db.create({ collection, data: { ...data, path }, returning: false }))
      left.delete(path)
    }
    await dropOldest(payload)
  })

async function dropOldest(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.db.count({ collection, where: isOpen })
  if (totalDocs <= MAX_ROWS) return
  const oldest = await find(payload, isOpen, ['lastAt', 'count', 'path'], totalDocs - MAX_ROWS)
  // Rows that staff have decided on meanwhile stay.
  await payload.db.deleteMany({ collection, where: { and: [{ id: { in: oldest.map(({ id }) => id) } }, isOpen] } })
}

/** Housekeeping: deletes paths that were not asked for in a long time, except redirects. */
export const dropOldMisses = (payload: Payload): Promise<void> => {
  const isOld = { lastAt: { less_than: new Date(Date.now() - MISSED_DAYS * DAY_MS).toISOString() } }
  return payload.db.deleteMany({ collection, where: { and: [isOld, { target: { exists: false } }] } })
}

const iso = (time: string): string => new Date(time).toISOString()

/**
 * The paths that staff have to decide on, but for those that lead somewhere by now, and the redirects that they have set.
 *
 * @param readPages reads the pages that a missed address may have meant
 */
export async function listMissed(
  { payload }: PayloadRequest,
  readPages: () => Promise<readonly PagePath[]>,
): Promise<MissedAddresses> {
  const [open, redirects] = [await find(payload, isListed, ['-count', '-lastAt', 'path']), await readRedirects(payload)]
  const pages = open.length > 0 ? await readPages() : []
  const addresses: MissedAddresses['addresses'] = []
  const found = new Set(pages.map((page) => page.path))
  const targets = new Map(redirects.map(({ path, target }) => [path, target]))
  // Entries that were withdrawn for a while, or written since, are pages again.
  const isFound = (path: string) => found.has(splitLanguage(path).path) || followedTarget(targets, path) !== undefined
  const missing = open.filter(({ path }) => !isFound(path))
  for (const { id, path, count, firstAt, lastAt, from } of missing.slice(0, MAX_LISTED)) {
    const times = { firstAt: iso(firstAt), lastAt: iso(lastAt) }
    addresses.push({ _id: String(id), path, count, ...times, from: from ?? '', guess: nearestPage(path, pages) })
    // Yields, since each path is compared with many names.
    await yieldToEventLoop()
  }
  return { addresses, redirects }
}

/** Redirects that are read at once, which takes 3 ms; all of them would hold the event loop for 30. */
const BATCH_ROWS = 200

/** The redirects that staff have made, by their paths. */
export async function readRedirects(payload: Payload): Promise<OwnRedirect[]> {
  const query = { collection, select: { path: true, target: true }, limit: BATCH_ROWS, pagination: false } as const
  const found: OwnRedirect[] = []
  for (let after: Where[] = []; ; await yieldToEventLoop()) {
    const where: Where = { and: [isRedirect, ...after] }
    const { docs } = await payload.db.find<Row>({ ...query, where, sort: ['path'] })
    found.push(...docs.map(({ id, path, target }) => ({ _id: String(id), path, target: target ?? '' })))
    const last = docs[BATCH_ROWS - 1]
    if (!last) return found
    after = [{ path: { greater_than: last.path } }]
  }
}

/** Finds a missed address or redirect; undefined if there is none. */
export async function findMissed(req: PayloadRequest, id: string): Promise<Row | undefined> {
  return isId(req, id) ? (await find(req.payload, { id: { equals: id } }, ['path'], 1))[0] : undefined
}

/** Whether a row may have a redirect: it has one, or there may be another. */
export const mayRedirect = async ({ db }: Payload, row: Row | undefined, most = MAX_REDIRECTS): Promise<boolean> =>
  Boolean(row?.target) || (await db.count({ collection, where: isRedirect })).totalDocs < most

/** Does work under the lock of missed addresses, so that what it has checked holds when it writes. */
export const lockMissed = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  withClusterLock(payload, collection, work)

/** The row of a path that staff enter, made if nobody has missed it; undefined if it may not have a redirect. Called under `lockMissed`. */
export async function rowOf(payload: Payload, path: string, most?: number): Promise<Row | undefined> {
  const [known] = await find(payload, { path: { equals: path } }, ['path'], 1)
  if (!(await mayRedirect(payload, known, most))) return undefined
  if (known) return known
  const now = new Date().toISOString()
  const data = { path, count: 0, firstAt: now, lastAt: now }
  const { id } = await payload.db.create({ collection, data })
  return { ...data, id: String(id) }
}

/** What staff have decided on a path: the page that it leads to, none any more, or that it is no matter. */
export type Decision = { target: string } | 'undecided' | 'dismissed'

export function decide({ db }: Payload, id: string, decision: Decision): Promise<unknown> {
  const target = typeof decision === 'object' ? decision.target : null
  // Requests were not counted while the path led somewhere: it is not dropped as one that nobody asks for.
  const times = decision === 'undecided' ? { lastAt: new Date().toISOString() } : {}
  const data = { target, dismissed: decision === 'dismissed', ...times }
  return db.updateOne({ collection, id, data, returning: false })
}
