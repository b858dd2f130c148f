import { beforeAll, inject, onTestFinished } from 'vitest'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { type AtEnd, atEndOfGroup } from '../../support/at-end.ts'
import { Client, type Sending } from '../../support/client.ts'
import { entities, entity, sample } from '../../support/entities.ts'
import { databaseSettings, type Environment, type Server, startServer, type Within } from '../../support/server.ts'
import { administrator } from './people.ts'

const shared = inject('server')

/** The files that the shared server keeps. */
export const sharedMediaDir = shared.mediaDir
export const sharedUrl = shared.url
export const onMongo = inject('mongodbUri') !== undefined

/** Someone who is not signed in. */
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
  const client = new Client(server.url)
  await client.post('/register', administrator)
  return { server, client }
}

/** A server of the test's own, gone when the test is over, or the group that `atEnd` is of. */
export async function ownServer(
  environment: Environment = {},
  within?: Within,
  atEnd: AtEnd = onTestFinished,
): Promise<Server> {
  const server = await startServer({ ...databaseSettings(inject('mongodbUri')), ...environment }, within)
  atEnd(() => server.remove())
  return server
}

/** A server of the test's own and its first administrator. */
export const ownServerWithAdmin = async (environment: Environment = {}, within?: Within): Promise<Administered> =>
  administered(await ownServer(environment, within))

/** The same for all tests of the group that this is called in; answers how they get at it. */
export function groupServer(environment: Environment = {}): () => Administered {
  const atEnd = atEndOfGroup()
  let made: Administered | undefined
  beforeAll(async () => {
    made = await administered(await ownServer(environment, undefined, atEnd))
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

/** Makes a draft through Payload's own REST, as its panel does. */
export async function createDraft(collection: string, fields: Readonly<Record<string, unknown>>): Promise<string> {
  const answer = await admin().post(`/${collection}?draft=true&depth=0`, { ...fields, _status: 'draft' })
  const { body } = answer
  if (typeof body === 'object' && body !== null && 'doc' in body) {
    const { doc } = body
    if (typeof doc === 'object' && doc !== null && 'id' in doc) return String(doc.id)
  }
  throw new Error(`no draft was made: ${answer.status} ${answer.text.slice(0, 300)}`)
}
