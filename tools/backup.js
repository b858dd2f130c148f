import path from 'node:path'

import { runBuiltProgram } from './built-program.js'

/** `npm run backup -- DIR` and `npm run restore -- DIR [--send-mail]`. */
const [command = '', ...rest] = process.argv.slice(2)
// npm runs this in the project's folder, whatever folder it was called from.
const from = process.env['INIT_CWD'] ?? process.cwd()
const resolved = rest.map((argument) => (argument.startsWith('--') ? argument : path.resolve(from, argument)))
await runBuiltProgram('backup', [command, ...resolved])
