import type { CollectionAfterChangeHook, CollectionSlug, Payload, PayloadRequest } from 'payload'

import { NOT_TRASHED } from '#collections/trash.ts'
import { newestVersion } from './newest-version.ts'

/**
 * Copies the newest draft of an unpublished entry into its row. Payload leaves the row as it was first saved; lists, searches
 * and updates of unpublished entries need the latest content.
 */
export async function copyNewestDraftToRow(
  payload: Payload,
  collection: CollectionSlug,
  id: string | number,
  req?: PayloadRequest,
): Promise<void> {
  const newest = await newestVersion(payload, collection, id, req ? { req } : {})
  if (newest?.version['_status'] !== 'draft') return
  const { id: _id, createdAt: _createdAt, deletedAt: _deletedAt, ...data } = newest.version
  await payload.db.updateOne({
    collection,
    // Checked by the database in the same statement: a row that was published or trashed meanwhile must stay unchanged.
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'draft' } }, NOT_TRASHED] },
    data,
    returning: false,
    ...(req ? { req } : {}),
  })
}

/** Updates the row after each change of a draft. */
export const updateRowFromDraft: CollectionAfterChangeHook = async ({ doc, operation, collection: { slug }, req }) => {
  if (operation === 'update' && doc._status === 'draft') await copyNewestDraftToRow(req.payload, slug, doc.id, req)
}
