import { log } from './log.ts'
import { getSettings, prepareFolders, readSecret, SettingError } from './settings.ts'

/** Starts the server: settings, folders and secret first, then Payload, then the port; stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const settings = getSettings()
  prepareFolders(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  // Loaded only now: these read the settings, and importing them takes most of the start.
  const { start } = await import('./server/start.ts')
  await start(settings)
}

main().catch((error: unknown) => {
  if (error instanceof SettingError) process.stderr.write(`${error.message}\n`)
  else {
    log.fatal({ err: error }, 'start failed')
    process.stderr.write(`Start failed: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}\n`)
  }
  process.exit(1)
})
