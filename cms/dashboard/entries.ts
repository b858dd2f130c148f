import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { isDocument } from '#collections/picture-or-document.ts'
import type { Source } from '#collections/sources.ts'
import { TRASHED } from '#collections/trash.ts'
import { type EntryRow, type DashboardPart, PART_ROWS } from '#contract/dashboard.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { ResourceName } from '#contract/index.ts'
import { titleField } from '#contract/resource.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { rowTitle, titleColumn } from '#cms/content/row-title.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** A type and its name. */
export type NamedSource = Source & { name: ResourceName }

/** The first entries of a type that visitors see and that fulfil a condition, and how many there are. */
export async function entriesWhere(
  req: PayloadRequest,
  source: NamedSource,
  where: readonly Where[],
  locale: Language = DEFAULT_LANGUAGE,
): Promise<DashboardPart<EntryRow>> {
  const { collection } = source
  const { docs, totalDocs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [...where, visibleEntries(source)] },
    sort: ['-createdAt', '-id'],
    select: {},
    limit: PART_ROWS,
    pagination: true,
    locale,
    req,
  })
  const titles = await titlesOf(
    req,
    source,
    docs.map(({ id }) => String(id)),
  )
  return { total: totalDocs, rows: [...titles].map(([_id, title]) => ({ type: source.name, _id, title })) }
}

/** The titles of entries by id, in their order; those that are gone or in the trash are missing. */
export async function titlesOf(
  req: PayloadRequest,
  { type, collection }: Pick<Source, 'type' | 'collection'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await entryRows(req).byId(collection, ids, [titleField(type)], DEFAULT_LANGUAGE)
  return new Map(
    ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [[id, rowTitle(req, collection, row)] as const] : []
    }),
  )
}

/** What is in the database of a document. */
export interface Present {
  /** Empty in the trash. */
  title: string
  isTrashed: boolean
  /** Whether it is a PDF of the library, and not in the trash. */
  isPdf: boolean
}

/** Documents by id; missing ones are left out. */
export async function presentAmong(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, Present>> {
  const title = titleColumn(req.payload.collections[collection].config)
  const rows = await entryRows(req).byId(
    collection,
    ids,
    collection === 'media' ? [title, 'mimeType'] : [title],
    DEFAULT_LANGUAGE,
  )
  const { docs: trashed } = await req.payload.db.find<Row>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, TRASHED] },
    select: {},
    // With the default order SQLite would scan all rows.
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  })
  const places = new Map<string, Present>()
  for (const [id, row] of rows)
    places.set(id, { title: rowTitle(req, collection, row), isTrashed: false, isPdf: isDocument(row) })
  for (const { id } of trashed) places.set(String(id), { title: '', isTrashed: true, isPdf: false })
  return places
}
