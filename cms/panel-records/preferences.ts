import {
  APIError,
  NotFound,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { isObject } from '#cms/common/json.ts'
import { inTurn } from '#cms/locks/lock.ts'

const collection = 'payload-preferences'

/** Of one person. The panel keeps one for each list, and one for each entry whose tabs somebody has used. */
export const MOST_PREFERENCES = 1000
const KEY_LENGTH = 200
const VALUE_BYTES = 20_000
const VALUE_DEPTH = 20

/** How the panel looks to a person, kept by Payload under any key and of any size: within bounds, whoever writes it. */
export function boundedPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === collection)
  if (!preferences) return config
  preferences.hooks.beforeOperation = [...(preferences.hooks.beforeOperation ?? []), judge]
  if (preferences.endpoints) preferences.endpoints = preferences.endpoints.map(bounded)
  return config
}

const refused = (message: string, status = 400): APIError => new APIError(message, status, null, true)

/** Payload's own operations: REST on the collection, and what the panel's server code writes. */
const judge: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.user) return args
  const { key, value }: Record<string, unknown> = { ...args.data }
  demandBounds(key, value)
  if (operation === 'create') await demandRoom(req)
  return args
}

/**
 * The panel's own endpoints work on the database without any operation of Payload's: whatever is sent is written, and removing
 * what is not there is a fault.
 */
function bounded<Given extends Omit<Endpoint, 'root'>>(endpoint: Given): Given {
  if (endpoint.path !== '/:key') return endpoint
  if (endpoint.method === 'post') return { ...endpoint, handler: saving(endpoint.handler) }
  return endpoint.method === 'delete' ? { ...endpoint, handler: removing(endpoint.handler) } : endpoint
}

type Handler = Endpoint['handler']

const keyOf = ({ routeParams }: PayloadRequest): string => String(routeParams?.['key'])

const saving =
  (save: Handler): Handler =>
  async (req) => {
    const { user } = req
    if (!user) return save(req)
    const key = keyOf(req)
    const value = await bodyOf(req)
    demandBounds(key, value)
    req.json = () => Promise.resolve(value)
    return inTurn(`preferences ${user.id}`, async () => {
      if (!(await isThere(req, key))) await demandRoom(req)
      return save(req)
    })
  }

const removing =
  (remove: Handler): Handler =>
  async (req) => {
    if (req.user && !(await isThere(req, keyOf(req)))) throw new NotFound(req.t)
    return remove(req)
  }

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  const value: unknown = await req.json?.().catch(() => undefined)
  if (value === undefined || value === null) throw refused('The body must be JSON.')
  return value
}

function demandBounds(key: unknown, value: unknown): void {
  if (typeof key === 'string' && key.length > KEY_LENGTH) throw refused('The key is too long.')
  if (typeof key === 'string' && !isShape(key, value)) throw refused('The value is none of this key.')
  if (!isShallow(value, VALUE_DEPTH)) throw refused('The value is nested too deeply.')
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > VALUE_BYTES) throw refused('The value is too large.', 413)
}

/** Of what the panel cannot be shown without once it is kept: how lists and the dashboard are laid out. */
function isShape(key: string, value: unknown): boolean {
  const inner: unknown = isObject(value) && 'value' in value ? value['value'] : value
  const kept: Readonly<Record<string, unknown>> = isObject(inner) ? inner : {}
  if (key === 'dashboard-layout') return kept['layouts'] === undefined || Array.isArray(kept['layouts'])
  if (!key.startsWith('collection-')) return true
  const { columns, limit, sort, preset, groupBy } = kept
  return (
    (columns === undefined ||
      (Array.isArray(columns) && columns.every((one) => isObject(one) || typeof one === 'string'))) &&
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

async function isThere(req: PayloadRequest, key: string): Promise<boolean> {
  const where = { and: [...ofUser(req), { key: { equals: key } }] }
  return (await req.payload.db.count({ collection, where })).totalDocs > 0
}

async function demandRoom(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.db.count({ collection, where: { and: ofUser(req) } })
  if (totalDocs >= MOST_PREFERENCES) throw refused('There are too many preferences; reset them in the account.', 409)
}
