import { OFFICE_TIME_ZONE } from '#contract/office-time-zone.ts'
import { assertNoRestoreLease } from '#cms/backup/restore-lease.ts'
import { assertNoRestore } from '#cms/backup/restore-in-progress.ts'
import { assertDatabaseReachable } from '#cms/database/probe.ts'
import { errorLine } from '#cms/common/error-line.ts'
import { firstBufferedError } from '#cms/common/log.ts'
import { assertTimeZone } from '#cms/common/time-zone.ts'
import { getSettings, prepareFolders, readSecret } from '#cms/common/environment.ts'
import { assertSqliteAccess } from '#cms/database/sqlite-access.ts'
import { assertDatabaseIntact } from '#cms/database/sqlite-check.ts'
import { createDatabaseFile } from '#cms/database/sqlite-file.ts'
import { keepTickObject } from '#cms/internals/node-ticks.ts'
import { mediaStore } from '#cms/media/chosen-store.ts'
import { lockSqlite } from '#cms/locks/sqlite-process-lock.ts'
import { exitBeforeServing, stopSignals } from '#cms/server/exit-before-serving.ts'

/** Starts the server: settings, folders and secret first, then Payload, then the port; stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  keepTickObject()
  // Payload's panel formats dates on the server in the time zone of the process.
  process.env['TZ'] ||= OFFICE_TIME_ZONE
  assertTimeZone(process.env['TZ'])
  const settings = getSettings()
  prepareFolders(settings)
  assertSqliteAccess(settings)
  createDatabaseFile(settings)
  await lockSqlite(settings)
  // Under the lock, which a restore holds while it makes and removes its mark.
  assertNoRestore(settings)
  await Promise.all([assertDatabaseReachable(settings), assertDatabaseIntact(settings), mediaStore().check()])
  await assertNoRestoreLease(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Imported late: these modules read the settings, and loading them takes most of the start.
  const { start } = await import('#cms/server/start.ts')
  await start(settings)
}

let isReported = false
const report = (message: string): void => {
  if (!isReported) process.stderr.write(`${message.split('\n', 1)[0]}\n`)
  isReported = true
}

// Payload ends the process itself when a migration fails.
process.once('exit', (code) => {
  const message = firstBufferedError()
  if (code !== 0 && message !== undefined) report(`The start failed: ${message}`)
})

// Without a handler a process with the id 1, as in a container, ignores them.
for (const signal of stopSignals) process.on(signal, exitBeforeServing)

main().catch((error: unknown) => {
  report(errorLine(error))
  process.exit(1)
})
