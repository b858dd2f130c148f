import { readFileSync } from 'node:fs'

/**
 * Loaded into a server with `--import`, so that a test can set its clock. Each SIGUSR2 advances it by a day, or sets it to the content of
 * CLOCK_FILE: `+1000` or `-1000` (milliseconds from the real time) or `=1700000000000` (stopped at this time). Only the time of day
 * changes; timers do not.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const RealDate = Date
let moved = 0
/** @type {number | undefined} */
let held
const now = () => held ?? RealDate.now() + moved

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
process.on('SIGUSR2', () => {
  const file = process.env['CLOCK_FILE']
  const text = file === undefined ? `+${moved + DAY_MS}` : readFileSync(file, 'utf8')
  held = text.startsWith('=') ? Number(text.slice(1)) : undefined
  moved = held === undefined ? Number(text) : 0
  process.stdout.write(`clock moved to ${new Date().toISOString()}\n`)
})
