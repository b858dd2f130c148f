import type { PayloadRequest, Where } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { expiryOf, type TrashEntry, type TrashPage } from '#contract/trash.ts'
import { userNames } from '#cms/auth/accounts.ts'
import type { TrashCollection } from './trash-collections.ts'
import { rowTitle, titleColumn } from '#cms/content/row-title.ts'
import type { Row } from './audit.ts'
import { entriesOfFiles } from './entries-of-files.ts'

/** The last entry of a part of the trash. */
export interface Position {
  deletedAt: string
  id: string
  /** Files come after the entries that were deleted at the same moment. */
  isFile: boolean
}

const FILE = '_file'

/** A position as the `next` of a page has it. */
const writePosition = ({ deletedAt, id, isFile }: Position): string => `${deletedAt}_${id}${isFile ? FILE : ''}`

/** The position in the `next` of a page; undefined if the text is none. */
export function readPosition(next: string): Position | undefined {
  const [, deletedAt, id, file] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{24,36})(_file)?$/.exec(next) ?? []
  return deletedAt === undefined || id === undefined || Number.isNaN(Date.parse(deletedAt))
    ? undefined
    : { deletedAt, id, isFile: file !== undefined }
}

type Found = Omit<TrashEntry, 'deletedBy' | 'expiresAt' | 'deletedWith'>

/**
 * Lists at most `limit` documents of these collections after a position, the last deleted first. Files come after the entries that they
 * were deleted with.
 */
export async function listTrash(
  req: PayloadRequest,
  from: readonly TrashCollection[],
  { limit, after }: { limit: number; after?: Position | undefined },
): Promise<TrashPage> {
  const found = (await Promise.all(from.map((trash) => newestOf(req, trash, limit + 1, after))))
    .flat()
    .toSorted(byDeletion)
  const page = found.slice(0, limit)
  const owners = await entriesOfFiles(req, page.filter(isFile))
  const names = await namesOfDeleters(req, [...page, ...owners.values()])
  const entries = page.map((entry) => {
    const owner = owners.get(entry._id)
    return {
      ...entry,
      deletedBy: names.get(owner?._id ?? entry._id) ?? null,
      expiresAt: expiryOf(entry.deletedAt),
      ...(owner ? { deletedWith: owner } : {}),
    }
  })
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    entries,
    next: last ? writePosition({ deletedAt: last.deletedAt, id: last._id, isFile: isFile(last) }) : null,
  }
}

const isFile = ({ type }: Pick<Found, 'type'>): boolean => type === 'media'

function byDeletion(one: Found, other: Found): number {
  if (one.deletedAt !== other.deletedAt) return one.deletedAt < other.deletedAt ? 1 : -1
  if (isFile(one) !== isFile(other)) return isFile(one) ? 1 : -1
  return one._id < other._id ? 1 : -1
}

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
    where: after ? { and: [TRASHED, isAfter(after, isFile(trash))] } : TRASHED,
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

/** @param ofFiles whether the condition is for files */
function isAfter({ deletedAt, id, isFile: afterFile }: Position, ofFiles: boolean): Where {
  const earlier: Where = { deletedAt: { less_than: deletedAt } }
  const atOnce: Where = { deletedAt: { equals: deletedAt } }
  if (afterFile === ofFiles) return { or: [earlier, { and: [atOnce, { id: { less_than: id } }] }] }
  return ofFiles ? { or: [earlier, atOnce] } : earlier
}

/** The present names of the people who deleted the entries, by the entries' ids; the audit trail has their accounts. */
async function namesOfDeleters(
  { payload }: PayloadRequest,
  entries: readonly Pick<Found, '_id'>[],
): Promise<Map<string, string>> {
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
