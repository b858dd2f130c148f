import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { readEnvFile } from './env-file.js'
import { install, requireNodeVersion } from './install.js'
import { runNode } from './run.js'

/**
 * `npm run dev`: the server restarts when its sources change; Vite and Next, inside it, reload the site and the panel.
 */
requireNodeVersion()
readEnvFile()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
const { build } = await import('vite')

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let stopping = false

const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null

/** Starts the server anew once the one before has ended: both want the same port. */
function restart() {
  if (stopping) return
  if (server && isRunning()) {
    server.once('exit', restart)
    server.kill('SIGTERM')
    return
  }
  server = spawn(process.execPath, ['--conditions=production', '--enable-source-maps', 'dist/server/main.js'], {
    stdio: 'inherit',
    // Payload would ask Next for news of its config; a change of that restarts the server anyway.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DISABLE_PAYLOAD_HMR: 'true',
      // Three of its packages have another version than the rest (docs/upgrading.md).
      PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
}

if (!(await migrate())) process.exit(1)

/** Payload applies migrations by itself in production alone. */
async function migrate() {
  if (process.env['DATABASE_URI']?.startsWith('mongodb')) return true
  mkdirSync(process.env['DATA_DIR'] ?? 'data', { recursive: true })
  return runNode('node_modules/payload/bin.js', ['migrate'], {
    quiet: true,
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--conditions=production',
      LOG_LEVEL: 'warn',
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      PAYLOAD_SECRET: 'only for migrating',
    },
  })
}

// The builds of this process write neither, so those of the last build no longer describe dist.
for (const file of ['dist/.stamps/server', 'dist/commit']) rmSync(file, { force: true })
const watcher = await build({
  configFile: 'cms/vite.server.config.ts',
  logLevel: 'warn',
  mode: 'development',
  build: { watch: {} },
})
if ('on' in watcher)
  watcher.on('event', (event) => {
    if (event.code === 'END') restart()
    if (event.code === 'ERROR') console.error(event.error.message)
  })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    stopping = true
    if (!server || !isRunning()) process.exit(0)
    server.once('exit', () => process.exit(0))
    // A terminal sends Ctrl-C to the server as well; a second signal would cut off what it is finishing.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) server.kill('SIGTERM')
  })
