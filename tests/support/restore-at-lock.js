import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded with `--import`: just before the process takes the lock of its SQLite database, a restore is begun and killed. */
const { openSync } = fs
fs.openSync = (...args) => {
  if (String(args[0]).endsWith('.lock')) fs.writeFileSync(process.env['RESTORE_MARK'] ?? '', '')
  return openSync(...args)
}
syncBuiltinESMExports()
