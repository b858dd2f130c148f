import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import type { Source } from '#collections/sources.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import type { ScheduledState, StateRow, WritingState } from '#contract/writing.ts'
import { otherTitleOf } from '#cms/common/other-title.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { emptyDraftIds } from './empty-drafts.ts'
import { pendingSchedules, scheduledOf } from './plan-schedule.ts'

/** The states of a type's entries. Published ones without a draft and without a schedule are left out. */
export async function statesOf(req: PayloadRequest, source: Source): Promise<StateRow[]> {
  const drafts = await draftsIn(req, source.collection)
  const scheduled = await scheduledOf(req, source.collection)
  const empty = new Set(drafts.size > 0 ? await emptyDraftIds(req, source) : [])
  const states = await statesAmong(req, source, { drafts, scheduled, ids: new Set([...drafts, ...scheduled.keys()]) })
  return states.map((row) => (empty.has(row._id) ? { ...row, isEmpty: true } : row))
}

/** The states of those entries of a type that have something scheduled. */
export async function scheduledStates(req: PayloadRequest, source: Source): Promise<StateRow[]> {
  const { collection } = source
  const scheduled = await scheduledOf(req, collection)
  if (scheduled.size === 0) return []
  const ids = new Set(scheduled.keys())
  const found = await statesAmong(req, source, { drafts: await draftsIn(req, collection, ids), scheduled, ids })
  return found.filter((row) => row.scheduled.length > 0)
}

/** The state of an entry with this status whose newest version is, or is not, a draft. */
export function writingStateOf(status: unknown, hasDraft: true): Exclude<WritingState, 'published'>
export function writingStateOf(status: unknown, hasDraft: boolean): WritingState
export function writingStateOf(status: unknown, hasDraft: boolean): WritingState {
  if (status !== 'published') return 'draft'
  return hasDraft ? 'changed' : 'published'
}

/** The entries whose newest version is a draft, of all or among some. */
export async function draftsIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids?: Iterable<string>,
): Promise<Set<string>> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [...(ids ? [{ parent: { in: [...ids] } }] : []), ...NEWEST_DRAFTS] },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Set(docs.flatMap(({ parent }) => (parent == null ? [] : [String(parent)])))
}

/** The conditions for an entry's newest version that is not published. */
export const NEWEST_DRAFTS: readonly Where[] = [
  { latest: { equals: true } },
  { 'version._status': { equals: 'draft' } },
]

interface StateInput {
  drafts: ReadonlySet<string>
  scheduled: ReadonlyMap<string, readonly ScheduledState[]>
  ids: ReadonlySet<string>
}

async function statesAmong(
  req: PayloadRequest,
  { collection, type }: Source,
  { drafts, scheduled, ids }: StateInput,
): Promise<StateRow[]> {
  const title = titleField(type)
  const rows = await entryRows(req).byId(collection, [...ids], [...rowColumns(type), title], 'all')
  return [...rows.values()].flatMap((row): StateRow[] => {
    const state = writingStateOf(row['_status'], drafts.has(row.id))
    const pending = pendingSchedules(scheduled.get(row.id) ?? [], state)
    return state === 'published' && pending.length === 0
      ? []
      : [
          {
            _id: row.id,
            state,
            scheduled: pending,
            ...pageSlugOf(type, row),
            ...(state === 'draft' ? otherTitleOf(row[title]) : {}),
          },
        ]
  })
}

/** The columns of an entry's row, which has what visitors see, that its state is made of. */
export const rowColumns = ({ page }: Resource): string[] => ['_status', ...(page ? ['slug'] : [])]

/** The slug of the page that visitors see, in the row of an entry. */
export const pageSlugOf = ({ page }: Resource, row: Readonly<Record<string, unknown>>): Pick<StateRow, 'pageSlug'> =>
  page && row['_status'] === 'published' && typeof row['slug'] === 'string' ? { pageSlug: row['slug'] } : {}
