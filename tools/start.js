import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { build, isBuilt } from './build.js'
import { readEnvFile } from './env-file.js'
import { install, requireNodeVersion } from './install.js'
import { markServed } from './served-folder.js'
import { serverArguments, serverEnvironment } from './server-process.js'

/**
 * `npm start`: installs and builds what is missing or out of date, then serves. Payload's panel takes longest to build: that is
 * done beside the serving site, which says so at /admin until then.
 */
requireNodeVersion()
readEnvFile()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install(isBuilt())
if (!(await build(['site', 'site-server', 'server']))) process.exit(1)
const stopped = new AbortController()
// Before the server starts: a panel that is out of date loses its stamp at once, and is not served.
const panel = build(['panel'], stopped.signal)
await markServed()
serve()
if (!(await panel) && !stopped.signal.aborted)
  console.error('The panel could not be built: the site serves without it.')

/** The server in a process of its own: only there can its flags be set. Signals and exit code are passed on. */
function serve() {
  const server = spawn(process.execPath, serverArguments, {
    stdio: 'inherit',
    env: { ...serverEnvironment, ...process.env, NODE_ENV: 'production' },
  })
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  process.on('SIGHUP', () => server.kill('SIGTERM'))
  // A terminal sends Ctrl-C to the server as well; a second one from here would cut off what it is finishing.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
  server.once('error', (error) => {
    console.error(`The server cannot be started: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => {
    stopped.abort()
    process.exit(code ?? (signal ? 1 : 0))
  })
}
