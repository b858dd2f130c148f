import type { TestProject } from 'vitest/node'

import { startGround } from '../cluster/cluster.ts'
import type { Shared } from '../cluster/nodes.ts'
import { startServer } from '../support/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of a server that has written the demo content: each file's server starts on a copy of them. */
    seeded: string
    /** In the suite whose files have two nodes behind a proxy each: what those share. */
    shared: Shared | undefined
  }
}

/** Writes the demo content once: its pictures take longer than all the rest of a start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ SEED: 'demo' })
  await server.end('SIGTERM')
  project.provide('seeded', server.root)
  const ground = project.name.endsWith('cluster') ? await startGround() : undefined
  project.provide('shared', ground?.shared)
  return async () => {
    await server.remove()
    await ground?.stop()
  }
}
