import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { parseSettings, SettingError } from '#cms/common/environment.ts'
import { StorageUnavailable } from '#cms/common/storage-unavailable.ts'
import { bucketSettings, canRunStorage, keysIn, putObject, startStorage } from '../../tests/storage/start.ts'
import type { MediaStore } from './media-store.ts'
import { makeTemporaryDir, storeOf } from './chosen-store.ts'

let root = ''
let storage: Awaited<ReturnType<typeof startStorage>> | undefined
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stores-'))
  if (canRunStorage()) storage = await startStorage()
}, 180_000)
afterAll(async () => {
  await storage?.stop()
  await rm(root, { recursive: true, force: true })
})

let count = 0
const foldersOf = () => {
  count += 1
  return { DATA_DIR: path.join(root, String(count), 'data'), MEDIA_DIR: path.join(root, String(count), 'media') }
}

const newStores: Record<string, () => Promise<MediaStore>> = {
  folder: async () => {
    const settings = parseSettings(foldersOf())
    await mkdir(settings.mediaDir, { recursive: true })
    return storeOf(settings)
  },
  bucket: async () => storeOf(parseSettings({ ...foldersOf(), ...(await bucketSettings(storage?.endpoint ?? '')) })),
}

describe.each(Object.keys(newStores))('a store in a %s', (kind) => {
  const canRun = kind === 'folder' || canRunStorage()
  let store: MediaStore
  beforeEach(async () => {
    if (canRun) store = (await newStores[kind]?.()) ?? store
  })

  async function put(files: Readonly<Record<string, string>>): Promise<void> {
    const dir = await makeTemporaryDir(store)
    const made = Object.entries(files).map(([filename, content]) => ({
      from: path.join(dir, filename),
      filename,
      content,
    }))
    for (const { from, content } of made) await writeFile(from, content)
    await store.put(made)
  }
  const read = async (filename: string, range?: { start: number; end: number }) => {
    const file = await store.open(filename, range)
    return file && { bytes: file.bytes, text: await text(file.body) }
  }

  it.runIf(canRun)('keeps files by name, lists them and removes them', async () => {
    await store.check()
    expect(await store.list()).toEqual([])
    const since = Date.now() - 2000
    await put({ 'b.png': 'second', 'a.webp': 'first', 'c.jpg': '' })
    expect(await store.list()).toEqual(['a.webp', 'b.png', 'c.jpg'])
    expect(await read('a.webp')).toEqual({ bytes: 5, text: 'first' })
    expect(await read('c.jpg')).toEqual({ bytes: 0, text: '' })
    const found = await store.find('b.png')
    expect(found?.bytes).toBe(6)
    expect(found && found.modifiedAt.getTime() > since && found.modifiedAt.getTime() <= Date.now()).toBe(true)
    await store.remove(['a.webp', 'never-there.png'])
    expect([await store.list(), await read('a.webp'), await store.find('a.webp')]).toEqual([
      ['b.png', 'c.jpg'],
      undefined,
      undefined,
    ])
  })

  it.runIf(canRun)('reads a range of a file, and returns the size of the file', async () => {
    await put({ 'a.png': '0123456789' })
    expect(await read('a.png', { start: 2, end: 4 })).toEqual({ bytes: 10, text: '234' })
    expect(await read('a.png', { start: 9, end: 9 })).toEqual({ bytes: 10, text: '9' })
    expect(await read('none.png', { start: 0, end: 1 })).toBeUndefined()
  })

  it.runIf(canRun)('is held until the last hold is released', async () => {
    expect(await store.isHeld()).toBe(false)
    const [first, second] = [await store.hold(), await store.hold()]
    await first()
    expect([await store.isHeld(), await store.list()]).toEqual([true, []])
    await second()
    expect(await store.isHeld()).toBe(false)
  })

  it.runIf(canRun)('puts none of several files if one of them is missing', async () => {
    const dir = await makeTemporaryDir(store)
    await writeFile(path.join(dir, 'a.png'), 'x')
    const files = ['a.png', 'missing.png'].map((filename) => ({ from: path.join(dir, filename), filename }))
    await expect(store.put(files)).rejects.toThrow('ENOENT')
    if (kind === 'bucket') expect(await store.list()).toEqual([])
  })
})

describe.runIf(canRunStorage())('a bucket', () => {
  const settingsOf = async (changes: Record<string, string> = {}) =>
    parseSettings({ ...foldersOf(), ...(await bucketSettings(storage?.endpoint ?? '')), ...changes })

  it('ignores other keys of the bucket: they are neither listed nor changed', async () => {
    const settings = await settingsOf()
    const [endpoint, name] = [storage?.endpoint ?? '', settings.bucket?.name ?? '']
    for (const key of ['other.png', 'media/folder/other.png', 'mediaother.png'])
      await putObject(endpoint, name, key, 'x')
    const store = storeOf(settings)
    expect(await store.list()).toEqual([])
    await store.remove(['other.png'])
    expect(await keysIn(endpoint, name)).toHaveLength(3)
  })

  it('lists more files than a page of the storage has', async () => {
    const settings = await settingsOf()
    const names = Array.from({ length: 1005 }, (_, n) => `${String(n).padStart(4, '0')}.png`)
    for (let n = 0; n < names.length; n += 67)
      await Promise.all(
        names
          .slice(n, n + 67)
          .map((name) => putObject(storage?.endpoint ?? '', settings.bucket?.name ?? '', `media/${name}`, 'x')),
      )
    expect(await storeOf(settings).list()).toEqual(names)
  }, 120_000)

  it('that does not answer is unavailable; one that refuses is a fault; the start reports either', async () => {
    const away = storeOf(await settingsOf({ S3_ENDPOINT: 'http://127.0.0.1:1' }))
    const refusing = storeOf(await settingsOf({ S3_SECRET_ACCESS_KEY: 'wrong' }))
    for (const call of [(one: MediaStore) => one.find('a.png'), (one: MediaStore) => one.open('a.png')]) {
      await expect(call(away)).rejects.toThrow(StorageUnavailable)
      await expect(call(refusing)).rejects.toThrow(/403/)
      await expect(call(refusing)).rejects.not.toThrow(StorageUnavailable)
    }
    for (const store of [away, refusing]) {
      await expect(store.check()).rejects.toThrow(SettingError)
      // A removal that might take from a backup what it reads is put off.
      expect(await store.isHeld()).toBe(true)
    }
  })
})
