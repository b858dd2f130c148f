import path from 'node:path'

import { runBuiltProgram } from './built-program.js'

/** `npm run move-database -- --from mongodb://…|FOLDER`: copies a database into the empty one, of the other kind, that the settings name. */
const [flag = '', from = '', ...rest] = process.argv.slice(2)
const isFolder = from !== '' && !from.startsWith('mongodb')
process.env['LOG_LEVEL'] ??= 'warn'
// npm runs this in the project's folder, whatever folder it was called from.
const place = isFolder ? path.resolve(process.env['INIT_CWD'] ?? process.cwd(), from) : from
await runBuiltProgram('move-database', [flag, place, ...rest])
