import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FieldHook,
  type SanitizedConfig,
} from 'payload'

/**
 * The order of a list stands in `_order` of the entries' rows, and Payload writes it with every change as it was when that
 * began, or as a draft has it: whoever saves would undo what another has ordered. Here it is written by the panel's
 * reordering alone, and that writes nothing else of a row.
 */
export function keepOrder(config: SanitizedConfig): SanitizedConfig {
  const ordered = config.collections.filter(({ orderable }) => orderable)
  for (const { fields, hooks } of ordered) {
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), withoutOrder]
    hooks.afterChange = [writeOrder, ...(hooks.afterChange ?? [])]
    for (const field of fields)
      if ('name' in field && field.name === ORDER && field.type === 'text')
        field.hooks = { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), asInRow] }
  }
  for (const endpoint of config.endpoints)
    if (endpoint.path === '/reorder') endpoint.handler = reordering(endpoint.handler)
  writeOrderApart(config.db, new Set(ordered.map(({ slug }) => slug)))
  return config
}

const ORDER = '_order'
const REORDERS = 'reorders'

/** Of what an operation is sent. */
const withoutOrder: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || context[REORDERS] === true) return args
  const { [ORDER]: _order, ...data }: Record<string, unknown> = { ...args.data }
  return { ...args, data }
}

/** For versions, which the panel's lists are ordered by: they have the order that the row has now. */
const asInRow: FieldHook = async ({ collection, context, operation, originalDoc, req, value }) => {
  if (operation !== 'update' || context[REORDERS] === true || !collection || !originalDoc) return value
  const row = await req.payload.db.findOne<{ id: string; [ORDER]?: string }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    select: { [ORDER]: true },
    req,
  })
  return row?.[ORDER] ?? value
}

/** Of an entry with a draft, Payload orders the draft alone: visitors see the row. */
const writeOrder: CollectionAfterChangeHook = async ({ collection: { slug }, context, doc, req }) => {
  if (context[REORDERS] === true)
    await req.payload.db.updateOne({
      collection: slug,
      id: doc.id,
      data: { [ORDER]: doc[ORDER] },
      returning: false,
      req,
    })
}

/** Rows are updated without their order, and ordered without the rest, which was read a while ago. */
function writeOrderApart(database: SanitizedConfig['db'], ordered: ReadonlySet<string>): void {
  const { init } = database
  database.init = (args) => {
    const adapter = init(args)
    const { updateOne } = adapter
    adapter.updateOne = function updateApart(update) {
      if (!ordered.has(update.collection)) return updateOne.call(this, update)
      const { [ORDER]: order, ...rest } = update.data
      const { updatedAt } = rest
      const apart = { [ORDER]: order, ...(updatedAt === undefined ? {} : { updatedAt }) }
      return updateOne.call(this, { ...update, data: update.req?.context?.[REORDERS] === true ? apart : rest })
    }
    return adapter
  }
}

/** More are not shown at once. */
const MOST_MOVED = 100

/** Payload takes any body, and stumbles over most. */
const reordering =
  (reorder: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const body: unknown = await req.json?.().catch(() => undefined)
    if (!isRecord(body) || !isRecord(body['target']) || !areIds(body['docsToMove'])) throw invalid()
    req.json = () => Promise.resolve(body)
    req.context[REORDERS] = true
    try {
      return await reorder(req)
    } catch (error) {
      // Of a key that is none, and of two that nothing comes between.
      if (error instanceof Error && /^invalid order key|>=/.test(error.message)) throw invalid()
      throw error
    }
  }

const invalid = () => new APIError('This cannot be put in order.', 400, null, true)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areIds = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_MOVED &&
  value.every((id) => typeof id === 'string' || typeof id === 'number')
