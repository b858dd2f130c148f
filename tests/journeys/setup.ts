import type { TestProject } from 'vitest/node'

import { startServer } from '../support/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of a server that has written the demo content: each file's server starts on a copy of them. */
    seeded: string
  }
}

/** Writes the demo content once: its pictures take longer than all the rest of a start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ SEED: 'demo' })
  await server.end('SIGTERM')
  project.provide('seeded', server.root)
  return () => server.remove()
}
