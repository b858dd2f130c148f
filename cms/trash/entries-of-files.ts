import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { resourceNames } from '#contract/index.ts'
import type { DeletedWith, TrashEntry } from '#contract/trash.ts'
import { mapYielding } from '#cms/common/map-yielding.ts'
import { rowTitle, titleColumn } from '#cms/content/row-title.ts'
import { pictureColumns, picturesOf } from '#cms/media/uses.ts'
import type { Row } from './audit.ts'

/** The entries that files in the trash were deleted with: those that have them and were deleted at the same moment; by the files' ids. */
export async function entriesOfFiles(
  req: PayloadRequest,
  files: readonly Pick<TrashEntry, '_id' | 'deletedAt'>[],
): Promise<ReadonlyMap<string, DeletedWith>> {
  if (files.length === 0) return new Map()
  const deletedAt = new Map(files.map((file) => [file._id, file.deletedAt]))
  const times = [...new Set(deletedAt.values())]
  const found = await mapYielding(resourceNames, (type) => entriesDeletedAt(req, type, times))
  return new Map(
    found
      .flat()
      .flatMap(({ at, pictures, entry }) =>
        pictures.filter((id) => deletedAt.get(id) === at).map((id) => [id, entry] as const),
      ),
  )
}

/** An entry in the trash, with the ids of its pictures and documents. */
interface Trashed {
  at: string
  pictures: readonly string[]
  entry: DeletedWith
}

async function entriesDeletedAt(
  req: PayloadRequest,
  type: DeletedWith['type'],
  times: readonly string[],
): Promise<Trashed[]> {
  const { collection, hasDrafts } = sourceOf(type)
  const { config } = req.payload.collections[collection]
  const columns = pictureColumns(config.flattenedFields)
  if (Object.keys(columns).length === 0) return []
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { deletedAt: { in: times } },
    select: { deletedAt: true, [titleColumn(config)]: true, ...columns },
    pagination: false,
    req,
  })
  const drafts = hasDrafts && docs.length > 0 ? await newestVersions(req, collection, docs, columns) : new Map()
  return docs.map((row) => {
    const contents: unknown[] = [row, drafts.get(String(row.id))]
    return {
      at: new Date(String(row['deletedAt'])).toISOString(),
      pictures: contents.flatMap((content) => picturesOf(config.flattenedFields, content)),
      entry: { type, _id: String(row.id), title: rowTitle(req, collection, row) },
    }
  })
}

/** The newest versions of entries, by their ids: a draft may have files that what is published has not. */
async function newestVersions(
  { payload }: PayloadRequest,
  collection: ReturnType<typeof sourceOf>['collection'],
  entries: readonly Row[],
  columns: Record<string, true>,
): Promise<Map<string, unknown>> {
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [{ parent: { in: entries.map(({ id }) => id) } }, { latest: { equals: true } }] },
    select: { parent: true, version: columns },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ parent, version }) => [String(parent), version]))
}
