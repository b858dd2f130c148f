import type { TestProject } from 'vitest/node'

import { findDatabaseTools, obtainEngines, obtainVarnish } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there can be no cluster on this machine. */
    cannotRun: string | undefined
    /** The same of Varnish, which is no part of it. */
    cannotRunVarnish: string | undefined
    /** The folder of the MongoDB Database Tools, if they are installed. */
    databaseTools: string | undefined
  }
}

/**
 * Fetches what a cluster needs, and a cache in front; where that is not to be had, its tests are skipped with the reason, and fail
 * where CI is set. Backups are tested where MongoDB's tools are installed.
 */
export default function setup(project: TestProject): void {
  project.provide('cannotRun', obtained('cluster', obtainEngines).reason)
  project.provide('cannotRunVarnish', obtained('Varnish', obtainVarnish).reason)
  project.provide('databaseTools', findDatabaseTools())
}

function obtained(what: string, obtain: () => unknown): { reason?: string } {
  try {
    obtain()
    return {}
  } catch (error) {
    if (process.env['CI']) throw error
    const reason = error instanceof Error ? error.message : String(error)
    process.stdout.write(`\nSkipped: ${what}, since ${reason}.\n`)
    return { reason }
  }
}
