import { join } from 'node:path'

import { inject, onTestFinished } from 'vitest'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { type AtEnd, atEndOfGroup } from '../../support/at-end.ts'
import { Client, type Sending } from '../../support/client.ts'
import { entities, entity, sample } from '../../support/entities.ts'
import {
  databaseSettings,
  type Environment,
  type Server,
  startCopy,
  startServer,
  type Within,
} from '../../support/server.ts'
import type { Storing } from '../../storage/stored.ts'
import { storageSettings } from '../../storage/start.ts'
import { type PreparedInstance, prepare, register } from '../../support/prepared.ts'
import { prepareGroup } from '../../support/prepare-group.ts'

/** The shared server of this process; VITEST_POOL_ID starts at 1. */
const shared = sharedServer()

function sharedServer() {
  const found = inject('servers')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!found) throw new Error('this process has no server')
  return found
}

/** The shared server's storage of pictures. */
export const sharedStoring: Storing = shared
export const sharedUrl = shared.url
export const onMongo = inject('mongodbUri') !== undefined
export const onBucket = inject('storage') !== undefined
/** Whether nginx stands before the shared server: it refuses paths that are no valid URLs itself, with 400. */
export const behindProxy = inject('behindProxy')

/** A client that is not signed in. */
export const visitor = (): Client => new Client(shared.url)

/** The signed-in administrator of the shared server. */
export function admin(): Client {
  const client = new Client(shared.url)
  client.cookie = shared.cookie
  return client
}

interface Administered {
  server: Server
  client: Client
}

async function administered(server: Server): Promise<Administered> {
  const { cookie, device } = await register(server)
  return { server, client: clientOf(server, cookie, device) }
}

function clientOf({ url }: Server, cookie: string, device: string | undefined): Client {
  const client = new Client(url)
  client.cookie = cookie
  client.device = device
  return client
}

/** A server of the test's own, removed at the end of the test, or of the group if `atEnd` belongs to one. */
export async function ownServer(
  environment: Environment = {},
  within?: Within,
  atEnd: AtEnd = onTestFinished,
): Promise<Server> {
  const own = { ...databaseSettings(inject('mongodbUri')), ...(await storageSettings(inject('storage'))) }
  const server = await startServer({ ...own, ...environment }, within)
  atEnd(() => server.remove())
  return server
}

let withDemo: Promise<PreparedInstance> | undefined

/** An instance to copy; the one with the demo content is created on first use, once per process. */
async function preparedInstance(seed: string | undefined): Promise<PreparedInstance> {
  const empty = inject('prepared')
  if (!empty) throw new Error('instances are prepared on SQLite alone')
  if (seed !== 'demo') return empty
  withDemo ??= prepare(join(inject('folder'), `demo-${process.env['VITEST_POOL_ID']}`), 'demo').catch(
    (error: unknown) => {
      // The next one that needs it tries it again.
      withDemo = undefined
      throw error
    },
  )
  return withDemo
}

/** With one of these settings no copy is used: they place the data elsewhere, or the copy's cookies depend on them. */
const notPrepared = ['DATA_DIR', 'DATABASE_URI', 'PAYLOAD_SECRET', 'PUBLIC_URL']

/**
 * A server of the test's own and its first administrator. On SQLite, where the settings allow, it starts on a copy of an instance that has
 * both, since migrating and registering would take a quarter of each start.
 */
export async function ownServerWithAdmin(
  environment: Environment = {},
  within?: Within,
  atEnd: AtEnd = onTestFinished,
): Promise<Administered> {
  // A copy would lack the demo content's pictures in the bucket.
  const isElsewhere = onBucket && environment['SEED'] === 'demo'
  if (onMongo || isElsewhere || within || notPrepared.some((name) => environment[name] !== undefined))
    return freshServerWithAdmin(environment, within, atEnd)
  const prepared = await preparedInstance(environment['SEED'])
  const server = await startCopy(prepared.root, { ...(await storageSettings(inject('storage'))), ...environment })
  atEnd(() => server.remove())
  return { server, client: clientOf(server, prepared.cookie, prepared.device) }
}

/** The same, but never a copy: a fresh instance, whose administrator is registered now. */
export const freshServerWithAdmin = async (
  environment: Environment = {},
  within?: Within,
  atEnd: AtEnd = onTestFinished,
): Promise<Administered> => administered(await ownServer(environment, within, atEnd))

/** The same for all tests of the current group; returns a function that returns them. */
export function groupServer(environment: Environment = {}): () => Administered {
  const atEnd = atEndOfGroup()
  let made: Administered | undefined
  prepareGroup(async () => {
    made = await ownServerWithAdmin(environment, undefined, atEnd)
  })
  return () => {
    if (!made) throw new Error('the server of the group is not started yet')
    return made
  }
}

/** Creates a valid entry as the administrator. */
export async function create(
  name: ResourceName,
  fields: Readonly<Record<string, string>> = {},
  sending: Sending = {},
): Promise<AnyEntity> {
  const type = resources[name]
  return entity(await admin().post(`/${type.path}/`, sample(type, fields), sending))
}

/** Deletes every entry of a type that can be deleted. */
export async function clear(name: ResourceName): Promise<void> {
  const { path } = resources[name]
  for (const { _id } of entities(await admin().get(`/${path}/`))) await admin().remove(`/${path}/${_id}`)
}

/** Creates a draft through Payload's own REST API, as the panel does. */
export async function createDraft(collection: string, fields: Readonly<Record<string, unknown>>): Promise<string> {
  const answer = await admin().post(`/${collection}?draft=true&depth=0`, { ...fields, _status: 'draft' })
  const { body } = answer
  if (typeof body === 'object' && body !== null && 'doc' in body) {
    const { doc } = body
    if (typeof doc === 'object' && doc !== null && 'id' in doc) return String(doc.id)
  }
  throw new Error(`no draft was made: ${answer.status} ${answer.text.slice(0, 300)}`)
}
