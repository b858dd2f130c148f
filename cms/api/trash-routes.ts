import type { PayloadRequest } from 'payload'

import { DELETES_PERMANENTLY } from '#collections/access.ts'
import { isId } from '#collections/row-id.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { Restored } from '#contract/trash.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { type TrashCollection, trashCollections } from '#cms/trash/trash-collections.ts'
import { deletePermanently } from '#cms/trash/delete-permanently.ts'
import { listTrash, type Position, readPosition } from '#cms/trash/list.ts'
import { rowTitle } from '#cms/content/row-title.ts'
import type { Row } from '#cms/trash/audit.ts'
import { restoreFromTrash } from '#cms/trash/trash.ts'
import { readPageSize, singleValue } from './list-query.ts'
import { json } from './response.ts'
import { idInPath, type Route } from './router.ts'

/** The position after which a page of the trash begins, from `after`, which is the `next` of the page before. Throws 400. */
function readAfter(req: PayloadRequest): Position | undefined {
  const value = singleValue(req.searchParams, 'after')
  if (value === undefined) return undefined
  const position = readPosition(value)
  if (!position || !isId(req, position.id)) throw invalidField('after', 'after must be the next of a page')
  return position
}

async function list(req: PayloadRequest, from: readonly TrashCollection[]): Promise<Response> {
  const after = readAfter(req)
  return json(await listTrash(req, from, { limit: readPageSize(req.searchParams) ?? PAGE_SIZE_DEFAULT, after }))
}

type Work = (req: PayloadRequest, collection: TrashCollection['collection'], id: string) => Promise<Row | undefined>

/** Runs work on a document in the trash under its lock; throws 404 if it is not there. */
const withTrashed =
  ({ collection, name, type }: TrashCollection, work: Work) =>
  async (req: PayloadRequest): Promise<Response> => {
    const id = idInPath(req)
    const lock = entryLockName({ collection }, id)
    const row = isId(req, id) ? await withClusterLock(req.payload, lock, () => work(req, collection, id)) : undefined
    if (!row) throw notFoundError(name)
    return json({ _id: id, type, title: rowTitle(req, collection, row) } satisfies Restored)
  }

/** The routes of the trash. */
export const trashRoutes: readonly Route[] = [
  { method: 'get', path: '/trash', who: 'staff', handler: (req) => list(req, trashCollections) },
  ...trashCollections.flatMap((trash): Route[] => {
    const path = `/trash/${trash.path}`
    return [
      { method: 'get', path, who: 'staff', handler: (req) => list(req, [trash]) },
      { method: 'post', path: `${path}/:id`, who: 'staff', handler: withTrashed(trash, restoreFromTrash) },
      {
        method: 'delete',
        path: `${path}/:id`,
        who: DELETES_PERMANENTLY,
        handler: withTrashed(trash, deletePermanently),
      },
    ]
  }),
]
