import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Whether an entry is published or was, according to its stored versions. Without drafts each save is published. */
export const wasPublished = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | number,
): Promise<boolean> =>
  !req.payload.collections[collection].config.versions || (await publicationDate(req, collection, id)) !== undefined

/**
 * The date of an entry that is published or was, which its row has since then; undefined for one that never was, or so long ago that none
 * of the stored versions is of then.
 */
export async function publicationDate(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | number,
): Promise<string | undefined> {
  const { db } = req.payload
  const row = await db.findOne<{ id: string; _status?: string; createdAt?: string }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, createdAt: true },
    req,
  })
  if (row?._status === 'published') return row.createdAt
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
  return (await db.countVersions({ collection, where, req })).totalDocs > 0 ? row?.createdAt : undefined
}
