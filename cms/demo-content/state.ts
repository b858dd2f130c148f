import type { CollectionSlug, PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { TRASHED } from '#collections/trash.ts'
import type { DemoContent } from '#contract/dashboard.ts'
import type { ResourceName } from '#contract/index.ts'
import { textOf } from '#contract/narrow.ts'
import { draftsIn } from '#cms/drafts/states.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { type Mark, readDemoRecord, type Removal, typesIn } from './stored-marks.ts'

/** A marked entry that is not in the trash. */
export interface Present extends Mark {
  /** The entry itself, without its drafts, differs from what was seeded. */
  isRewritten: boolean
  /** The entry differs from what was seeded, or has a draft. */
  isChanged: boolean
}

/** A marked entry that one of the removals put into the trash. */
export interface Removed extends Mark {
  at: string
}

export interface DemoEntries {
  present: Present[]
  removed: Removed[]
  removals: readonly Removal[]
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The entries that seeding wrote, as they are now; those that were deleted one by one are in neither list. */
export async function findDemoEntries(req: PayloadRequest): Promise<DemoEntries> {
  const { marks, removals } = await readDemoRecord(req.payload)
  const found = await Promise.all(
    typesIn(marks).map((type) =>
      inOneType(
        req,
        type,
        marks.filter((mark) => mark.type === type),
        removals,
      ),
    ),
  )
  return {
    present: found.flatMap(({ present }) => present),
    removed: found.flatMap(({ removed }) => removed),
    removals,
  }
}

async function inOneType(
  req: PayloadRequest,
  type: ResourceName,
  marks: readonly Mark[],
  removals: readonly Removal[],
): Promise<Pick<DemoEntries, 'present' | 'removed'>> {
  const { collection, hasDrafts } = sourceOf(type)
  const ids = marks.map(({ id }) => id)
  const [now, drafts, deleted] = await Promise.all([
    fingerprintsOf(req, type, ids),
    hasDrafts ? draftsIn(req, collection, ids) : new Set<string>(),
    removals.length === 0 ? new Map<string, string>() : deletionsOf(req, collection, ids),
  ])
  const times = new Set(removals.map(({ at }) => at))
  return {
    present: marks.flatMap((mark) => {
      const fingerprint = now.get(mark.id)
      if (fingerprint === undefined) return []
      const isRewritten = fingerprint !== mark.fingerprint
      return { ...mark, isRewritten, isChanged: isRewritten || drafts.has(mark.id) }
    }),
    removed: marks.flatMap((mark) => {
      const at = deleted.get(mark.id) ?? ''
      return times.has(at) ? { ...mark, at } : []
    }),
  }
}

/** The deletion times of those of the entries that are in the trash, by id. */
async function deletionsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, TRASHED] },
    select: { deletedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, deletedAt }) => [String(id), new Date(textOf(deletedAt)).toISOString()]))
}

/** What is left of the demo content and what can be restored, with the time and the person of the last removal. */
export function demoContentOf(
  { present, removed, removals }: DemoEntries,
  names: ReadonlyMap<string, string>,
): DemoContent {
  const last = removals.findLast(({ at }) => removed.some((entry) => entry.at === at))
  const changed = present.filter(({ isChanged }) => isChanged).length
  return {
    unchanged: present.length - changed,
    changed,
    removed: last ? { entries: removed.length, at: last.at, by: names.get(last.by) ?? null } : null,
  }
}
