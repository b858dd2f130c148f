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
import { isInvalidKeyError, ORDER, orderField, reorderEndpoint } from '#cms/internals/payload-order.ts'

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
  config.endpoints = withHandler(config.endpoints, reorderEndpoint, validatedReorder)
  config.db.init = separateOrderUpdates(config.db, new Set(ordered.map(({ slug }) => slug))).init
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

/** Sets a version's `_order` to the row's current one, since the panel sorts its lists by versions. */
const orderOfRow: FieldHook = async ({ collection, context, operation, originalDoc, req, value }) => {
  if (operation !== 'update' || context.reorders === true || !collection || !originalDoc) return value
  const row = await req.payload.db.findOne<Row>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    select: { [ORDER]: true },
    req,
  })
  return row?.[ORDER] ?? value
}

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

/** The panel shows no more entries on a page. */
const MAX_MOVED = 100

/** Validates the body first: Payload accepts any and fails with 500 on most invalid ones. */
const validatedReorder =
  (reorder: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const body: unknown = await req.json?.().catch(() => undefined)
    if (!isRecord(body) || !isRecord(body['target']) || !areIds(body['docsToMove'])) throw invalid()
    if (!['collectionSlug', 'newKeyWillBe', 'orderableFieldName'].every((name) => typeof body[name] === 'string'))
      throw invalid()
    req.json = () => Promise.resolve(body)
    req.context.reorders = true
    try {
      return await reorder(req)
    } catch (error) {
      if (isInvalidKeyError(error)) throw invalid()
      throw error
    } finally {
      // The request may go on to write whole entries; Payload's operations have copied its context meanwhile.
      delete req.context.reorders
    }
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
  await withClusterLock(req.payload, `order ${collection}`, async () => {
    const target = await neighbour(req, collection, id, after)
    if (!target) return
    const body = {
      collectionSlug: collection,
      docsToMove: [id],
      newKeyWillBe: after === null ? 'less' : 'greater',
      orderableFieldName: ORDER,
      target,
    }
    req.json = () => Promise.resolve(body)
    const { status } = await reorder.handler(req)
    if (status >= 400) throw invalid()
  })
}

/** The entry beside which another one is moved, with its key: the one of the id `after`, or without one the first of the list. */
async function neighbour(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  after: string | null,
): Promise<{ id: string; key: string } | undefined> {
  const where: Where = { and: [after === null ? { id: { not_equals: id } } : { id: { equals: after } }, NOT_TRASHED] }
  const select = { [ORDER]: true } as const
  const { docs } = await payload.db.find<Row>({ collection, where, select, sort: ORDER, limit: 1, pagination: false })
  const [row] = docs
  return row && { id: String(row.id), key: row[ORDER] ?? '' }
}
