import type { PayloadRequest } from 'payload'

import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { checkPictureChange, type Picture } from '#contract/media.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/entry-lock.ts'
import { changePicture, replaceFile, type Upload } from '#cms/media/change.ts'
import { addFile } from '#cms/media/store.ts'
import { moveToTrash } from '#cms/trash/trash.ts'
import { readChecked } from './body.ts'
import { newRow, withIdempotencyKey } from './idempotency.ts'
import { readFlag, readListQuery } from './list-query.ts'
import { withParsedBody } from './parsed-body.ts'
import { listPictures, readPicture, readUsedPicture } from './pictures.ts'
import { type Handler, json } from './response.ts'
import { pathParameter, type Route } from './router.ts'

/** The library of pictures, for the staff: what the panel's media collection does, by the same rules. */

const collection = 'media'

const idOf = (req: PayloadRequest): string => pathParameter(req, 'id')
const ifMatchOf = (req: PayloadRequest): string | null => req.headers.get('if-match')

/** The picture's revision is also the `ETag`. */
const pictureResponse = (picture: Picture): Response => json(picture, 200, { etag: picture.revision })

const list: Handler = async (req) => {
  const { page, words } = readListQuery(req.searchParams)
  return json(
    await listPictures(req, {
      page: page ?? { limit: PAGE_SIZE_DEFAULT, page: 1 },
      words,
      withoutAlt: readFlag(req.searchParams, 'withoutAlt'),
      unused: readFlag(req.searchParams, 'unused'),
    }),
  )
}

const read: Handler = async (req) => pictureResponse(await readUsedPicture(req, idOf(req)))

function requireFile(picture: Upload | undefined): Upload {
  if (!picture) throw invalidField('image', 'Image is required')
  return picture
}

const oneImage = { type: { image: true } } as const

const upload: Handler = (req) =>
  withParsedBody(req, oneImage, ({ fingerprint }, picture) => {
    const readMade = (id: string) => readPicture(req, id)
    const create = async () => {
      const { originalName, ...prepared } = requireFile(picture)
      return readMade(await addFile(req.payload, prepared, { originalName }, req))
    }
    return withIdempotencyKey(req, fingerprint, newRow(req, collection, { create, read: readMade }))
  })

/** Changes a picture under its lock; throws 404, or 412 if it does not match `If-Match`. Returns the changed picture. */
async function changed(req: PayloadRequest, work: (before: Picture) => Promise<unknown>): Promise<Response> {
  const id = idOf(req)
  return withClusterLock(req.payload, entryLockName({ collection }, id), async () => {
    await work(await readPicture(req, id, ifMatchOf(req)))
    return pictureResponse(await readUsedPicture(req, id))
  })
}

const change: Handler = async (req) => {
  const wanted = await readChecked(req, checkPictureChange)
  return changed(req, ({ _id: id, image: { filename, focus } }) => changePicture(req, { id, filename, focus }, wanted))
}

const replace: Handler = (req) =>
  withParsedBody(req, oneImage, (_body, picture) => {
    const file = requireFile(picture)
    return changed(req, ({ _id }) => replaceFile(req, _id, file))
  })

const remove: Handler = async (req) => {
  const id = idOf(req)
  const picture = await withClusterLock(req.payload, entryLockName({ collection }, id), async () => {
    const found = await readPicture(req, id, ifMatchOf(req))
    if (!(await moveToTrash(req, collection, id))) throw notFoundError('Picture')
    return found
  })
  return json(picture)
}

export const mediaRoutes: readonly Route[] = [
  { method: 'get', path: '/library', who: 'staff', handler: list },
  { method: 'post', path: '/library', who: 'staff', handler: upload },
  { method: 'get', path: '/library/:id', who: 'staff', handler: read },
  { method: 'patch', path: '/library/:id', who: 'staff', handler: change },
  { method: 'put', path: '/library/:id/file', who: 'staff', handler: replace },
  { method: 'delete', path: '/library/:id', who: 'staff', handler: remove },
]
