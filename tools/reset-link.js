import { existsSync } from 'node:fs'

import { build } from './build.js'
import { readEnvFile } from './env-file.js'
import { demandNode, install } from './install.js'
import { run } from './run.js'

/**
 * `npm run reset-link -- someone@example.com`: prints a link to a new password, for when there is no mail server; with
 * `--without-second-factor` it takes the account's second factor away, too. What is built already is used as it is: a site that is running was started from it.
 */
const PROGRAM = 'dist/server/reset-link.js'

demandNode()
readEnvFile()
if (!existsSync(PROGRAM)) {
  await install()
  if (!(await build(['server']))) process.exit(1)
}
const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn' }
const args = ['--conditions=production', PROGRAM, ...process.argv.slice(2)]
if (!(await run(process.execPath, args, { env }))) process.exit(1)
