import { type Source, sources } from '#collections/sources.ts'
import type { NewerDraft } from '#contract/newer-draft.ts'
import { newestVersion } from '#cms/drafts/newest.ts'
import { type Handler, json } from './response.ts'
import { readEntry } from './read-entries.ts'
import { pathParameter, type Route } from './router.ts'

/** Returns the draft that is newer than the published entry, or null: a warning before publishing over it. */
const newerDraft =
  (source: Source): Handler =>
  async (req) => {
    const { collection, hasDrafts } = source
    const { _id: id } = await readEntry(req, source, { id: pathParameter(req, 'id') }, true)
    const newest = hasDrafts
      ? await newestVersion(req.payload, collection, id, { _status: true, updatedAt: true })
      : null
    if (newest?.['_status'] !== 'draft') return json(null)
    const savedAt = new Date(String(newest['updatedAt'])).toISOString()
    const draft: NewerDraft = { href: `/admin/collections/${collection}/${id}`, savedAt }
    return json(draft)
  }

/** For all types that staff can edit. */
export const newerDraftRoutes: readonly Route[] = sources
  .filter(({ type }) => type.update)
  .map((source) => ({
    method: 'get',
    path: `/draft/${source.type.path}/:id`,
    who: 'staff',
    handler: newerDraft(source),
  }))
