import path from 'node:path'

import { runBuiltProgram } from './built-program.js'

/** `npm run backup -- DIR` and `npm run restore -- DIR`. */
const [command = '', dir, ...rest] = process.argv.slice(2)
// npm runs this in the project's folder, whatever folder it was called from.
const from = process.env['INIT_CWD'] ?? process.cwd()
await runBuiltProgram('backup', [command, ...(dir === undefined ? [] : [path.resolve(from, dir)]), ...rest])
