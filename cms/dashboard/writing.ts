import type { PayloadRequest } from 'payload'

import { type DraftRow, type DashboardPart, PART_ROWS, type ScheduledRow } from '#contract/dashboard.ts'
import { textOf } from '#contract/narrow.ts'
import { otherTitleOf } from '#cms/common/other-title.ts'
import { emptyDraftIds } from '#cms/drafts/empty-drafts.ts'
import { NEWEST_DRAFTS, scheduledStates, writingStateOf } from '#cms/drafts/states.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { rowTitle, titleColumn } from '#cms/content/row-title.ts'
import { type NamedSource, titlesOf } from './entries.ts'
import { mapYielding } from '#cms/common/map-yielding.ts'

type Version = Readonly<Record<string, unknown>>

/** The newest drafts of all types, without those in which nothing was entered. */
export async function newestDrafts(
  req: PayloadRequest,
  sources: readonly NamedSource[],
): Promise<DashboardPart<DraftRow>> {
  const parts = await mapYielding(sources, (source) => draftsOf(req, source))
  const rows = parts.flatMap((part) => part.rows).toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
  return { total: parts.reduce((sum, part) => sum + part.total, 0), rows: rows.slice(0, PART_ROWS) }
}

/**
 * The newest drafts of a type. Titles are read from the entries' rows, which for entries that were never published have the newest
 * ones: titles of versions SQLite would read one by one.
 */
async function draftsOf(req: PayloadRequest, source: NamedSource): Promise<DashboardPart<DraftRow>> {
  const { name, collection } = source
  const empty = await emptyDraftIds(req, source)
  const column = titleColumn(req.payload.collections[collection].config)
  const { docs, totalDocs: total } = await req.payload.db.findVersions<Version>({
    collection,
    where: {
      and: [
        ...NEWEST_DRAFTS,
        { 'version.deletedAt': { exists: false } },
        ...(empty.length > 0 ? [{ parent: { not_in: empty } }] : []),
      ],
    },
    sort: '-updatedAt',
    select: { parent: true, updatedAt: true },
    limit: PART_ROWS,
    pagination: true,
    req,
  })
  const ids = docs.map(({ parent }) => String(parent))
  const rows = await entryRows(req).byId(collection, ids, ['_status', column], 'all')
  return {
    total,
    rows: docs.flatMap(({ parent, updatedAt }): DraftRow[] => {
      const row = rows.get(String(parent))
      if (!row) return []
      const state = writingStateOf(row['_status'], true)
      const savedAt = new Date(textOf(updatedAt)).toISOString()
      const title = rowTitle(req, collection, row)
      return [{ type: name, _id: row.id, title, state, savedAt, ...otherTitleOf(row[column]) }]
    }),
  }
}

/** The scheduled actions of all types by time; failed ones come first. */
export async function nextScheduled(
  req: PayloadRequest,
  sources: readonly NamedSource[],
): Promise<DashboardPart<ScheduledRow>> {
  const found = await mapYielding(sources, async (source) => {
    const states = await scheduledStates(req, source)
    return states.flatMap(({ _id, scheduled }) => scheduled.map((each) => ({ source, _id, ...each })))
  })
  const all = found.flat()
  const first = all.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)).slice(0, PART_ROWS)
  const titles = new Map<string, string>()
  for (const source of new Set(first.map((each) => each.source)))
    for (const [id, title] of await titlesOf(
      req,
      source,
      first.flatMap((each) => (each.source === source ? each._id : [])),
    ))
      titles.set(id, title)
  const rows = first.map(({ source: { name }, ...each }) => ({
    type: name,
    title: titles.get(each._id) ?? '',
    ...each,
  }))
  return { total: all.length, rows }
}

const keyOf = ({ failed, at }: Pick<ScheduledRow, 'failed' | 'at'>): string =>
  failed === undefined ? `1 ${at}` : `0 ${at}`
