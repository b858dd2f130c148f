import { open } from 'node:fs/promises'

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { isDocument } from '#collections/picture-or-document.ts'
import { mediaUrl } from '#collections/media.ts'
import type { PicturePart } from '#contract/media.ts'
import { documentMessages } from '#contract/document-messages.ts'
import type { Media as MediaDocument } from '#cms/generated/payload-types.ts'
import { HttpError } from '#cms/common/http-error.ts'
import { cropStored } from './crop-stored.ts'
import { editsOf } from './picture-edits.ts'
import { isPdf, PDF_HEAD_BYTES } from './pdf.ts'
import { prepareDocument } from './prepare-document.ts'
import { type PictureOptions, type Prepared, preparePicture } from './re-encode.ts'
import { shownName } from './receive.ts'
import {
  type FileColumns,
  fileNamesOf,
  placeFiles,
  removeFilesAfterFailure,
  removeUnreferenced,
} from './stored-files.ts'
import { deletedWith, type TrashedFile } from './trashed-documents.ts'
import { type Use, usesOf } from './uses.ts'
import { messages } from '#contract/messages.ts'
import { fileKept, fileUsed, staffMessages } from '#contract/staff-messages.ts'

/**
 * Uploads through Payload's own routes are processed like the contract's: validated, re-encoded, moved into place, then
 * inserted. Payload never handles the bytes; it gets the columns of a picture whose files already exist.
 */

const pictureRequired = () => new APIError(staffMessages.pictureRequired, 400, null, true)

declare module 'payload' {
  interface RequestContext {
    /** The picture or document that the request uploads, or the picture that it crops, before its document is written. */
    upload?: Prepared<FileColumns> & { originalName: string }
  }
}

/**
 * Takes the file and the image editor's edits out of the request and prepares the picture, if the user may upload. Payload
 * would apply edits to a copy that it fetches over the network.
 */
const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file, query } = req
  const input: Record<string, unknown> = overrideAccess ? { ...args.data } : withoutColumns({ ...args.data })
  if (!overrideAccess && !req.user) throw new APIError(messages.notAllowed, 403, null, true)
  const { crop, focus } = editsOf(query?.['uploadEdits'])
  delete query?.['uploadEdits']
  delete req.file
  const id = 'id' in args ? args.id : undefined
  const source = file
    ? {
        name: shownName(file.name),
        prepare: () => prepareFile(file.tempFilePath || file.data, { crop, signal: req.signal }),
      }
    : crop && (await storedPicture(req, id, crop))
  if (operation === 'create' && !overrideAccess && (!source || namesUrl(req.data))) throw pictureRequired()
  if (source) await prepare(req, source)
  if (file && operation === 'update') await rejectOtherKind(req, id)
  // A new picture starts with its centre, not with the focal point of the one that it replaces.
  const point = focus ?? (file ? { x: 50, y: 50 } : undefined)
  return { ...args, data: { ...input, ...(point ? { focalX: point.x, focalY: point.y } : {}) } }
}

/** Whether the input would make Payload fetch a picture from a URL. */
const namesUrl = (data: PayloadRequest['data']): boolean =>
  typeof data?.['url'] === 'string' && typeof data['filename'] === 'string'

/** Columns that only the server sets; those that a client sends, such as another picture's file name, are ignored. */
const serverColumns: ReadonlySet<string> = new Set([
  'filename',
  'filesize',
  'frames',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
])

/** What a client sends of a row: without the server's columns, with the name as an upload would have it. */
function withoutColumns({ originalName, ...data }: Record<string, unknown>): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !serverColumns.has(name)))
  if (originalName === undefined) return own
  return { ...own, originalName: typeof originalName === 'string' ? shownName(originalName) : originalName }
}

interface Source {
  name: string
  prepare: () => Promise<Prepared<FileColumns>>
}

async function storedPicture(req: PayloadRequest, id: unknown, crop: PicturePart): Promise<Source | undefined> {
  if (typeof id !== 'string') return undefined
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (!picture?.filename) return undefined
  const { filename, originalName } = picture
  return { name: originalName ?? '', prepare: () => cropStored(filename, crop, req.signal) }
}

async function prepareFile(source: string | Buffer, options: PictureOptions): Promise<Prepared<FileColumns>> {
  return !options.crop && (await isPdfFile(source)) ? prepareDocument(source, options) : preparePicture(source, options)
}

async function prepare(req: PayloadRequest, source: Source): Promise<void> {
  try {
    req.context.upload = { ...(await source.prepare()), originalName: source.name }
  } catch (error) {
    // What the panel shows; 503 stays, with its headers.
    if (error instanceof HttpError && error.status < 500) throw new APIError(error.message, error.status, null, true)
    throw error
  }
}

async function isPdfFile(source: string | Buffer): Promise<boolean> {
  if (typeof source !== 'string') return isPdf(source)
  const file = await open(source)
  try {
    return isPdf((await file.read({ length: PDF_HEAD_BYTES })).buffer)
  } finally {
    await file.close()
  }
}

/**
 * Rejects replacing a picture's file by a document, or the reverse: fields that refer to it would then hold the wrong kind of file.
 */
async function rejectOtherKind(req: PayloadRequest, id: unknown): Promise<void> {
  const stored =
    typeof id === 'string' &&
    (await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req }))
  const { upload } = req.context
  if (stored && upload && isDocument(stored) === isDocument(upload.columns)) return
  await upload?.drop()
  delete req.context.upload
  throw new APIError(documentMessages.replacement, 400, null, true)
}

/** Moves the files into place after all validation, just before the document is written. */
const placeUpload: CollectionBeforeChangeHook<MediaDocument> = async ({ data, operation, req }) => {
  const prepared = req.context.upload
  if (prepared) {
    await placeFiles(prepared)
    return { ...data, ...prepared.columns, originalName: prepared.originalName, url: undefined }
  }
  if (operation === 'create' && !data.filename) throw pictureRequired()
  return data
}

/** Replaces the URL that Payload makes, under which nothing is served. */
const setUrl: CollectionAfterReadHook<MediaDocument> = ({ doc }) =>
  doc.filename ? { ...doc, url: mediaUrl(doc.filename) } : doc

/** A replacement has new file names; the old files are removed once the document is updated. */
const removeReplaced: CollectionAfterChangeHook<MediaDocument> = ({ doc, previousDoc, operation, req }) => {
  delete req.context.upload
  if (operation === 'update' && previousDoc.filename && previousDoc.filename !== doc.filename)
    removeLater(req.payload, previousDoc)
}

const SHOWN_USES = 3

/** Rejects permanently deleting a file that is in use, or would be once something is restored. */
const rejectIfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await fileOf(req, String(id))
  if (file?.deletedAt && isDocument(file)) return rejectIfKept('document', await deletedWith(req, file))
  await rejectIfShown(req, String(id))
  const [kept] = await usesOf(req.payload, String(id), { scope: 'ever' })
  rejectIfKept(nounOf(file), kept)
}

function rejectIfKept(noun: Noun, by: Pick<Use, 'kind' | 'title'> | undefined): void {
  if (by) throw new APIError(fileKept(noun, `${by.kind} “${by.title}”`), 409, null, true)
}

/** Rejects the deletion of a picture that is in use, with 409 and a list of its uses. */
export async function rejectIfShown(req: PayloadRequest, id: string): Promise<void> {
  const uses = await usesOf(req.payload, id)
  if (uses.length === 0) return
  const named = uses.slice(0, SHOWN_USES).map(({ kind, title }) => `${kind} “${title}”`)
  const more = uses.length > SHOWN_USES ? ` and ${uses.length - SHOWN_USES} more` : ''
  throw new APIError(fileUsed(nounOf(await fileOf(req, id)), named.join(', ') + more), 409, null, true)
}

const fileOf = ({ payload }: PayloadRequest, id: string): Promise<TrashedFile | null> =>
  payload.db.findOne<TrashedFile>({
    collection: 'media',
    where: { id: { equals: id } },
    select: { mimeType: true, deletedAt: true },
  })

type Noun = 'document' | 'picture'

const nounOf = (file: TrashedFile | null): Noun => (file && isDocument(file) ? 'document' : 'picture')

const removeDeleted: CollectionAfterDeleteHook<MediaDocument> = ({ doc, req }) => removeLater(req.payload, doc)

const removeFailedUpload: CollectionAfterErrorHook = async ({ error, req }) => {
  const prepared = req.context.upload
  if (!prepared) return
  delete req.context.upload
  await prepared.drop()
  await removeFilesAfterFailure(req.payload, fileNamesOf(prepared.columns), error)
}

/**
 * Removes files after a delay, since no hook runs after the commit. Files that a document still references, because the commit
 * failed, stay; the sweep removes what a stop or an unavailable database leaves behind.
 */
function removeLater(payload: Payload, picture: MediaDocument): void {
  setTimeout(() => void removeUnreferenced(payload, fileNamesOf(picture)), 2000).unref()
}

/** Adds the hooks that manage the files of the media collection. */
export const withFiles = <Config extends CollectionConfig>({ hooks, ...media }: Config) => ({
  ...media,
  hooks: {
    ...hooks,
    beforeOperation: [...(hooks?.beforeOperation ?? []), prepareUpload],
    beforeChange: [...(hooks?.beforeChange ?? []), placeUpload],
    afterRead: [...(hooks?.afterRead ?? []), setUrl],
    afterChange: [...(hooks?.afterChange ?? []), removeReplaced],
    beforeDelete: [...(hooks?.beforeDelete ?? []), rejectIfUsed],
    afterDelete: [...(hooks?.afterDelete ?? []), removeDeleted],
    afterError: [...(hooks?.afterError ?? []), removeFailedUpload],
  },
})
