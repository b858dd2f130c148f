import { demandDatabase } from '#cms/database/probe.ts'
import { heldError } from '#cms/common/log.ts'
import { getSettings, prepareFolders, readSecret } from '#cms/common/settings.ts'
import { demandSoundDatabase } from '#cms/database/sqlite-check.ts'
import { makePrivateFile } from '#cms/database/sqlite-file.ts'
import { holdSqlite } from '#cms/database/sqlite-lock.ts'

/** Starts the server: settings, folders and secret first, then Payload, then the port; stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const settings = getSettings()
  prepareFolders(settings)
  makePrivateFile(settings)
  await holdSqlite(settings)
  await Promise.all([demandDatabase(settings), demandSoundDatabase(settings)])
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Loaded only now: these read the settings, and importing them takes most of the start.
  const { start } = await import('#cms/server/start.ts')
  await start(settings)
}

let told = false
const tell = (message: string): void => {
  if (!told) process.stderr.write(`${message.split('\n', 1)[0]}\n`)
  told = true
}

// Payload ends the process itself when a migration fails.
process.once('exit', (code) => {
  const held = heldError()
  if (code !== 0 && held !== undefined) tell(`The start failed: ${held}`)
})

main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
