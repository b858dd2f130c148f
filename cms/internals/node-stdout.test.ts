import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

/** What `writeStdout` does, with more than any pipe holds. */
const script = `
  const { writeSync } = require('node:fs')
  try {
    for (let n = 0; n < 100; n += 1) writeSync(process.stdout.fd, Buffer.alloc(16384, 'x'))
    process.stderr.write('all written')
  } catch (error) {
    process.stderr.write(error.code)
  }
`

const NODE = `"${process.execPath}" -e "$SCRIPT"`

it.each([
  ['a pipe without a reader', `${NODE} | sleep 60`, 'EAGAIN'],
  ['a socket without a reader', `exec ${NODE}`, 'EAGAIN'],
  ['a file', `exec ${NODE} > /dev/null`, 'all written'],
  ['a pipe whose reader has gone', `(sleep 0.2; exec ${NODE}) | true`, 'EPIPE'],
])('a synchronous write to %s does not block', async (_, command, expected) => {
  const child = spawn('sh', ['-c', command], { env: { ...process.env, SCRIPT: script }, stdio: 'pipe', detached: true })
  onTestFinished(() => {
    child.stdout.destroy()
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  })
  expect(await Promise.race([text(child.stderr), firstChunk(child.stderr)])).toBe(expected)
})

const firstChunk = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve) => stream.once('data', (chunk) => resolve(String(chunk))))
