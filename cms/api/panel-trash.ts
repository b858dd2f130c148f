import {
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { sources } from '#collections/sources.ts'
import { TRASHED } from '#collections/trash.ts'
import { languageOf } from '#contract/languages.ts'
import { isRecord } from '#contract/narrow.ts'
import { invalidFields } from '#cms/common/http-error.ts'
import { requestIdOf } from '#cms/common/request-context.ts'
import { publishingProblems } from '#cms/content/publishing-problems.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { collectionOf, withHandler } from '#cms/internals/payload-config.ts'
import { readTrashRequest, type TrashRequest } from '#cms/internals/payload-trash.ts'
import type { Row } from '#cms/trash/audit.ts'
import { trashCollections } from '#cms/trash/trash-collections.ts'
import { moveToTrash, restoreFromTrash } from '#cms/trash/trash.ts'
import { toHttpError } from './response.ts'

/**
 * The panel moves documents into its trash and out of it by a PATCH of `deletedAt`, of one document or of those that a query
 * finds. These requests do what the contract's calls do; the documents are locked already (endpoint-locks.ts).
 */
export function trashFromPanel(config: SanitizedConfig): SanitizedConfig {
  for (const { collection } of trashCollections) {
    const found = collectionOf(config, collection)
    const one = withHandler(found.endpoints, { method: 'patch', path: '/:id' }, changeOne(collection))
    found.endpoints = withHandler(one, { method: 'patch', path: '/' }, changeMany(collection))
  }
  return config
}

const changeOne =
  (collection: CollectionSlug) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const wanted = trashRequestOf(req)
    if (!wanted) return handler(outsideTrash(req))
    const id = String(req.routeParams?.['id'])
    const row = await move(req, collection, id, wanted)
    if (!row) throw new NotFound(req.t)
    await setStatus(req, collection, row, wanted)
    return Response.json({ doc: { id }, message: 'Updated successfully.' })
  }

const changeMany =
  (collection: CollectionSlug) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const wanted = trashRequestOf(req)
    const where = whereOf(req)
    if (!wanted || !where) return handler(outsideTrash(req))
    const docs: { id: string }[] = []
    const errors: { id: string; message: string }[] = []
    let hasChanged = false
    for (const id of await idsOf(req, collection, where, !wanted.isTrash))
      try {
        const row = await move(req, collection, id, wanted)
        if (!row) continue
        hasChanged = true
        await setStatus(req, collection, row, wanted)
        docs.push({ id })
      } catch (error) {
        // Nothing has been done: the response says when to try again.
        if (!hasChanged && isUnavailable(error)) throw error
        errors.push({ id, message: toHttpError(error, requestIdOf(req)).message })
      }
    return Response.json({ docs, errors, message: '' }, { status: errors.length > 0 ? 400 : 200 })
  }

/**
 * What a request of a signed-in user asks of the trash; undefined for nothing. Each form of the panel sends `deletedAt: null` when it
 * saves; only what is asked of documents in the trash takes them out.
 */
function trashRequestOf({ data, query, user }: PayloadRequest): TrashRequest | undefined {
  const wanted = user ? readTrashRequest(data) : undefined
  return wanted?.isTrash || query['trash'] === 'true' ? wanted : undefined
}

/** A change of anything else finds no document in the trash: its slug would be that of an entry that may exist by now. */
function outsideTrash(req: PayloadRequest): PayloadRequest {
  delete req.query['trash']
  return req
}

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

/** Moves a document into the trash or out of it; undefined if it is not where it should be. */
async function move(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  { isTrash, status }: TrashRequest,
): Promise<Row | undefined> {
  if (isTrash) return moveToTrash(req, collection, id)
  if (status === 'published') await requirePublishable(req, collection, id)
  return restoreFromTrash(req, collection, id)
}

/** Throws 400 for an entry that lacks something, before it is restored as published: it stays in the trash then. */
async function requirePublishable(
  { payload, locale }: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, TRASHED] }
  const isTrashed = (await payload.db.count({ collection, where })).totalDocs > 0
  const source = isTrashed ? sources.find((one) => one.collection === collection) : undefined
  const problems = source ? await publishingProblems(payload, source, id, languageOf(locale)) : []
  if (problems.length > 0) throw invalidFields(problems)
}

/** The panel asks whether to restore as a draft or published; without it, an entry is restored as it was. */
async function setStatus(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row,
  { isTrash, status }: TrashRequest,
): Promise<void> {
  if (isTrash || status === undefined || status === row['_status']) return
  await req.payload.update({
    collection,
    id: row.id,
    data: { _status: status },
    unpublishAllLocales: status === 'draft',
    depth: 0,
    overrideAccess: false,
    req,
  })
}
