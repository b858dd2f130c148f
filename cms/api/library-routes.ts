import type { PayloadRequest } from 'payload'

import { checkDocumentChange, type DocumentChange, type LibraryDocument } from '#contract/documents.ts'
import type { Checked } from '#contract/failure.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { checkPictureChange, type Picture, type PictureChange } from '#contract/media.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { ifMatchOf } from '#cms/common/if-match.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { changeDocument, changePicture, type NamedFile, replaceDocument, replaceFile } from '#cms/media/replace-file.ts'
import type { PreparedDocument } from '#cms/media/prepare-document.ts'
import type { Prepared } from '#cms/media/re-encode.ts'
import { addFile, type FileColumns } from '#cms/media/stored-files.ts'
import { moveToTrash } from '#cms/trash/trash.ts'
import { type Body, readChecked } from './body.ts'
import { listDocuments, readDocument, readUsedDocument } from './documents.ts'
import { rowCreation, withIdempotencyKey } from './idempotency.ts'
import { readFlag, readListQuery, singleValue } from './list-query.ts'
import { withDocument, withParsedBody } from './parsed-body.ts'
import { listPictures, readPicture, readUsedPicture } from './pictures.ts'
import { type Handler, json } from './response.ts'
import { idInPath, type Route } from './router.ts'
import { fieldRequired } from '#contract/fields/messages.ts'

/**
 * The libraries of pictures and of documents to download, for the staff: what the panel's media collection does, by the same rules.
 * A file's revision is also the `ETag` of its responses.
 */

const collection = 'media'

/** What the calls of a library work with; `File` is an uploaded file that is prepared to be stored. */
interface Library<Item extends { _id: string; revision: string }, File extends Prepared<FileColumns>, Change> {
  path: string
  /** The name of the file's field in requests, of which messages make theirs. */
  field: string
  /** How messages call what is not found. */
  name: string
  list: (req: PayloadRequest) => Promise<unknown>
  /** Throws 404, or 412 if it does not match `If-Match`. */
  read: (req: PayloadRequest, id: string, ifMatch?: string | null) => Promise<Item>
  /** The same with what uses it. */
  readUsed: (req: PayloadRequest, id: string) => Promise<Item>
  withFile: <T>(req: PayloadRequest, work: (body: Body, file: NamedFile<File> | undefined) => Promise<T>) => Promise<T>
  check: (fields: Record<string, unknown>) => Checked<Change>
  change: (req: PayloadRequest, before: Item, wanted: Change) => Promise<void>
  replace: (req: PayloadRequest, id: string, file: NamedFile<File>) => Promise<void>
}

const pageOf = (req: PayloadRequest) => {
  const { page = { limit: PAGE_SIZE_DEFAULT, page: 1 }, words } = readListQuery(req.searchParams)
  return { page, words }
}

const pictures: Library<Picture, Prepared, PictureChange> = {
  path: '/library',
  field: 'image',
  name: 'Picture',
  list: (req) =>
    listPictures(req, {
      ...pageOf(req),
      after: singleValue(req.searchParams, 'after'),
      withoutAlt: readFlag(req.searchParams, 'withoutAlt'),
      unused: readFlag(req.searchParams, 'unused'),
    }),
  read: readPicture,
  readUsed: readUsedPicture,
  withFile: (req, work) => withParsedBody(req, { type: { image: true } }, work),
  check: checkPictureChange,
  change: (req, { _id: id, image: { filename, focus } }, wanted) => changePicture(req, { id, filename, focus }, wanted),
  replace: replaceFile,
}

const documents: Library<LibraryDocument, PreparedDocument, DocumentChange> = {
  path: '/documents',
  field: 'document',
  name: 'Document',
  list: (req) => {
    const { page, words } = pageOf(req)
    return listDocuments(req, page, words)
  },
  read: readDocument,
  readUsed: readUsedDocument,
  withFile: withDocument,
  check: checkDocumentChange,
  change: (req, { _id }, wanted) => changeDocument(req, _id, wanted),
  replace: replaceDocument,
}

function routesOf<Item extends { _id: string; revision: string }, File extends Prepared<FileColumns>, Change>({
  path,
  field,
  name,
  ...library
}: Library<Item, File, Change>): Route[] {
  const respond = (item: Item): Response => json(item, 200, { etag: item.revision })

  const requireFile = (file: NamedFile<File> | undefined): NamedFile<File> => {
    if (!file) throw invalidField(field, fieldRequired(fieldLabel(field)))
    return file
  }

  /** Works on one under its lock. */
  const locked = <T>(req: PayloadRequest, work: (before: Item) => Promise<T>): Promise<T> =>
    withClusterLock(req.payload, entryLockName({ collection }, idInPath(req)), async () =>
      work(await library.read(req, idInPath(req), ifMatchOf(req))),
    )

  /** The same; responds with what it has become. */
  const changed = (req: PayloadRequest, work: (before: Item) => Promise<void>): Promise<Response> =>
    locked(req, async (before) => {
      await work(before)
      return respond(await library.readUsed(req, before._id))
    })

  const list: Handler = async (req) => json(await library.list(req))

  const read: Handler = async (req) => respond(await library.readUsed(req, idInPath(req)))

  const upload: Handler = (req) =>
    library.withFile(req, ({ fingerprint }, file) => {
      const readMade = (id: string) => library.read(req, id)
      const create = async () => {
        const { originalName, ...prepared } = requireFile(file)
        return readMade(await addFile(req.payload, prepared, { originalName }, req))
      }
      return withIdempotencyKey(req, fingerprint, rowCreation(req, collection, { create, read: readMade }))
    })

  const change: Handler = async (req) => {
    const wanted = await readChecked(req, library.check)
    return changed(req, (before) => library.change(req, before, wanted))
  }

  const replace: Handler = (req) =>
    library.withFile(req, (_body, given) => {
      const file = requireFile(given)
      return changed(req, ({ _id }) => library.replace(req, _id, file))
    })

  const remove: Handler = (req) =>
    locked(req, async (found) => {
      if (!(await moveToTrash(req, collection, found._id))) throw notFoundError(name)
      return json(found)
    })

  const one = `${path}/:id`
  return [
    { method: 'get', path, who: 'staff', handler: list },
    { method: 'post', path, who: 'staff', handler: upload },
    { method: 'get', path: one, who: 'staff', handler: read },
    { method: 'patch', path: one, who: 'staff', handler: change },
    { method: 'put', path: `${one}/file`, who: 'staff', handler: replace },
    { method: 'delete', path: one, who: 'staff', handler: remove },
  ]
}

export const libraryRoutes: readonly Route[] = [...routesOf(pictures), ...routesOf(documents)]
