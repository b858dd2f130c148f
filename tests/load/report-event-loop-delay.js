import { openSync, readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server with `--import`: on SIGUSR2 it prints the longest event loop iteration since the last time, in milliseconds of processor
 * time, so that other work of the machine does not count, and the time of a reference computation, which tells how fast the machine is.
 * Standard output may be redirected.
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
  const parts = Array.from({ length: 2000 }, (_, n) => ({ n, text: `<p>Paragraph ${n}</p>`, children: [{ n }] }))
  /** The processor time of work that never changes: parsing, copying and searching text. */
  const reference = () => {
    const started = used()
    for (let n = 0; n < 3; n += 1) JSON.stringify(JSON.parse(JSON.stringify(parts))).replace(/<(\/?)p>/g, '<$1b>')
    return used() - started
  }
  process.on('SIGUSR2', () => {
    process.stderr.write(`longest event loop delay: ${longest.toFixed(1)}, reference: ${reference().toFixed(1)}\n`)
    before = used()
    longest = 0
  })
}
