import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { picturesInMongodb } from './mongodb.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mongodb-tools-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** Replaces `mongoexport`, which is not installed on every machine, with a script. */
async function fakeMongoexport(script: string): Promise<void> {
  const tool = path.join(folder, 'mongoexport')
  await writeFile(tool, `#!${process.execPath}\n${script}`)
  await chmod(tool, 0o755)
  vi.stubEnv('PATH', folder)
}

const uri = 'mongodb://127.0.0.1/site'

it('every exported picture is read, however many there are', async () => {
  await fakeMongoexport(`
    const argument = (name) => process.argv.find((one) => one.startsWith(name))?.slice(name.length)
    const isRight = argument('--collection=') === 'media' && argument('--db=') === 'site'
    const rows = Array.from({ length: isRight ? 5000 : 0 }, (_, n) =>
      JSON.stringify({ _id: { $oid: String(n) }, filename: n + '.png', width: 640, frames: 1 }))
    rows.push(JSON.stringify({ _id: { $oid: 'old' }, filename: 'old.gif', width: null }))
    require('node:fs').writeFileSync(argument('--out='), rows.join('\\n') + '\\n')
  `)
  const pictures = await picturesInMongodb(uri)
  expect(pictures).toHaveLength(5001)
  expect(pictures[4999]).toEqual({ filename: '4999.png', width: 640, frames: 1 })
  expect(pictures[5000]).toEqual({ filename: 'old.gif', width: null, frames: null })
})

it.each([
  ['fails', `console.error('2026-11-22T00:00:00\\tconnection refused'); process.exit(1)`, 'connection refused'],
  ['writes nothing', '', 'ENOENT'],
  ['writes half a line', `require('node:fs').writeFileSync(process.argv.at(-1).slice(6), '{"filename":')`, 'JSON'],
])('reading the pictures fails if mongoexport %s', async (_what, script, message) => {
  await fakeMongoexport(script)
  await expect(picturesInMongodb(uri)).rejects.toThrow(message)
})
