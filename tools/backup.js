import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from './build.js'
import { readEnvFile } from './env-file.js'
import { demandNode, install } from './install.js'
import { runNode } from './run.js'

/**
 * `npm run backup -- DIR` and `npm run restore -- DIR`. What is built already is used as it is: a site that is running was
 * started from it.
 */
const PROGRAM = 'dist/server/backup.js'

demandNode()
readEnvFile()
const [command = '', dir, ...rest] = process.argv.slice(2)
// npm runs this in the project's folder, whatever folder it was called from.
const from = process.env['INIT_CWD'] ?? process.cwd()
const args = dir === undefined ? [] : [path.resolve(from, dir)]
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (!existsSync(PROGRAM)) {
  await install()
  if (!(await build(['server']))) process.exit(1)
}
if (!(await runNode(PROGRAM, [command, ...args, ...rest]))) process.exit(1)
