/**
 * Loaded into a server before anything else, so that a test can move its clock: each SIGUSR2 moves it on by a day.
 * Only the time of day moves; what waits for a number of seconds still waits for them.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const RealDate = Date
let moved = 0
const now = () => RealDate.now() + moved

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
process.on('SIGUSR2', () => {
  moved += DAY_MS
  process.stdout.write(`clock moved to ${new Date().toISOString()}\n`)
})
