import type { TestProject } from 'vitest/node'

import { Client } from '../../support/client.ts'
import { databaseSettings, startServer } from '../../support/server.ts'
import { startDatabase } from '../../database/start.ts'
import { administrator } from './people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where MongoDB is, in the suite that runs on it. */
    mongodbUri: string | undefined
    /** The server that most files share. */
    server: { url: string; mediaDir: string; cookie: string }
  }
}

/** Starts the database and one server for the suite, with its first administrator. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = project.name.endsWith('mongodb') ? await startDatabase() : undefined
  const server = await startServer(databaseSettings(database?.uri))
  const client = new Client(server.url)
  await client.post('/register', administrator)
  if (client.cookie === undefined) throw new Error(`no administrator could be made\n${server.output()}`)
  project.provide('mongodbUri', database?.uri)
  project.provide('server', { url: server.url, mediaDir: server.mediaDir, cookie: client.cookie })
  return async () => {
    await server.remove()
    await database?.stop()
    if (server.output().trim() !== '')
      process.stdout.write(`\nthe shared server logged:\n${server.output().slice(0, 4000)}\n`)
  }
}
