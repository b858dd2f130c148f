import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'

import type { Media as MediaDocument } from '#cms/payload-types.ts'
import { Refusal } from '#cms/refusal.ts'
import { type Prepared, preparePicture } from './prepare.ts'
import { shownName } from './receive.ts'
import { namesOf, placeFiles, removeFiles } from './store.ts'

/**
 * Uploads through Payload's own doors take the same way as the contract's: judged, encoded anew, placed, then written.
 * Payload itself never touches the bytes; it is handed the columns of a picture that is there already.
 */

const pictureRequired = () => new APIError('A picture is required.', 400, null, true)

const uploads = new WeakMap<PayloadRequest, Prepared & { originalName: string }>()

/** The file is taken out of the request and judged, if the caller may upload at all. */
const receive: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file } = req
  if (!overrideAccess && !req.user) throw new APIError('You are not allowed to perform this action.', 403, null, true)
  if (!file) {
    // Payload would fetch one from an address that it is sent; pictures are sent themselves.
    if (operation === 'create' && !overrideAccess) throw pictureRequired()
    return args
  }
  delete req.file
  try {
    const prepared = await preparePicture(file.tempFilePath || file.data)
    uploads.set(req, { ...prepared, originalName: shownName(file.name) })
  } catch (error) {
    if (error instanceof Refusal) throw new APIError(error.message, error.status, null, true)
    throw error
  }
  return args
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

/** A replaced picture has files of new names; the old ones go once the new document stands. */
const dropReplaced: CollectionAfterChangeHook<MediaDocument> = ({ doc, previousDoc, operation, req }) => {
  uploads.delete(req)
  if (operation === 'update' && previousDoc.filename && previousDoc.filename !== doc.filename) dropLater(previousDoc)
}

const dropDeleted: CollectionAfterDeleteHook<MediaDocument> = ({ doc }) => {
  dropLater(doc)
}

const undo: CollectionAfterErrorHook = async ({ req }) => {
  const prepared = uploads.get(req)
  if (!prepared) return
  uploads.delete(req)
  await prepared.drop()
  await removeFiles(prepared.columns)
}

/** After the write is committed, which no hook tells; what a stop in between leaves behind the sweep takes. */
function dropLater(picture: MediaDocument): void {
  setTimeout(() => void removeFiles(namesOf(picture)).catch(() => undefined), 2000).unref()
}

/** The media collection with its files looked after. */
export const withFiles = <Config extends CollectionConfig>(media: Config): Config => ({
  ...media,
  hooks: {
    beforeOperation: [receive],
    beforeChange: [place],
    afterChange: [dropReplaced],
    afterDelete: [dropDeleted],
    afterError: [undo],
  },
})
