import type { TestProject } from 'vitest/node'

import { startSharedServices } from '../cluster/cluster.ts'
import type { Shared } from '../cluster/nodes.ts'
import { startServer } from '../support/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of a stopped server with the demo content; the server of each test file starts on a copy. */
    seeded: string
    /** The services that nodes share, in the suite that runs each file against two nodes behind a proxy. */
    shared: Shared | undefined
  }
}

/** Writes the demo content once, since creating its pictures takes most of a start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ SEED: 'demo' })
  await server.end('SIGTERM')
  project.provide('seeded', server.root)
  const services = project.name.endsWith('cluster') ? await startSharedServices() : undefined
  project.provide('shared', services?.shared)
  return async () => {
    await server.remove()
    await services?.stop()
  }
}
