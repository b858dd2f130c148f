import type { CollectionSlug, PayloadRequest } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { titleColumn } from '#cms/content/row-title.ts'
import type { Row } from './audit.ts'

/**
 * Deletes a document in the trash with its versions, former slugs and files; undefined if it is not there. The caller
 * holds the entry's lock. Throws 409 for a picture that is used by something that can be restored.
 */
export async function deletePermanently(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Row | undefined> {
  const { db } = req.payload
  const title = titleColumn(req.payload.collections[collection].config)
  const where = { and: [{ id: { equals: id } }, TRASHED] }
  const row = await db.findOne<Row>({ collection, where, select: { [title]: true }, req })
  if (!row) return undefined
  await retryOnWriteConflict(() => req.payload.delete({ collection, id, trash: true, depth: 0, req }))
  return row
}
