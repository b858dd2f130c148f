import type { TestProject } from 'vitest/node'

import { findDatabaseTools, obtainEngines, obtainVarnish } from '../processes/engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the cluster cannot run on this machine; undefined if it can. */
    cannotRun: string | undefined
    /** The same for Varnish, which the other tests do not need. */
    cannotRunVarnish: string | undefined
    /** The folder of the MongoDB Database Tools, if they are installed. */
    databaseTools: string | undefined
  }
}

/**
 * Downloads what the cluster and Varnish need. If that fails, their tests are skipped with the reason, or fail if CI is set. Backup tests
 * are skipped without MongoDB's tools.
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
