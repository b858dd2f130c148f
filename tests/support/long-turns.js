/**
 * Loaded into a server before anything else: on SIGUSR2 it blocks the event loop for the milliseconds in TURNS
 * (comma-separated), one after the other; on the next SIGUSR2 it stops.
 */
const lengths = (process.env['TURNS'] ?? '').split(',').map(Number)
let busyMs = 0
const never = new Int32Array(new SharedArrayBuffer(4))

function turn() {
  // Blocks the thread, and leaves the processor to the other tests.
  Atomics.wait(never, 0, 0, busyMs)
  if (busyMs > 0) setImmediate(turn)
}

process.on('SIGUSR2', () => {
  busyMs = busyMs > 0 ? 0 : (lengths.shift() ?? 0)
  turn()
})
