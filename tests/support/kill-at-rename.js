import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded with `--import`: the process is killed in place of its rename number KILL_AT_RENAME, counted from 1. */
const { rename } = fs
let left = Number(process.env['KILL_AT_RENAME'])
fs.rename = async (...args) => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  return rename(...args)
}
syncBuiltinESMExports()
