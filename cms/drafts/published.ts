import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Whether an entry is published or was, according to its stored versions. Without drafts each save is published. */
export async function wasPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | number,
): Promise<boolean> {
  const { collections, db } = req.payload
  if (!collections[collection].config.versions) return true
  const row = await db.findOne<{ id: string; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  })
  if (row?._status === 'published') return true
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
  return (await db.countVersions({ collection, where, req })).totalDocs > 0
}
