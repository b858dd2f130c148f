import type { PayloadRequest } from 'payload'

import { checkDocumentChange, type LibraryDocument } from '#contract/documents.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/entry-lock.ts'
import { changeDocument, type Named, replaceDocument } from '#cms/media/change.ts'
import type { PreparedDocument } from '#cms/media/prepare-document.ts'
import { addFile } from '#cms/media/store.ts'
import { moveToTrash } from '#cms/trash/trash.ts'
import { readChecked } from './body.ts'
import { listDocuments, readDocument, readUsedDocument } from './documents.ts'
import { newRow, withIdempotencyKey } from './idempotency.ts'
import { readListQuery } from './list-query.ts'
import { withDocument } from './parsed-body.ts'
import { type Handler, json } from './response.ts'
import { pathParameter, type Route } from './router.ts'

/** The library of documents that visitors download, for the staff: what `media-routes.ts` is for pictures. */

const collection = 'media'

const idOf = (req: PayloadRequest): string => pathParameter(req, 'id')
const ifMatchOf = (req: PayloadRequest): string | null => req.headers.get('if-match')

/** The document's revision is also the `ETag`. */
const documentResponse = (document: LibraryDocument): Response => json(document, 200, { etag: document.revision })

const list: Handler = async (req) => {
  const { page, words } = readListQuery(req.searchParams)
  return json(await listDocuments(req, page ?? { limit: PAGE_SIZE_DEFAULT, page: 1 }, words))
}

const read: Handler = async (req) => documentResponse(await readUsedDocument(req, idOf(req)))

function requireFile(document: Named<PreparedDocument> | undefined): Named<PreparedDocument> {
  if (!document) throw invalidField('document', 'Document is required')
  return document
}

const upload: Handler = (req) =>
  withDocument(req, ({ fingerprint }, document) => {
    const readMade = (id: string) => readDocument(req, id)
    const create = async () => {
      const { originalName, ...prepared } = requireFile(document)
      return readMade(await addFile(req.payload, prepared, { originalName }, req))
    }
    return withIdempotencyKey(req, fingerprint, newRow(req, collection, { create, read: readMade }))
  })

/** Works on a document under its lock; throws 404, or 412 if it does not match `If-Match`. */
async function locked<T>(req: PayloadRequest, work: (before: LibraryDocument) => Promise<T>): Promise<T> {
  const id = idOf(req)
  return withClusterLock(req.payload, entryLockName({ collection }, id), async () =>
    work(await readDocument(req, id, ifMatchOf(req))),
  )
}

/** The same; responds with the changed document. */
const changed = (req: PayloadRequest, work: (id: string) => Promise<void>): Promise<Response> =>
  locked(req, async ({ _id }) => {
    await work(_id)
    return documentResponse(await readUsedDocument(req, _id))
  })

const change: Handler = async (req) => {
  const wanted = await readChecked(req, checkDocumentChange)
  return changed(req, (id) => changeDocument(req, id, wanted))
}

const replace: Handler = (req) =>
  withDocument(req, (_body, document) => {
    const file = requireFile(document)
    return changed(req, (id) => replaceDocument(req, id, file))
  })

const remove: Handler = (req) =>
  locked(req, async (found) => {
    if (!(await moveToTrash(req, collection, found._id))) throw notFoundError('Document')
    return json(found)
  })

export const documentRoutes: readonly Route[] = [
  { method: 'get', path: '/documents', who: 'staff', handler: list },
  { method: 'post', path: '/documents', who: 'staff', handler: upload },
  { method: 'get', path: '/documents/:id', who: 'staff', handler: read },
  { method: 'patch', path: '/documents/:id', who: 'staff', handler: change },
  { method: 'put', path: '/documents/:id/file', who: 'staff', handler: replace },
  { method: 'delete', path: '/documents/:id', who: 'staff', handler: remove },
]
