import type { TestProject } from 'vitest/node'

import { obtainEngines, obtainVarnish } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there can be no cluster on this machine. */
    cannotRun: string | undefined
    /** The same of Varnish, which is no part of it. */
    cannotRunVarnish: string | undefined
  }
}

/** Fetches what a cluster needs, and a cache in front; where that is not to be had, its tests are skipped with the reason. */
export default function setup(project: TestProject): void {
  project.provide('cannotRun', missing('cluster', obtainEngines))
  project.provide('cannotRunVarnish', missing('Varnish', obtainVarnish))
}

function missing(what: string, obtain: () => unknown): string | undefined {
  try {
    obtain()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stdout.write(`\nSkipped: ${what}, since ${reason}.\n`)
    return reason
  }
}
