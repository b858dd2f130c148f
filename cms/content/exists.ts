import type { CollectionSlug, PayloadRequest } from 'payload'

import { NOT_TRASHED } from '#collections/trash.ts'

/** Whether there is a row with an id that is not in the trash, a draft included. */
export async function exists({ payload }: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  return (await payload.db.count({ collection, where: { and: [{ id: { equals: id } }, NOT_TRASHED] } })).totalDocs > 0
}
