import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload'

import { IS_PICTURE, isDocument } from '#collections/picture-or-document.ts'
import { isId } from '#collections/row-id.ts'
import { NOT_TRASHED, TRASHED } from '#collections/trash.ts'
import { log } from '#cms/common/log.ts'
import { isWriteConflict } from '#cms/database/faults.ts'
import { claimDocuments } from '#cms/internals/mongodb-claims.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { filesAmong, filesNamedIn, requireKnownFiles, withoutWithdrawn } from './known-files.ts'
import { deletedWith, type TrashedFile } from './trashed-documents.ts'
import { idsUsed, pictureColumns, picturesOf, usesOf } from './uses.ts'

/**
 * The rule for every route: a picture that nothing uses any more goes to the trash, and is restored with what uses it. A document does so with
 * the entry that is deleted, not when an entry no longer offers it.
 */

type Req = PayloadRequest | undefined

/** The valid ids among some, each once: texts from Payload's REST API may contain anything. */
const idsOf = (payload: Payload, ids: Iterable<string>): string[] =>
  [...new Set(ids)].filter((id) => isId({ payload }, id))

/**
 * Puts those of the pictures into the trash that nothing outside of the trash uses.
 *
 * @param deletedAt that of the entry which is deleted with them
 */
export async function releasePictures(
  payload: Payload,
  ids: Iterable<string>,
  req?: Req,
  deletedAt = new Date().toISOString(),
): Promise<void> {
  for (const id of idsOf(payload, ids))
    await withLocalLock(`picture ${id}`, async () => {
      const isUsed = async () => (await usesOf(payload, id, { req })).length > 0
      if (await isUsed()) return
      await setDeletedAt(payload, id, deletedAt, req)
      // Outside of a transaction the write waits for those that have claimed the picture meanwhile; within one it conflicts with them.
      // A picture of which that cannot be found out is taken out of it: beside the trash it does no harm.
      const mayBeUsed = (error: unknown) => {
        log.error({ err: error, picture: id }, 'it could not be found out whether a picture is used')
        return true
      }
      if (!(await req?.transactionID) && (await isUsed().catch(mayBeUsed))) await setDeletedAt(payload, id, null, req)
    })
}

/**
 * Takes those pictures out of the trash that something outside of it uses. Without transactions a change that is broken off between its
 * steps, such as by a fault of the database, may leave some there. Documents stay: one that was withdrawn may still be named or linked to.
 */
export async function restoreUsedPictures(payload: Payload): Promise<void> {
  const where = { and: [IS_PICTURE, TRASHED] }
  const { docs } = await payload.db.find<{ id: string }>({ collection: 'media', where, select: {}, pagination: false })
  if (docs.length === 0) return
  const ids = docs.map(({ id }) => String(id))
  const used = await idsUsed(payload, ids)
  const found = ids.filter((id) => used.has(id))
  if (found.length === 0) return
  log.warn({ pictures: found.slice(0, 20), count: found.length }, 'pictures in use were in the trash')
  await reclaimPictures(payload, found)
}

/**
 * Keeps the pictures that a written document uses: those in the trash are taken out of it, and whoever puts one there at the same time
 * either fails with a write conflict or has done so before. Called after the write, which others then see, or in its transaction.
 */
export async function claimPictures(req: PayloadRequest, ids: Iterable<string>): Promise<void> {
  const wanted = idsOf(req.payload, ids)
  await claimDocuments(req, 'media', wanted)
  await reclaimPictures(req.payload, wanted, req)
}

/** Takes those of the files that are pictures in the trash out of it. Documents stay: whatever still has one, it was withdrawn. */
async function reclaimPictures(payload: Payload, ids: Iterable<string>, req?: Req): Promise<void> {
  for (const file of await trashedAmong(payload, ids, req)) if (!isDocument(file)) await reclaim(payload, file.id, req)
}

/** Takes those of the files that are in the trash out of it: what somebody has just begun to use, and was deleted at the same moment. */
export async function reclaimFiles(payload: Payload, ids: Iterable<string>, req?: Req): Promise<void> {
  for (const { id } of await trashedAmong(payload, ids, req)) await reclaim(payload, id, req)
}

/**
 * The same for the files of an entry that is restored; of documents those that went to the trash with an entry, this one or another: one
 * that somebody has deleted by itself was withdrawn.
 *
 * @param deletedAt that of the entry
 */
export async function reclaimWithEntry(req: PayloadRequest, ids: Iterable<string>, deletedAt: unknown): Promise<void> {
  for (const file of await trashedAmong(req.payload, ids, req)) {
    const isWithThis = Date.parse(String(file.deletedAt)) === Date.parse(String(deletedAt))
    if (!isDocument(file) || isWithThis || (await deletedWith(req, file))) await reclaim(req.payload, file.id, req)
  }
}

const reclaim = (payload: Payload, id: string, req: Req): Promise<void> =>
  withLocalLock(`picture ${id}`, () => setDeletedAt(payload, id, null, req))

async function trashedAmong(payload: Payload, ids: Iterable<string>, req: Req): Promise<TrashedFile[]> {
  const wanted = idsOf(payload, ids)
  if (wanted.length === 0) return []
  const { docs } = await payload.db.find<TrashedFile>({
    collection: 'media',
    where: { and: [{ id: { in: wanted } }, TRASHED] },
    select: { mimeType: true, deletedAt: true },
    pagination: false,
    ...(req ? { req } : {}),
  })
  return docs.map((file) => ({ ...file, id: String(file.id) }))
}

async function setDeletedAt(payload: Payload, id: string, deletedAt: string | null, req: Req): Promise<void> {
  await payload.db.updateOne({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, deletedAt === null ? TRASHED : NOT_TRASHED] },
    data: { deletedAt, updatedAt: null },
    returning: false,
    ...(req ? { req } : {}),
  })
}

declare module 'payload' {
  interface RequestContext {
    /** The pictures that an entry had before it is changed or deleted, by its id. */
    picturesBefore?: Map<string, string[]>
    /** The pictures and documents that the changes of this request begin to use. */
    filesClaimed?: Set<string>
  }
}

/** Adds the hooks that release and reclaim the pictures of a collection's entries. */
export function withPictureHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteBeforeChange],
      afterChange: [...(hooks?.afterChange ?? []), followChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), noteBeforeDelete],
      afterDelete: [...(hooks?.afterDelete ?? []), followDelete],
    },
  }
}

type Collection = Parameters<CollectionAfterChangeHook>[0]['collection']

/** The pictures of an entry's row; on request of all its versions. */
async function storedPictures(req: PayloadRequest, collection: Collection, id: string, versions: boolean) {
  const { flattenedFields } = collection
  const slug = collection.slug as CollectionSlug
  const select = pictureColumns(flattenedFields)
  const row = await req.payload.db.findOne({ collection: slug, where: { id: { equals: id } }, select, req })
  const found = picturesOf(flattenedFields, row)
  if (!versions || !collection.versions) return found
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { parent: { equals: id } },
    select: { version: select },
    pagination: false,
    limit: 0,
    req,
  })
  return [...found, ...docs.flatMap(({ version }) => picturesOf(flattenedFields, version))]
}

function rememberPictures(req: PayloadRequest, id: string, pictures: readonly string[]): void {
  req.context.picturesBefore ??= new Map()
  req.context.picturesBefore.set(id, [...(req.context.picturesBefore.get(id) ?? []), ...pictures])
}

function takePicturesBefore(req: PayloadRequest, id: string): string[] {
  const pictures = req.context.picturesBefore?.get(id) ?? []
  req.context.picturesBefore?.delete(id)
  return pictures
}

/** The pictures and documents that a change names and the document before it does not. */
function filesNewIn({ flattenedFields }: Collection, data: unknown, before: unknown): string[] {
  const namedIn = (document: unknown) => [
    ...filesNamedIn(flattenedFields, document),
    ...picturesOf(flattenedFields, document),
  ]
  const known = new Set(namedIn(before))
  return namedIn(data).filter((id) => !known.has(id))
}

const hasPictures = ({ flattenedFields }: Collection): boolean =>
  Object.keys(pictureColumns(flattenedFields)).length > 0

/** Remembers the pictures of the newest version, which Payload passes to hooks, and of the row, which visitors see. */
const noteBeforeChange: CollectionBeforeChangeHook = async ({
  collection,
  data: given,
  operation,
  originalDoc,
  req,
}) => {
  if (!hasPictures(collection)) return given
  const data = req.context.restoresVersion ? await withoutWithdrawn(req, collection.flattenedFields, given) : given
  await requireKnownFiles(req, collection.flattenedFields, data, originalDoc)
  const claimed = idsOf(req.payload, filesNewIn(collection, data, originalDoc))
  req.context.filesClaimed = new Set([...(req.context.filesClaimed ?? []), ...claimed])
  await claimDocuments(req, 'media', claimed)
  // Pictures of a restored version may be in the trash.
  await reclaimPictures(req.payload, picturesOf(collection.flattenedFields, data), req)
  if (operation === 'update')
    rememberPictures(req, String(originalDoc.id), [
      ...picturesOf(collection.flattenedFields, originalDoc),
      ...(await storedPictures(req, collection, originalDoc.id, false)),
    ])
  return data
}

const followChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const now = picturesOf(collection.flattenedFields, doc)
  const before = takePicturesBefore(req, String(doc.id)).filter((id) => !now.includes(id))
  await loggedUnlessConflict(req, async () => {
    // They may have been trashed since they were looked up: then the document that Payload has read does not have them.
    await reclaimPictures(req.payload, now, req)
    await reclaimFiles(req.payload, req.context.filesClaimed ?? [], req)
    await releasePictures(req.payload, await picturesAmong(req, before), req)
  })
}

/** Those of the files that are pictures: a document that an entry no longer offers stays in its library, to be offered elsewhere. */
const picturesAmong = (req: PayloadRequest, ids: readonly string[]): Promise<string[]> =>
  filesAmong(req, idsOf(req.payload, ids), IS_PICTURE)

/**
 * Releases or reclaims the pictures of a change. Failures are only logged, since the change itself has succeeded; except write
 * conflicts, after which it is repeated.
 */
export async function loggedUnlessConflict(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isWriteConflict(error)) throw error
    // The server's own changes, such as scheduled ones, have no request.
    const requestId = req.context.requestInfo?.requestId
    log.error({ err: error, requestId }, 'unused pictures could not be put into the trash')
  }
}

const noteBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (hasPictures(collection))
    rememberPictures(req, String(id), await storedPictures(req, collection, String(id), true))
}

const followDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await loggedUnlessConflict(req, () => releasePictures(req.payload, takePicturesBefore(req, String(id)), req))
}
