import type { TestProject } from 'vitest/node'

import { obtainEngines } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there can be no cluster on this machine. */
    cannotRun: string | undefined
  }
}

/** Fetches what a cluster needs; where that is not to be had, its tests are skipped with the reason. */
export default function setup(project: TestProject): void {
  const reason = missing()
  project.provide('cannotRun', reason)
  if (reason !== undefined) process.stdout.write(`\nSkipped: cluster, since ${reason}.\n`)
}

function missing(): string | undefined {
  try {
    obtainEngines()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
