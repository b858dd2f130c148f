import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from './build.js'
import { readEnvFile } from './env-file.js'
import { install, requireNodeVersion } from './install.js'
import { run } from './run.js'
import { programEnvironment } from './server-process.js'

/**
 * Runs a built program of the server with the settings of `.env`, and ends with its success. What is built already is used as it
 * is: a site that is running was started from it.
 *
 * @param {string} name of the file in dist/server
 * @param {readonly string[]} args
 */
export async function runBuiltProgram(name, args) {
  requireNodeVersion()
  readEnvFile()
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const program = `dist/server/${name}.js`
  if (!existsSync(program)) {
    await install()
    if (!(await build(['server']))) process.exit(1)
  }
  const env = { ...programEnvironment, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  if (!(await run(process.execPath, ['--conditions=production', program, ...args], { env }))) process.exit(1)
}
