/**
 * Loaded into a server with `--import`. From the first SIGUSR2 to the second, each iteration of the event loop lasts as long as the first
 * number of BLOCK_EVENT_LOOP_MS (comma-separated); from the third to the fourth as long as the second number, and so on.
 */
const durations = (process.env['BLOCK_EVENT_LOOP_MS'] ?? '').split(',').map(Number)
let blockedMs = 0
const never = new Int32Array(new SharedArrayBuffer(4))

function block() {
  // Blocks the thread without using the processor.
  Atomics.wait(never, 0, 0, blockedMs)
  if (blockedMs > 0) setImmediate(block)
}

process.on('SIGUSR2', () => {
  blockedMs = blockedMs > 0 ? 0 : (durations.shift() ?? 0)
  block()
})
