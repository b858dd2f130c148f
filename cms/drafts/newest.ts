import type { CollectionAfterChangeHook, CollectionSlug, Payload, PayloadRequest } from 'payload'

/**
 * An entry that is not published has one content: that of its newest draft. Payload leaves the entry's own row as it was
 * first saved; here the row follows, so that lists, searches and updates of unpublished entries find what was written last.
 */
export async function copyNewestDraftToRow(
  payload: Payload,
  collection: CollectionSlug,
  id: string | number,
  req?: PayloadRequest,
): Promise<void> {
  const newest = await newestVersion(payload, collection, id, {}, req)
  if (newest?.['_status'] !== 'draft') return
  const { id: _id, createdAt: _createdAt, ...data } = newest
  await payload.db.updateOne({
    collection,
    // Judged by the database in the same step: a row that has been published meanwhile stays as it is.
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'draft' } }] },
    data,
    returning: false,
    ...(req ? { req } : {}),
  })
}

/** After each change of a draft. */
export const updateRowFromDraft: CollectionAfterChangeHook = async ({ doc, operation, collection: { slug }, req }) => {
  if (operation === 'update' && doc._status === 'draft') await copyNewestDraftToRow(req.payload, slug, doc.id, req)
}

type Version = Record<string, unknown>

/** What the newest version of an entry holds, whole or the selected fields of it. */
export async function newestVersion(
  payload: Payload,
  collection: CollectionSlug,
  id: string | number,
  select: Readonly<Record<string, true>> = {},
  req?: PayloadRequest,
): Promise<Version | undefined> {
  const { docs } = await payload.db.findVersions<Version>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...(Object.keys(select).length > 0 ? { select: { version: { ...select } } } : {}),
    ...(req ? { req } : {}),
  })
  return docs[0]?.version
}
