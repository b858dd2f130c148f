/**
 * Loaded into a server with `--import`. From the first SIGUSR2 to the second, each turn of the event loop lasts as long as the first number
 * of TURNS (milliseconds, comma-separated); from the third to the fourth as long as the second number, and so on.
 */
const lengths = (process.env['TURNS'] ?? '').split(',').map(Number)
let busyMs = 0
const never = new Int32Array(new SharedArrayBuffer(4))

function turn() {
  // Blocks the thread without using the processor.
  Atomics.wait(never, 0, 0, busyMs)
  if (busyMs > 0) setImmediate(turn)
}

process.on('SIGUSR2', () => {
  busyMs = busyMs > 0 ? 0 : (lengths.shift() ?? 0)
  turn()
})
