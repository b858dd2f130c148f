import { randomInt } from 'node:crypto'

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type DatabaseAdapterObj,
  type Endpoint,
  type FieldHook,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { changeUpdates, withAdapter } from '#cms/internals/payload-adapter.ts'
import { withHandler } from '#cms/internals/payload-config.ts'
import { ORDER, orderField, reorderEndpoint } from '#cms/internals/payload-order.ts'

import { NOT_TRASHED } from '#collections/trash.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { isRecord } from '#contract/narrow.ts'
import { staffMessages } from '#contract/staff-messages.ts'

/**
 * A list's order is stored in `_order` of each row. Payload writes that column with every save, with the value it had when
 * the save began or when the draft was made, which would undo reorderings made meanwhile. With these hooks only the panel's
 * reorder endpoint writes `_order`, and it writes nothing else of a row.
 */
export function protectListOrder(config: SanitizedConfig): SanitizedConfig {
  const ordered = config.collections.filter(({ orderable }) => orderable)
  for (const collection of ordered) {
    const { hooks } = collection
    const field = orderField(collection)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), withoutOrder]
    hooks.afterChange = [writeOrder, ...(hooks.afterChange ?? [])]
    field.hooks = { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), orderOfRow] }
  }
  const slugs = new Set(ordered.map(({ slug }) => slug))
  config.endpoints = withHandler(config.endpoints, reorderEndpoint, (reorder) => validatedReorder(reorder, slugs))
  config.db.init = separateOrderUpdates(config.db, slugs).init
  return config
}

declare module 'payload' {
  interface RequestContext {
    /** Whether the panel's reorder endpoint runs. */
    reorders?: boolean
  }
}

interface Row {
  id: string
  [ORDER]?: string | null
}

/** Drops `_order` from the input of a create or update. */
const withoutOrder: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || context.reorders === true) return args
  const { [ORDER]: _order, ...data }: Record<string, unknown> = { ...args.data }
  return { ...args, data }
}

/**
 * Makes a new row's `_order` unique: Payload's is the next after the last, which rows that are created at once, perhaps on several
 * nodes, would share. Sets a version's to the row's current one, since the panel sorts its lists by versions.
 */
const orderOfRow: FieldHook = async ({ collection, context, operation, originalDoc, req, value }) => {
  if (operation === 'create' && typeof value === 'string') return value + ownFraction()
  if (operation !== 'update' || context.reorders === true || !collection || !originalDoc) return value
  const row = await req.payload.db.findOne<Row>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    select: { [ORDER]: true },
    req,
  })
  return row?.[ORDER] ?? value
}

const TIME_DIGITS = 9
/** In base 36 they have one number of digits, and do not end with a zero, as no key may. */
const randomDigits = (): string => randomInt(36 ** 3, 36 ** 4).toString(36) + randomInt(1, 36).toString(36)

/** Digits that put a key between itself and the next one: rows that get one key of Payload's are in the order of their creation. */
const ownFraction = (): string => Date.now().toString(36).padStart(TIME_DIGITS, '0') + randomDigits()

/** Payload's reordering of an entry with a draft changes the draft only; visitors see the row. */
const writeOrder: CollectionAfterChangeHook = async ({ collection: { slug }, context, doc, req }) => {
  if (context.reorders === true)
    await req.payload.db.updateOne({
      collection: slug,
      id: doc.id,
      data: { [ORDER]: doc[ORDER] },
      returning: false,
      req,
    })
}

/** Updates omit `_order`; reorderings write only `_order`, since the rest of their data may be outdated. */
const separateOrderUpdates = (database: SanitizedConfig['db'], ordered: ReadonlySet<string>): DatabaseAdapterObj =>
  withAdapter(database, (adapter) =>
    changeUpdates(adapter, (update) => {
      if (!ordered.has(update.collection)) return update
      const { [ORDER]: order, ...rest } = update.data
      // Null leaves it as it is: what visitors read of an entry has not changed.
      const orderOnly = { [ORDER]: order, updatedAt: null }
      return { ...update, data: update.req?.context?.reorders === true ? orderOnly : rest }
    }),
  )

/** The id of a target that stands for the first of the other entries: which one that is is known only under the lock. */
const FRONT = null

/** The panel shows no more entries on a page. */
const MAX_MOVED = 100

/**
 * Validates the body first: Payload accepts any and fails with 500 on most invalid ones. Of the target only the id counts, since the
 * list that the panel shows may be outdated. One reordering at a time: two beside one entry would give one key twice.
 */
const validatedReorder =
  (reorder: Endpoint['handler'], ordered: ReadonlySet<CollectionSlug>): Endpoint['handler'] =>
  async (req) => {
    const body: unknown = await req.json?.().catch(() => undefined)
    if (!isRecord(body) || !isRecord(body['target']) || !areIds(body['docsToMove'])) throw invalid()
    if (!['collectionSlug', 'newKeyWillBe', 'orderableFieldName'].every((name) => typeof body[name] === 'string'))
      throw invalid()
    const collection = [...ordered].find((slug) => slug === body['collectionSlug'])
    const { id: sent } = body['target']
    if (!collection || (typeof sent !== 'string' && sent !== FRONT)) throw invalid()
    if (sent === FRONT && body['newKeyWillBe'] !== 'less') throw invalid()
    const send = async (change: object): Promise<Response> => {
      req.json = () => Promise.resolve({ ...body, ...change })
      return reorder(req)
    }
    req.context.reorders = true
    try {
      return await withClusterLock(req.payload, `order ${collection}`, async () => {
        const id = sent === FRONT ? await firstBut(req, collection, body['docsToMove']) : sent
        if (id === undefined) return new Response()
        const key = await keyOf(req, collection, id)
        const [first, ...others] = key === '' ? [] : await rowsWithKey(req, collection, key)
        if (first === undefined || others.length === 0) return send({ target: { id, key } })
        // Keys that are equal, as earlier versions made them, leave no room between their rows.
        const separated = await send({ docsToMove: others, newKeyWillBe: 'greater', target: { id: first, key } })
        return separated.ok ? send({ target: { id, key: await keyOf(req, collection, id) } }) : separated
      })
    } finally {
      // The request may go on to write whole entries; Payload's operations have copied its context meanwhile.
      delete req.context.reorders
    }
  }

/** The key of an entry; empty if it has none yet. Throws 400 if there is no such entry. */
async function keyOf(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string> {
  const where: Where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row>({ collection, where, select: { [ORDER]: true }, req })
  if (!row) throw invalid()
  return row[ORDER] ?? ''
}

/** The ids of the entries with a key, in the order of lists. */
async function rowsWithKey(req: PayloadRequest, collection: CollectionSlug, key: string): Promise<string[]> {
  const where: Where = { and: [{ [ORDER]: { equals: key } }, NOT_TRASHED] }
  const query = { collection, where, select: {}, sort: 'id', pagination: false, req }
  const { docs } = await req.payload.db.find<Row>(query)
  return docs.map((row) => String(row.id))
}

const invalid = () => new APIError(staffMessages.orderInvalid, 400, null, true)

const areIds = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_MOVED &&
  value.every((id) => typeof id === 'string' || typeof id === 'number')

/**
 * Moves an entry behind another one, or to the front, with Payload's own endpoint.
 *
 * @param after the id of the other one; null for the front
 */
export async function moveEntry(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  after: string | null,
): Promise<void> {
  const { endpoints } = req.payload.config
  const reorder = endpoints.find(
    ({ path, method }) => path === reorderEndpoint.path && method === reorderEndpoint.method,
  )
  if (!reorder) throw new Error('Payload has no endpoint that reorders')
  const body = {
    collectionSlug: collection,
    docsToMove: [id],
    newKeyWillBe: after === null ? 'less' : 'greater',
    orderableFieldName: ORDER,
    target: { id: after ?? FRONT },
  }
  req.json = () => Promise.resolve(body)
  const { status } = await reorder.handler(req)
  if (status >= 400) throw invalid()
}

/** The id of the first entry of a list, but for these. */
async function firstBut(req: PayloadRequest, collection: CollectionSlug, ids: unknown): Promise<string | undefined> {
  const where: Where = { and: [{ id: { not_in: ids } }, NOT_TRASHED] }
  const query = { collection, where, select: {}, sort: [ORDER, 'id'], limit: 1, pagination: false, req }
  const [row] = (await req.payload.db.find<Row>(query)).docs
  return row && String(row.id)
}
