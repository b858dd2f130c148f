import type { PayloadRequest } from 'payload'

import type { Source } from '#collections/sources.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { StateRow } from '#contract/writing.ts'
import { scheduledOf, stillScheduled } from '#cms/drafts/schedule.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** The states of a type's entries. Those that are published as they are, with nothing scheduled, are left out. */
export async function statesOf(req: PayloadRequest, { collection }: Source): Promise<StateRow[]> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  const drafts = new Set(docs.flatMap(({ parent }) => (parent == null ? [] : [String(parent)])))
  const scheduled = await scheduledOf(req, collection)
  const rows = await entryRows(req).byId(
    collection,
    [...new Set([...drafts, ...scheduled.keys()])],
    ['_status'],
    DEFAULT_LANGUAGE,
  )
  return [...rows.values()].flatMap(({ id, _status }): StateRow[] => {
    const state = _status !== 'published' ? 'draft' : drafts.has(id) ? 'changed' : 'published'
    const still = stillScheduled(scheduled.get(id) ?? [], state)
    return state === 'published' && still.length === 0 ? [] : [{ _id: id, state, scheduled: still }]
  })
}
