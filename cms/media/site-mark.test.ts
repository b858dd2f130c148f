import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { beforeEach, expect, it } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { SettingError } from '#cms/common/environment.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import type * as SiteMark from './site-mark.ts'
import type * as Sweep from './sweep.ts'
import type * as Chosen from './chosen-store.ts'

let payload: Payload
let mark: typeof SiteMark
let sweep: typeof Sweep
let chosen: typeof Chosen
preparePayload(async (started) => {
  payload = started
  mark = await import('./site-mark.ts')
  sweep = await import('./sweep.ts')
  chosen = await import('./chosen-store.ts')
})

const filenameOf = (number: number): string => `${String(number).padStart(32, '0')}-00000000.png`
const [named, unnamed] = [filenameOf(1), filenameOf(2)]
const folder = () => path.dirname(chosen.mediaStore().temporaryDir)
const fileOf = (name: string) => path.join(folder(), name)
const stored = (name: string) => readFile(fileOf(name), 'utf8').catch(() => undefined)

beforeEach(async () => {
  await payload.kv.delete('site-id')
  await payload.db.deleteMany({ collection: 'media', where: {} })
  for (const name of [named, unnamed, '.site']) await rm(fileOf(name), { force: true })
})

const putOld = async (name: string): Promise<void> => {
  await mkdir(folder(), { recursive: true })
  await writeFile(fileOf(name), 'x')
  const old = new Date(Date.now() - 2 * HOUR_MS)
  await utimes(fileOf(name), old, old)
}
const addRow = () =>
  payload.db.create({ collection: 'media', data: { filename: named, mimeType: 'image/png', width: 100, height: 100 } })

it.each<[string, Omit<Parameters<typeof SiteMark.storeOwnership>[0], 'named'> & { named: string[] }, string]>([
  ['a new site', { mark: undefined, own: undefined, stored: [], named: [] }, 'ours'],
  ['a new site beside other files', { mark: undefined, own: undefined, stored: ['notes.txt'], named: [] }, 'ours'],
  ['a site of an older release', { mark: undefined, own: undefined, stored: [unnamed, named], named: [named] }, 'ours'],
  ['one that was restored to it', { mark: 'a', own: undefined, stored: [named], named: [named] }, 'ours'],
  ['a new database', { mark: 'a', own: undefined, stored: [named], named: [] }, 'foreign'],
  ['a new database, and no pictures', { mark: 'a', own: undefined, stored: [], named: [] }, 'foreign'],
  ['another database', { mark: 'a', own: 'b', stored: [named], named: [named] }, 'foreign'],
  ['a new database, without a mark', { mark: undefined, own: undefined, stored: [named], named: [] }, 'others'],
  ['the pictures of another one', { mark: undefined, own: 'b', stored: [unnamed], named: [named] }, 'others'],
  ['the same, with an empty mark', { mark: '', own: 'b', stored: [unnamed], named: [named] }, 'others'],
  ['no pictures', { mark: undefined, own: 'b', stored: [], named: [named] }, 'lost'],
  ['no pictures, with an empty mark', { mark: '', own: 'b', stored: [], named: [named] }, 'ours'],
])('the store of %s: %o is %s', (_, found, judgement) => {
  expect(mark.storeOwnership({ ...found, named: new Set(found.named) })).toBe(judgement)
})

it('the sweep marks the store of an older release, and removes nothing once it is marked for another site', async () => {
  await addRow()
  for (const name of [named, unnamed]) await putOld(name)
  await sweep.sweepMedia(payload)
  expect([await stored(named), await stored(unnamed)]).toEqual(['x', undefined])
  const id: unknown = await payload.kv.get('site-id')
  expect(await stored('.site')).toBe(`${String(id)}\n`)

  await putOld(unnamed)
  await writeFile(fileOf('.site'), 'another\n')
  await expect(sweep.sweepMedia(payload)).rejects.toThrow(SettingError)
  expect([await stored(named), await stored(unnamed)]).toEqual(['x', 'x'])
})

it('a database that was restored to an older release takes the id of its store', async () => {
  await addRow()
  await putOld(named)
  await writeFile(fileOf('.site'), 'the-id\n')
  await mark.claimStore(payload)
  expect(await payload.kv.get('site-id')).toBe('the-id')
})

it('several nodes at once on a new database agree', async () => {
  await Promise.all(Array.from({ length: 5 }, () => mark.claimStore(payload)))
  const id: unknown = await payload.kv.get('site-id')
  expect(await stored('.site')).toBe(`${String(id)}\n`)
})

it('a start goes on where the store cannot be written or read', async () => {
  await mkdir(fileOf('.site'), { recursive: true })
  try {
    await expect(mark.claimStoreAtStart(payload)).resolves.toBeUndefined()
    await expect(sweep.sweepMedia(payload)).rejects.toThrow('EISDIR')
  } finally {
    await rm(fileOf('.site'), { recursive: true })
  }
})
