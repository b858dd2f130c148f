import type { CollectionSlug, PayloadRequest } from 'payload'

import { NOT_TRASHED, TRASHED } from '#collections/trash.ts'
import { firstFreeSlug } from '#cms/content/first-free-slug.ts'
import { moveEntry } from '#cms/content/order.ts'
import { titleColumn } from '#cms/content/row-title.ts'
import { newestVersion } from '#cms/drafts/newest-version.ts'
import { writeVersion } from '#cms/internals/payload-trash.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { rejectIfShown } from '#cms/media/payload-upload-hooks.ts'
import {
  loggedUnlessConflict,
  reclaimFiles,
  reclaimWithEntry,
  releasePictures,
} from '#cms/media/trash-unused-pictures.ts'
import { pictureColumns, picturesOf } from '#cms/media/uses.ts'
import { recordTrash, type Row } from './audit.ts'
import { originalSlug, parkedSlug } from '#cms/slugs/parked-slug.ts'
import { retryWhileSlugIsTaken } from '#cms/slugs/slug-taken.ts'

/**
 * Moves documents into the trash and out of it, for the contract, the staff's screens and the panel alike. Payload's own way is to
 * save the document, which puts the newest draft in the place of what is published; here `deletedAt` is all that changes, beside
 * the slug; null for `updatedAt` leaves that as it is. The caller holds the entry's lock.
 */

/**
 * Puts a document into the trash; undefined if there is none outside of it. Throws 409 for a picture in use.
 *
 * @param deletedAt is the same for documents that are deleted, and restored, together
 */
export async function moveToTrash(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  deletedAt = new Date().toISOString(),
): Promise<Row | undefined> {
  const row = await findRow(req, collection, id, false)
  if (!row) return undefined
  if (collection === 'media') await rejectIfShown(req, id)
  const version = await newestOf(req, collection, id)
  // The version first: what fails before the row is in the trash can be repeated.
  if (version) await writeVersion(req, collection, version.id, { deletedAt })
  try {
    await writeTrashed(req, collection, row, deletedAt)
  } catch (error) {
    // The panel lists entries by their versions.
    if (version) await writeVersion(req, collection, version.id, { deletedAt: null })
    throw error
  }
  if (collection === 'media') await takeBackIfShown(req, id)
  recordTrash(req, collection, 'deleted', row)
  const pictures = picturesIn(req, collection, row, version)
  await loggedUnlessConflict(req, () => releasePictures(req.payload, pictures, req, deletedAt))
  return row
}

async function writeTrashed(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row,
  deletedAt: string,
): Promise<void> {
  const { id, slug } = row
  await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, NOT_TRASHED] },
    data: {
      deletedAt,
      updatedAt: null,
      ...(typeof slug === 'string' && slug !== '' ? { slug: parkedSlug(slug, id) } : {}),
    },
    returning: false,
    req,
  })
}

/** Restores a picture that an entry has begun to use in the meantime, before it was in the trash. Throws 409 then. */
async function takeBackIfShown(req: PayloadRequest, id: string): Promise<void> {
  try {
    await rejectIfShown(req, id)
  } catch (error) {
    await reclaimFiles(req.payload, [id], req)
    throw error
  }
}

/** Takes a document out of the trash, as it was; undefined if it is not there. Its slug gets a number if it is taken meanwhile. */
export async function restoreFromTrash(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Row | undefined> {
  const row = await findRow(req, collection, id, true)
  if (!row) return undefined
  const version = await newestOf(req, collection, id)
  const pictures = picturesIn(req, collection, row, version)
  // Restored before visitors see the entry.
  await reclaimWithEntry(req, pictures, row['deletedAt'])
  const slug = await withLocalLock(collection, () => writeRestored(req, collection, row))
  // An entry that used them, too, may have put them into the trash meanwhile.
  await reclaimWithEntry(req, pictures, row['deletedAt'])
  if (version) {
    const follows = slug !== undefined && version.version['slug'] === originalSlug(String(row['slug']))
    await writeVersion(req, collection, version.id, { deletedAt: null, ...(follows ? { slug } : {}) })
  }
  await makeRoom(req, collection, row)
  recordTrash(req, collection, 'restored', row)
  return row
}

/** Writes the row with its slug or the next one that is free, which is returned. */
async function writeRestored(req: PayloadRequest, collection: CollectionSlug, row: Row): Promise<string | undefined> {
  const { id } = row
  const wanted = typeof row['slug'] === 'string' ? originalSlug(row['slug']) : ''
  const write = (data: Record<string, unknown>) =>
    req.payload.db.updateOne({
      collection,
      id,
      data: { deletedAt: null, updatedAt: null, ...data },
      returning: false,
      req,
    })
  if (wanted === '') return void (await write({}))
  // Another node may take it meanwhile.
  return retryWhileSlugIsTaken(async () => {
    const slug = await firstFreeSlug(req, collection, wanted, id)
    await write({ slug })
    return slug
  })
}

/** Moves a restored entry behind one that has got the same place in the meantime, since Payload ignores the trash. */
async function makeRoom(req: PayloadRequest, collection: CollectionSlug, { id, _order }: Row): Promise<void> {
  if (typeof _order !== 'string') return
  const where = { and: [{ _order: { equals: _order } }, { id: { not_equals: id } }, NOT_TRASHED] }
  const { docs } = await req.payload.db.find<Row>({ collection, where, select: {}, limit: 1, pagination: false, req })
  if (docs[0]) await moveEntry(req, collection, id, String(docs[0].id))
}

/** Reads the columns that a move needs; null unless the row is in the trash (`isTrashed`), or outside of it (otherwise). */
async function findRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  isTrashed: boolean,
): Promise<Row | null> {
  const { config } = req.payload.collections[collection]
  const { flattenedFields } = config
  const own = flattenedFields.filter(({ name }) =>
    ['slug', '_status', '_order', 'deletedAt', 'mimeType', titleColumn(config)].includes(name),
  )
  return req.payload.db.findOne<Row>({
    collection,
    where: { and: [{ id: { equals: id } }, isTrashed ? TRASHED : NOT_TRASHED] },
    select: { ...Object.fromEntries(own.map(({ name }) => [name, true] as const)), ...pictureColumns(flattenedFields) },
    req,
  })
}

type Version = Awaited<ReturnType<typeof newestVersion>>

/** The newest version of an entry, with what a move needs of it; undefined for a type without drafts. */
async function newestOf(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Version> {
  const { flattenedFields, versions } = req.payload.collections[collection].config
  if (!versions?.drafts) return undefined
  return newestVersion(req.payload, collection, id, {
    columns: { slug: true, ...pictureColumns(flattenedFields) },
    req,
  })
}

function picturesIn({ payload }: PayloadRequest, collection: CollectionSlug, row: Row, newest?: Version): string[] {
  const { flattenedFields } = payload.collections[collection].config
  return [row, newest?.version].flatMap((content) => picturesOf(flattenedFields, content))
}
