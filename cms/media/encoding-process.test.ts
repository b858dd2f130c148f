import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { UndecodablePicture } from './encode-picture.ts'
import { CostlyPicture, encodeInProcess } from './encoding-process.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'encoding-'))
afterAll(() => rmSync(dir, { recursive: true }))

const columns = { filename: 'a.png', mimeType: 'image/png', filesize: 1, width: 2, height: 3, frames: 1 }
const made = { columns, filenames: ['a.png'] }

/** Runs a program of these lines in place of the one that encodes. */
function run(lines: string, options?: Parameters<typeof encodeInProcess>[2]) {
  const program = path.join(dir, 'program.mjs')
  writeFileSync(program, lines)
  const task = { file: 'f', dir, format: 'png', frames: 1, pixels: 6, crop: undefined } as const
  return encodeInProcess(program, task, options)
}

const sending = (message: object) =>
  `process.send(${JSON.stringify(message)}, () => process.kill(process.pid, 'SIGKILL'))`

it('what the process has made is returned, also when it ends by a signal', async () => {
  expect(await run(sending(made))).toEqual(made)
})

it('the process knows its task, and none of the server’s settings', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'secret')
  try {
    const told = `{ ...${JSON.stringify(made)}, filenames: [JSON.parse(process.argv[2]).file, String(process.env.PAYLOAD_SECRET)] }`
    expect((await run(`process.send(${told}, () => process.exit())`)).filenames).toEqual(['f', 'undefined'])
  } finally {
    vi.unstubAllEnvs()
  }
})

it('a picture that cannot be decoded, and one that exceeds a limit, are told apart', async () => {
  await expect(run(sending({ failed: 'decoding' }))).rejects.toThrow(UndecodablePicture)
  await expect(run(sending({ failed: 'limits', reason: 'memory' }))).rejects.toThrow(new CostlyPicture('memory'))
})

it('a process that the system stops, or that stands still, refuses the picture', async () => {
  await expect(run(`process.kill(process.pid, 'SIGKILL')`)).rejects.toThrow(CostlyPicture)
  await expect(run('setInterval(() => undefined, 1000)', { maxMs: 500 })).rejects.toThrow(CostlyPicture)
})

it('a process whose client has left is stopped, and has ended when that is reported', async () => {
  const client = new AbortController()
  const idFile = path.join(dir, 'id')
  const encoding = run(
    `import { renameSync, writeFileSync } from 'node:fs'
    writeFileSync('${idFile}.new', String(process.pid))
    renameSync('${idFile}.new', '${idFile}')
    setInterval(() => undefined, 1000)`,
    { signal: client.signal },
  )
  await expect.poll(() => existsSync(idFile), { timeout: 5000 }).toBe(true)
  client.abort()
  await expect(encoding).rejects.toMatchObject({ status: 400 })
  expect(() => process.kill(Number(readFileSync(idFile, 'utf8')), 0)).toThrow('ESRCH')
})

it('a fault that is none of the picture stays one', async () => {
  const full = { failed: 'fault', message: 'no space', code: 'ENOSPC' }
  await expect(run(sending(full))).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' })
  await expect(run('process.exit(3)')).rejects.toThrow('ended with code 3')
})
