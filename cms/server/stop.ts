import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { flushAuditTrail } from '#cms/audit/record.ts'
import { closeAfterResponse, stopListening } from '#cms/internals/node-http.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/environment.ts'
import { checkpointSqlite } from '#cms/database/separate-sqlite-connection.ts'
import { startDraining } from './draining.ts'
import { exitBeforeServing, stopSignals } from './exit-before-serving.ts'
import { logUnhandledErrors } from './unhandled-errors.ts'

/** Requests and jobs have this long to finish. */
const GRACE_MS = 9000
/** The process exits after this time even if the database cannot be closed. */
const FORCED_EXIT_MS = 15_000
/**
 * The time to store the last records of the audit trail and what was counted, and to notify other nodes and a cache in front of the last
 * changes; each change is sent a second time after two seconds.
 */
const NOTIFY_MS = 3000
const IDLE_POLL_MS = 100
/** A signal that comes earlier after the first is taken for the same one: whoever signals a group of processes, or forwards, sends it twice. */
const SECOND_SIGNAL_MS = 1000
/** A kept-alive connection may send one last request within this time; its response closes the connection. */
const LAST_REQUEST_MS = 300

/** The additional steps of a stop. */
interface LastSteps {
  /** Stops the background jobs and housekeeping. */
  stopJobs: () => Promise<void>
  /** Notifies other nodes and a cache in front of changes. */
  notifyOthers: () => Promise<void>
  /** Stores what was counted until the last request. */
  storeCounts: () => Promise<void>
}

/**
 * On SIGTERM or SIGINT: reports not ready for LEAVE_SECONDS, then stops accepting connections, finishes running requests and
 * jobs (at most 9 s), closes the database and exits with 0. After an uncaught exception it does so at once and exits with 1,
 * since the process's state is undefined. A second signal ends it at once, if it comes a second or more after the first.
 */
export function stopGracefully(server: Server, payload: Payload, last: LastSteps): void {
  /** When the stop began, in ms of `performance.now`. */
  let stoppedAt: number | undefined
  const failed = new AbortController()
  const stop = async (why: string) => {
    stoppedAt = performance.now()
    log.info({ why }, 'stopping')
    startDraining()
    closeAfterResponses(server)
    await pause(getSettings().leaveMs, undefined, { signal: failed.signal }).catch(() => undefined)
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref()
    const finished = Promise.allSettled([endConnections(server), last.stopJobs()]).then(() => true)
    if (!(await Promise.race([finished, pause(GRACE_MS, false)]))) {
      log.warn('unfinished requests or jobs were cut off')
      server.closeAllConnections()
    }
    const lastSteps = Promise.allSettled([flushAuditTrail(), last.notifyOthers(), last.storeCounts()])
    await Promise.race([lastSteps, pause(NOTIFY_MS)])
    const closed = await closeDatabase(payload)
    process.exit(closed && !failed.signal.aborted ? 0 : 1)
  }
  for (const signal of stopSignals) {
    process.off(signal, exitBeforeServing)
    process.on(signal, () => {
      if (stoppedAt === undefined) void stop(signal)
      else if (performance.now() - stoppedAt >= SECOND_SIGNAL_MS) process.exit(1)
    })
  }
  logUnhandledErrors(() => {
    failed.abort()
    if (stoppedAt === undefined) void stop('an uncaught exception')
  })
}

/** Closes each connection after its next response, so that a proxy's connections end one by one during LEAVE_SECONDS. */
const closeAfterResponses = (server: Server): void =>
  void server.prependListener('request', (_, res) => closeAfterResponse(res))

/**
 * Accepts no more connections and waits for the existing ones. HTTP's own `close` closes idle connections
 * at once, and loses requests that are on their way.
 */
async function endConnections(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => stopListening(server, resolve))
  await Promise.race([closed, pause(LAST_REQUEST_MS)])
  // Runs after the next poll phase: a request that arrived while the event loop was busy makes its connection active.
  const closeIdle = () => void setImmediate(() => server.closeIdleConnections())
  closeIdle()
  const idle = setInterval(closeIdle, IDLE_POLL_MS)
  await closed
  clearInterval(idle)
}

/**
 * Closes the database; resolves to whether that succeeded. Payload leaves SQLite connections open, so the client is closed
 * here; the write-ahead log is checkpointed in any case.
 */
async function closeDatabase(payload: Payload): Promise<boolean> {
  try {
    await payload.destroy()
    if (isSqlite(payload.db)) payload.db.client.close()
    return true
  } catch (error) {
    log.error({ err: error }, 'database could not be closed')
    return false
  } finally {
    await checkpointSqlite(getSettings())
  }
}
