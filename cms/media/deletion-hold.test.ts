import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { areFilesHeld, holdFiles } from './deletion-hold.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hold-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('files are held until the last of several holds is released', async () => {
  expect(await areFilesHeld(dir)).toBe(false)
  const [first, second] = [await holdFiles(dir), await holdFiles(dir)]
  await first()
  expect(await areFilesHeld(dir)).toBe(true)
  await second()
  expect(await areFilesHeld(dir)).toBe(false)
  expect(await readdir(path.join(dir, '.holds'))).toEqual([])
})

it('the hold of a killed process ends after ten minutes', async () => {
  const release = await holdFiles(dir)
  const minutes = (count: number) => Date.now() + count * 60_000
  expect(await areFilesHeld(dir, minutes(9))).toBe(true)
  expect(await areFilesHeld(dir, minutes(11))).toBe(false)
  await release()
})

it('files count as held if the holds cannot be read', async () => {
  await writeFile(path.join(dir, '.holds'), 'no folder')
  expect(await areFilesHeld(dir)).toBe(true)
  await rm(path.join(dir, '.holds'))
  await (
    await holdFiles(dir)
  )()
  await symlink('loop', path.join(dir, '.holds', 'loop'))
  expect(await areFilesHeld(dir)).toBe(true)
})
