import { assertDatabaseReachable } from './database-probe.ts'
import { firstBufferedError } from './log.ts'
import { getSettings, prepareFolders, readSecret } from './settings.ts'
import { assertDatabaseIntact } from './sqlite-check.ts'
import { createDatabaseFile } from './sqlite-file.ts'
import { lockSqlite } from './sqlite-lock.ts'

/** Starts the server: settings, folders and secret first, then Payload, then the port; stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const settings = getSettings()
  prepareFolders(settings)
  createDatabaseFile(settings)
  await lockSqlite(settings)
  await Promise.all([assertDatabaseReachable(settings), assertDatabaseIntact(settings)])
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Loaded only now: these read the settings, and importing them takes most of the start.
  const { start } = await import('./server/start.ts')
  await start(settings)
}

let told = false
const tell = (message: string): void => {
  if (!told) process.stderr.write(`${message.split('\n', 1)[0]}\n`)
  told = true
}

// Payload ends the process itself when a migration fails.
process.once('exit', (code) => {
  const held = firstBufferedError()
  if (code !== 0 && held !== undefined) tell(`The start failed: ${held}`)
})

main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
