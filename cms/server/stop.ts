import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { allRecorded } from '#cms/audit/record.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/settings.ts'
import { checkpointSqlite } from '#cms/database/sqlite-connection.ts'
import { tellOfUnhandled } from './unhandled.ts'

/** What is under way, requests and jobs alike, has so long to end. */
const WORK_MS = 9000
/** The process ends after that, even should the database not let itself be closed. */
const MOST_MS = 12_000
const IDLE_LOOK_MS = 100
/** So long a connection in use has to bring its next request, whose answer says that it is the last. */
const LAST_REQUEST_MS = 300

/**
 * On SIGTERM or SIGINT: takes no more, finishes what is under way (at most 9 s), closes the database, exits 0. After an
 * exception that nobody caught the same, with exit code 1: what it left behind nobody knows, and a new process is sound.
 *
 * @param stopJobs ends what runs in the background
 */
export function stopInOrder(server: Server, payload: Payload, stopJobs: () => Promise<void>): void {
  let stopping = false
  const stop = async (why: string, code: number) => {
    stopping = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), MOST_MS).unref()
    const finished = Promise.allSettled([endConnections(server), stopJobs()])
      .then(allRecorded)
      .then(() => true)
    if (!(await Promise.race([finished, pause(WORK_MS, false)]))) {
      log.warn('what was under way was cut off')
      server.closeAllConnections()
    }
    const closed = await closeDatabase(payload)
    process.exit(closed ? code : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      void stop(signal, 0)
    })
  tellOfUnhandled(() => {
    if (!stopping) void stop('an exception', 1)
  })
}

/**
 * Takes no more connections and ends those there are, once their answers are out. HTTP's own `close` ends at once what is
 * idle at that moment, and with it requests that are on their way.
 */
async function endConnections(server: Server): Promise<void> {
  server.prependListener('request', (_, res) => {
    res.shouldKeepAlive = false
  })
  const closed = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()))
  await Promise.race([closed, pause(LAST_REQUEST_MS)])
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
  await closed
  clearInterval(idle)
}

/**
 * Payload stops its own work but leaves SQLite's file open, and more than one connection to it. Whatever fails, what has
 * been written is brought into SQLite's file. Answers whether all went well.
 */
async function closeDatabase(payload: Payload): Promise<boolean> {
  try {
    await payload.destroy()
    closeClient(payload)
    return true
  } catch (error) {
    log.error({ err: error }, 'the database could not be closed')
    return false
  } finally {
    await checkpointSqlite(getSettings())
  }
}

function closeClient({ db }: Payload): void {
  if (
    'client' in db &&
    typeof db.client === 'object' &&
    db.client !== null &&
    'close' in db.client &&
    typeof db.client.close === 'function'
  )
    db.client.close()
}
