import {
  APIError,
  NotFound,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { isRecord } from '#contract/narrow.ts'

import { collectionOf, withHandler } from '#cms/internals/payload-config.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'

const collection = 'payload-preferences'

/** Per user. The panel stores one for each list, and one for each entry whose tabs the user has switched. */
export const MAX_PREFERENCES = 1000
const KEY_LENGTH = 200
const VALUE_BYTES = 20_000
const VALUE_DEPTH = 20

/** Limits size, depth and number of panel preferences: Payload stores any value under any key, on every route. */
export function limitPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = collectionOf(config, collection)
  preferences.hooks.beforeOperation = [...(preferences.hooks.beforeOperation ?? []), validateWrite]
  // The panel's endpoints write to the database without running Payload's operations and hooks, and removing a missing
  // preference ends in a 500.
  const validated = withHandler(preferences.endpoints, { method: 'post', path: '/:key' }, validatedSave)
  preferences.endpoints = withHandler(validated, { method: 'delete', path: '/:key' }, validatedRemove)
  return config
}

const apiError = (message: string, status = 400): APIError => new APIError(message, status, null, true)

/** Validates writes by Payload's own operations: REST on the collection, and the panel's server code. */
const validateWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.user) return args
  const { key, value }: Record<string, unknown> = { ...args.data }
  assertWithinLimits(key, value)
  if (operation === 'create') await assertBelowMaximum(req)
  return args
}

type Handler = Endpoint['handler']

const keyOf = ({ routeParams }: PayloadRequest): string => String(routeParams?.['key'])

const validatedSave =
  (save: Handler): Handler =>
  async (req) => {
    const { user } = req
    if (!user) return save(req)
    const key = keyOf(req)
    const value = await bodyOf(req)
    assertWithinLimits(key, value)
    req.json = () => Promise.resolve(value)
    return withLocalLock(`preferences ${user.id}`, async () => {
      if (!(await exists(req, key))) await assertBelowMaximum(req)
      return save(req)
    })
  }

const validatedRemove =
  (remove: Handler): Handler =>
  async (req) => {
    if (req.user && !(await exists(req, keyOf(req)))) throw new NotFound(req.t)
    return remove(req)
  }

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  const value: unknown = await req.json?.().catch(() => undefined)
  if (value === undefined || value === null) throw apiError('The body must be JSON.')
  return value
}

function assertWithinLimits(key: unknown, value: unknown): void {
  if (typeof key === 'string' && key.length > KEY_LENGTH) throw apiError('The key is too long.')
  if (typeof key === 'string' && !isShape(key, value)) throw apiError('The value is none of this key.')
  if (!isShallow(value, VALUE_DEPTH)) throw apiError('The value is nested too deeply.')
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > VALUE_BYTES) throw apiError('The value is too large.', 413)
}

/** Whether a layout of a list or of the dashboard has the shape that the panel needs: a stored bad one breaks the page. */
function isShape(key: string, value: unknown): boolean {
  const inner: unknown = isRecord(value) && 'value' in value ? value['value'] : value
  const layout: Readonly<Record<string, unknown>> = isRecord(inner) ? inner : {}
  if (key === 'dashboard-layout') return layout['layouts'] === undefined || Array.isArray(layout['layouts'])
  if (!key.startsWith('collection-')) return true
  const { columns, limit, sort, preset, groupBy } = layout
  return (
    (columns === undefined ||
      (Array.isArray(columns) && columns.every((one) => isRecord(one) || typeof one === 'string'))) &&
    (limit === undefined || (Number.isInteger(Number(limit)) && Number(limit) > 0 && Number(limit) <= 100)) &&
    (sort === undefined || typeof sort === 'string') &&
    [preset, groupBy].every((one) => one === undefined || one === null || one === '')
  )
}

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)))

const ofUser = ({ user }: PayloadRequest): Where[] => [
  { 'user.relationTo': { equals: user?.collection } },
  { 'user.value': { equals: user?.id } },
]

async function exists(req: PayloadRequest, key: string): Promise<boolean> {
  const where = { and: [...ofUser(req), { key: { equals: key } }] }
  return (await req.payload.db.count({ collection, where })).totalDocs > 0
}

async function assertBelowMaximum(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.db.count({ collection, where: { and: ofUser(req) } })
  if (totalDocs >= MAX_PREFERENCES) throw apiError('There are too many preferences; reset them in the account.', 409)
}
