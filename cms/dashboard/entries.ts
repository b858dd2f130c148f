import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED, TRASHED } from '#collections/trash.ts'
import { type EntryRow, type DashboardPart, PART_ROWS } from '#contract/dashboard.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { ResourceName } from '#contract/index.ts'
import { titleField } from '#contract/resource.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { rowTitle } from '#cms/trash/audit.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** A type and its name. */
export type NamedSource = Source & { name: ResourceName }

/** The first entries of a type that fulfil a condition, and how many there are. */
export async function entriesWhere(
  req: PayloadRequest,
  source: NamedSource,
  where: readonly Where[],
  locale: Language = DEFAULT_LANGUAGE,
): Promise<DashboardPart<EntryRow>> {
  const { collection, hasDrafts } = source
  const published: Where[] = hasDrafts ? [{ _status: { equals: 'published' } }] : []
  const { docs, totalDocs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [...where, ...published, NOT_TRASHED] },
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

/** Documents by id: their titles, or an empty one and `isTrashed` for those in the trash. Missing documents are left out. */
export async function presentAmong(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, { title: string; isTrashed: boolean }>> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const rows = await entryRows(req).byId(collection, ids, [useAsTitle], DEFAULT_LANGUAGE)
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
  const places = new Map<string, { title: string; isTrashed: boolean }>()
  for (const [id, row] of rows) places.set(id, { title: rowTitle(req, collection, row), isTrashed: false })
  for (const { id } of trashed) places.set(String(id), { title: '', isTrashed: true })
  return places
}
