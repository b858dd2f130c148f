import { openSync, readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server with `--import`: on SIGUSR2 it prints the longest event loop iteration since the last time, in milliseconds of processor
 * time, so that other work of the machine does not count. Standard output may be redirected.
 */
if (isMainThread && process.platform === 'linux') {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const buffer = Buffer.alloc(100)
  const used = () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 100, 0)).split(' ')[0]) / 1e6
  let before = used()
  let longest = 0
  setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }, 1).unref()
  process.on('SIGUSR2', () => {
    process.stderr.write(`longest event loop delay: ${longest.toFixed(1)}\n`)
    longest = 0
  })
}
