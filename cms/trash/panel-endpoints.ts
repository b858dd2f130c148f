import {
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { withHandler } from '#cms/internals/payload-config.ts'
import { readTrashRequest, type TrashRequest } from '#cms/internals/payload-trash.ts'
import { trashCollections } from './trash-collections.ts'
import { moveToTrash, restoreFromTrash } from './trash.ts'

/**
 * The panel moves documents into its trash and out of it by a PATCH of `deletedAt`, of one document or of those that a query
 * finds. These requests do what the contract's calls do; the documents are locked already (api/endpoint-locks.ts).
 */
export function trashFromPanel(config: SanitizedConfig): SanitizedConfig {
  for (const { collection } of trashCollections) {
    const found = config.collections.find(({ slug }) => slug === collection)
    if (!found) throw new Error(`there is no collection ${collection}`)
    const one = withHandler(found.endpoints, { method: 'patch', path: '/:id' }, changeOne(collection))
    found.endpoints = withHandler(one, { method: 'patch', path: '/' }, changeMany(collection))
  }
  return config
}

const changeOne =
  (collection: CollectionSlug) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const wanted = readTrashRequest(req.data)
    if (!wanted || !req.user) return handler(outsideTrash(req))
    const id = String(req.routeParams?.['id'])
    const doc = await change(req, collection, id, wanted)
    if (doc) return Response.json({ doc, message: 'Updated successfully.' })
    // The form of an entry that is not in the trash sends `deletedAt: null`, too: this is an ordinary save.
    if (!wanted.isTrash) return handler(outsideTrash(req))
    throw new NotFound(req.t)
  }

const changeMany =
  (collection: CollectionSlug) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const wanted = readTrashRequest(req.data)
    const where = whereOf(req)
    if (!wanted || !req.user || !where || (!wanted.isTrash && req.query['trash'] !== 'true'))
      return handler(outsideTrash(req))
    const docs: { id: string }[] = []
    const errors: { id: string; message: string }[] = []
    for (const id of await idsOf(req, collection, where, !wanted.isTrash))
      await change(req, collection, id, wanted).then(
        (doc) => doc && docs.push(doc),
        (error: unknown) => errors.push({ id, message: messageOf(error) }),
      )
    return Response.json({ docs, errors, message: '' }, { status: errors.length > 0 ? 400 : 200 })
  }

/** A change of anything else finds no document in the trash: its slug would be that of an entry that may exist by now. */
function outsideTrash(req: PayloadRequest): PayloadRequest {
  delete req.query['trash']
  return req
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const whereOf = ({ query }: PayloadRequest): Where | undefined =>
  isRecord(query?.['where']) ? (query['where'] as Where) : undefined

async function idsOf(req: PayloadRequest, collection: CollectionSlug, where: Where, trash: boolean): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: {},
    trash,
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

async function change(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  { isTrash, status }: TrashRequest,
): Promise<{ id: string } | undefined> {
  const row = await (isTrash ? moveToTrash : restoreFromTrash)(req, collection, id)
  if (!row) return undefined
  if (!isTrash && status !== undefined && status !== row['_status']) await setStatus(req, collection, id, status)
  return { id }
}

/** The panel asks whether to restore as a draft or published; without it, an entry is restored as it was. */
async function setStatus(req: PayloadRequest, collection: CollectionSlug, id: string, _status: 'draft' | 'published') {
  const unpublishAllLocales = _status === 'draft'
  await req.payload.update({
    collection,
    id,
    data: { _status },
    unpublishAllLocales,
    depth: 0,
    overrideAccess: false,
    req,
  })
}
