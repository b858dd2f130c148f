import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { databaseSettings, type Server, startCopy, startServer } from '../../support/server.ts'
import { startDatabase } from '../../database/start.ts'
import { type Cookies, type PreparedInstance, prepare, register } from './prepared.ts'

interface SharedServer extends Cookies {
  url: string
  mediaDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where MongoDB is, in the suite that runs on it. */
    mongodbUri: string | undefined
    /** One server for each of the suite's processes, shared by the files that run in it. */
    servers: readonly SharedServer[]
    /** On SQLite: an instance without content, to start on a copy of. */
    prepared: PreparedInstance | undefined
    /** Gone when the suite is over. */
    folder: string
  }
}

/** Starts the database, and a server with an administrator for each process that runs test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-suite-'))
  const database = project.name.endsWith('mongodb') ? await startDatabase() : undefined
  const prepared = database ? undefined : await prepare(path.join(folder, 'none'), 'none')
  const start = () => (prepared ? startOnCopy(prepared) : startOnDatabase(database?.uri))
  const started = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, start))
  project.provide('folder', folder)
  project.provide('mongodbUri', database?.uri)
  project.provide('prepared', prepared)
  project.provide(
    'servers',
    started.map(({ server: { url, mediaDir }, cookie, device }) => ({ url, mediaDir, cookie, device })),
  )
  return async () => {
    await Promise.all(started.map(({ server }) => server.remove()))
    await database?.stop()
    await rm(folder, { recursive: true, force: true })
    for (const { server } of started)
      if (server.output().trim() !== '')
        process.stdout.write(`\na shared server logged:\n${server.output().slice(0, 4000)}\n`)
  }
}

interface Started extends Cookies {
  server: Server
}

async function startOnDatabase(uri: string | undefined): Promise<Started> {
  const server = await startServer(databaseSettings(uri))
  return { server, ...(await register(server)) }
}

const startOnCopy = async ({ root, ...cookies }: PreparedInstance): Promise<Started> => ({
  server: await startCopy(root),
  ...cookies,
})
