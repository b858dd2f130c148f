import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { databaseSettings, type Server, startCopy, startServer } from '../../support/server.ts'
import type { Storing } from '../../storage/stored.ts'
import { startSharedServices } from '../../cluster/cluster.ts'
import { type Shared, startNodes } from '../../cluster/nodes.ts'
import { startDatabase } from '../../database/start.ts'
import { startStorage, storageSettings } from '../../storage/start.ts'
import { type Cookies, type PreparedInstance, prepare, register } from '../../support/prepared.ts'

interface SharedServer extends Cookies, Storing {
  url: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The URI of MongoDB, in the suites that run on it. */
    mongodbUri: string | undefined
    /** The URL of the S3 storage, in the suites whose servers store files there. */
    storage: string | undefined
    /** Whether nginx stands before the servers. */
    behindProxy: boolean
    /** One server for each process of the suite, shared by the test files that run in it. */
    servers: readonly SharedServer[]
    /** Only on SQLite: an instance without content that servers can start on a copy of. */
    prepared: PreparedInstance | undefined
    /** A folder that is deleted at the end of the suite. */
    folder: string
  }
}

/** Starts the database, and one server with an administrator for each test process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-suite-'))
  const services = project.name.endsWith('cluster') ? await startSharedServices() : undefined
  const database = project.name.endsWith('mongodb') ? await startDatabase() : undefined
  const storage = project.name.endsWith('bucket') ? await startStorage() : undefined
  const mongodbUri = services?.shared.mongodbUri ?? database?.uri
  const prepared = mongodbUri === undefined ? await prepare(path.join(folder, 'none'), 'none') : undefined
  const start = async () => {
    if (prepared) return startOnCopy(prepared, storage?.endpoint)
    if (services) return startPair(services.shared)
    return startOnDatabase(mongodbUri)
  }
  const started = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, start))
  project.provide('folder', folder)
  project.provide('mongodbUri', mongodbUri)
  project.provide('storage', services?.shared.storage ?? storage?.endpoint)
  project.provide('behindProxy', services !== undefined)
  project.provide('prepared', prepared)
  project.provide(
    'servers',
    started.map(({ server: { url, dataDir, mediaDir, environment }, cookie, device }) => ({
      url,
      dataDir,
      mediaDir,
      environment,
      cookie,
      device,
    })),
  )
  return async () => {
    await Promise.all(started.map(({ server }) => server.remove()))
    await database?.stop()
    await storage?.stop()
    await services?.stop()
    await rm(folder, { recursive: true, force: true })
    for (const { server } of started)
      if (server.output().trim() !== '')
        process.stdout.write(`\na shared server logged:\n${server.output().slice(0, 4000)}\n`)
  }
}

interface Started extends Cookies {
  server: Pick<Server, 'url' | 'dataDir' | 'mediaDir' | 'environment' | 'output' | 'remove'>
}

async function startOnDatabase(uri: string | undefined): Promise<Started> {
  const server = await startServer(databaseSettings(uri))
  return { server, ...(await register(server)) }
}

/** Starts two nodes with the tests' settings. */
async function startPair(shared: Shared): Promise<Started> {
  const nodes = await startNodes(shared)
  return { server: { ...nodes, remove: nodes.stop }, ...(await register(nodes)) }
}

const startOnCopy = async ({ root, ...cookies }: PreparedInstance, storage: string | undefined): Promise<Started> => ({
  server: await startCopy(root, await storageSettings(storage)),
  ...cookies,
})
