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

import { addressOf } from '#collections/media.ts'
import type { Media as MediaDocument } from '#cms/generated/payload-types.ts'
import { HttpError } from '#cms/common/refusal.ts'
import { type Crop, editsOf } from './edits.ts'
import { mediaFile } from './folders.ts'
import { type Prepared, preparePicture } from './prepare.ts'
import { shownName } from './receive.ts'
import { namesOf, placeFiles, removeAfterFailure, removeUnnamed } from './store.ts'
import { usesOf } from './uses.ts'

/**
 * Uploads through Payload's own doors take the same way as the contract's: judged, encoded anew, placed, then written.
 * Payload itself never touches the bytes; it is handed the columns of a picture that is there already.
 */

const pictureRequired = () => new APIError('A picture is required.', 400, null, true)

/** Pictures on their way into their places, by the request that brought or changed them. */
const uploads = new WeakMap<PayloadRequest, Prepared & { originalName: string }>()

/**
 * The file is taken out of the request and judged, if the caller may upload at all, and so is what the image editor wants
 * done to it: Payload would fetch the stored picture over the network for that.
 */
const receive: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file, query } = req
  const sent: Record<string, unknown> = overrideAccess ? { ...args.data } : withoutColumns({ ...args.data })
  if (!overrideAccess && !req.user) throw new APIError('You are not allowed to perform this action.', 403, null, true)
  const { crop, focus } = editsOf(query?.['uploadEdits'])
  delete query?.['uploadEdits']
  delete req.file
  const source = file
    ? { bytes: file.tempFilePath || file.data, name: shownName(file.name) }
    : crop && (await storedPicture(req, 'id' in args ? args.id : undefined))
  if (operation === 'create' && !overrideAccess && (!source || namesAddress(req.data))) throw pictureRequired()
  if (source) await take(req, source, crop)
  // A new picture has its own middle, not the focal point of the one that it replaces.
  const point = focus ?? (file ? { x: 50, y: 50 } : undefined)
  return { ...args, data: { ...sent, ...(point ? { focalX: point.x, focalY: point.y } : {}) } }
}

/** Payload would fetch a picture from an address that it is sent; pictures are sent themselves. */
const namesAddress = (data: PayloadRequest['data']): boolean =>
  typeof data?.['url'] === 'string' && typeof data['filename'] === 'string'

/** What the server alone says of a picture: a size or another picture's file that a client names is passed over. */
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

const withoutColumns = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !serverColumns.has(name)))

interface Source {
  bytes: string | Buffer
  name: string
}

async function storedPicture(req: PayloadRequest, id: unknown): Promise<Source | undefined> {
  if (typeof id !== 'string') return undefined
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  return picture?.filename ? { bytes: mediaFile(picture.filename), name: picture.originalName ?? '' } : undefined
}

async function take(req: PayloadRequest, { bytes, name }: Source, crop: Crop | undefined): Promise<void> {
  try {
    uploads.set(req, { ...(await preparePicture(bytes, crop)), originalName: name })
  } catch (error) {
    if (error instanceof HttpError) throw new APIError(error.message, error.status, null, true)
    throw error
  }
}

/** Everything else has been judged: the files go into their places just before the document is written. */
const place: CollectionBeforeChangeHook<MediaDocument> = async ({ data, operation, req }) => {
  const prepared = uploads.get(req)
  if (prepared) {
    await placeFiles(prepared)
    return { ...data, ...prepared.columns, originalName: prepared.originalName, url: undefined }
  }
  if (operation === 'create' && !data.filename) throw pictureRequired()
  return data
}

/** Payload names an address of its own for each file, which would have to lead there. */
const nameAddress: CollectionAfterReadHook<MediaDocument> = ({ doc }) =>
  doc.filename ? { ...doc, url: addressOf(doc.filename) } : doc

/** A replaced picture has files of new names; the old ones go once the new document stands. */
const dropReplaced: CollectionAfterChangeHook<MediaDocument> = ({ doc, previousDoc, operation, req }) => {
  uploads.delete(req)
  if (operation === 'update' && previousDoc.filename && previousDoc.filename !== doc.filename)
    dropLater(req.payload, previousDoc)
}

const SHOWN_USES = 3

/** A picture that something shows stays; whoever wants it gone is told where to take it out first. */
const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOf(req.payload, String(id))
  if (uses.length === 0) return
  const named = uses.slice(0, SHOWN_USES).map(({ kind, title }) => `${kind} “${title}”`)
  const more = uses.length > SHOWN_USES ? ` and ${uses.length - SHOWN_USES} more` : ''
  throw new APIError(`This picture is used by ${named.join(', ')}${more}. Take it out there first.`, 409, null, true)
}

const dropDeleted: CollectionAfterDeleteHook<MediaDocument> = ({ doc, req }) => {
  dropLater(req.payload, doc)
}

const undo: CollectionAfterErrorHook = async ({ error, req }) => {
  const prepared = uploads.get(req)
  if (!prepared) return
  uploads.delete(req)
  await prepared.drop()
  await removeAfterFailure(req.payload, prepared.columns, error)
}

/**
 * After the write is committed, which no hook tells. A commit may fail, too: what a document still names stays, and what
 * a stop in between or a silent database leaves behind the sweep takes.
 */
function dropLater(payload: Payload, picture: MediaDocument): void {
  setTimeout(() => void removeUnnamed(payload, namesOf(picture)), 2000).unref()
}

/** The media collection with its files looked after. */
export const withFiles = <Config extends CollectionConfig>({ hooks, ...media }: Config) => ({
  ...media,
  hooks: {
    ...hooks,
    beforeOperation: [...(hooks?.beforeOperation ?? []), receive],
    beforeChange: [...(hooks?.beforeChange ?? []), place],
    afterRead: [...(hooks?.afterRead ?? []), nameAddress],
    afterChange: [...(hooks?.afterChange ?? []), dropReplaced],
    beforeDelete: [...(hooks?.beforeDelete ?? []), keepUsed],
    afterDelete: [...(hooks?.afterDelete ?? []), dropDeleted],
    afterError: [...(hooks?.afterError ?? []), undo],
  },
})
