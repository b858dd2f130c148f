import type { PayloadRequest, Where } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { expiryOf, type TrashEntry, type TrashPage } from '#contract/trash.ts'
import { userNames } from '#cms/auth/accounts.ts'
import type { TrashCollection } from './trash-collections.ts'
import { rowTitle, titleColumn } from '#cms/content/row-title.ts'
import type { Row } from './audit.ts'

/** The last entry of a part of the trash. */
export interface Position {
  deletedAt: string
  id: string
}

/** A position as the `next` of a page has it. */
const writePosition = ({ deletedAt, id }: Position): string => `${deletedAt}_${id}`

/** The position in the `next` of a page; undefined if the text is none. */
export function readPosition(next: string): Position | undefined {
  const [, deletedAt, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{24,36})$/.exec(next) ?? []
  return deletedAt === undefined || id === undefined || Number.isNaN(Date.parse(deletedAt))
    ? undefined
    : { deletedAt, id }
}

type Found = Omit<TrashEntry, 'deletedBy' | 'expiresAt'>

/** Lists at most `limit` documents of these collections after a position, the last deleted first. */
export async function listTrash(
  req: PayloadRequest,
  from: readonly TrashCollection[],
  { limit, after }: { limit: number; after?: Position | undefined },
): Promise<TrashPage> {
  const found = (await Promise.all(from.map((trash) => newestOf(req, trash, limit + 1, after))))
    .flat()
    .toSorted(byDeletion)
  const page = found.slice(0, limit)
  const names = await namesOfDeleters(req, page)
  const entries = page.map((entry) => ({
    ...entry,
    deletedBy: names.get(entry._id) ?? null,
    expiresAt: expiryOf(entry.deletedAt),
  }))
  const last = found.length > limit ? page.at(-1) : undefined
  return { entries, next: last ? writePosition({ deletedAt: last.deletedAt, id: last._id }) : null }
}

const byDeletion = (one: Found, other: Found): number =>
  one.deletedAt === other.deletedAt ? (one._id < other._id ? 1 : -1) : one.deletedAt < other.deletedAt ? 1 : -1

async function newestOf(
  req: PayloadRequest,
  trash: TrashCollection,
  limit: number,
  after?: Position,
): Promise<Found[]> {
  const { collection, type } = trash
  const title = titleColumn(req.payload.collections[collection].config)
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: after ? { and: [TRASHED, isAfter(after)] } : TRASHED,
    sort: ['-deletedAt', '-id'],
    select: { deletedAt: true, [title]: true },
    limit,
    pagination: false,
    req,
  })
  return docs.map((row) => ({
    _id: String(row.id),
    type,
    title: rowTitle(req, collection, row),
    deletedAt: new Date(String(row['deletedAt'])).toISOString(),
  }))
}

const isAfter = ({ deletedAt, id }: Position): Where => ({
  or: [
    { deletedAt: { less_than: deletedAt } },
    { and: [{ deletedAt: { equals: deletedAt } }, { id: { less_than: id } }] },
  ],
})

/** The present names of the people who deleted the entries, by the entries' ids; the audit trail has their accounts. */
async function namesOfDeleters({ payload }: PayloadRequest, entries: readonly Found[]): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const ids = entries.map(({ _id }) => _id)
  const { docs: events } = await payload.db.find<Row>({
    collection: 'audit',
    where: { and: [{ documentId: { in: ids } }, { action: { equals: 'deleted' } }] },
    sort: 'at',
    select: { documentId: true, userId: true },
    pagination: false,
    limit: 0,
  })
  // The last event of each counts.
  const deleters = new Map(events.map((event) => [String(event['documentId']), String(event['userId'])]))
  const names = await userNames(payload, [...deleters.values()])
  return new Map([...deleters].flatMap(([entry, user]) => (names.has(user) ? [[entry, names.get(user) ?? '']] : [])))
}
