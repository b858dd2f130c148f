import { existsSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Settings } from '#cms/common/environment.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import type { Manifest } from './manifest.ts'

type Listed = (folder: string, names: string[]) => string[] | Promise<string[]>

/** A hook through which a test changes the listing of a folder. */
const listing = vi.hoisted((): { of: Listed } => ({ of: (_folder, names) => names }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>()
  return {
    ...original,
    readdir: async (folder: string, ...rest: []) => listing.of(folder, await original.readdir(folder, ...rest)),
  }
})

let payload: Payload
let backUp: (settings: Settings, dir: string, version: string) => Promise<Manifest>
let filesIn: (folder: string) => Promise<string[]>
let settings: Settings
let root = ''
let mediaDir = ''
let dir = ''

preparePayload(async (started) => {
  payload = started
  backUp = (await import('./backup.ts')).backUp
  filesIn = async (folder) => (await import('#cms/media/folder-store.ts')).folderStore(folder).list()
  settings = (await import('#cms/common/environment.ts')).getSettings()
})

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-'))
  mediaDir = path.join(root, 'media')
  dir = path.join(root, 'copy')
  await mkdir(mediaDir)
  await payload.db.deleteMany({ collection: 'media', where: {} })
})
afterEach(async () => {
  listing.of = (_folder, names) => names
  await rm(root, { recursive: true, force: true })
})

/** Stores a picture with one smaller version; returns the names of its files. */
async function storePicture(number: number): Promise<[string, string]> {
  const base = `${String(number).padStart(32, '0')}-00000000`
  const files: [string, string] = [`${base}.png`, `${base}-480.webp`]
  await Promise.all(files.map((name) => writeFile(path.join(mediaDir, name), name)))
  await insertRow(files[0])
  return files
}

const insertRow = (filename: string) =>
  payload.db.create({
    collection: 'media',
    data: { filename, mimeType: 'image/png', filesize: 1, width: 500, height: 500, frames: 1 },
  })

const makeBackup = () => backUp({ ...settings, mediaDir }, dir, '0')
const pictures = ({ files }: Manifest) =>
  files.flatMap(({ name: file }) => (file.startsWith('media/') ? file.slice('media/'.length) : [])).sort()
const fileError = (code: string) => Object.assign(new Error(`${code}: it cannot be read`), { code })

/** Runs work after the pictures have been listed for the first time. */
function afterFirstListing(work: () => Promise<void>): void {
  let isFirst = true
  listing.of = async (folder, names) => {
    if (folder === mediaDir && isFirst) {
      isFirst = false
      await work()
    }
    return names
  }
}

it.each(['EACCES', 'EIO', 'ENOENT', 'EMFILE'])('a backup fails if listing the pictures fails with %s', async (code) => {
  await storePicture(1)
  listing.of = (folder, names) => {
    if (folder === mediaDir) throw fileError(code)
    return names
  }
  await expect(makeBackup()).rejects.toThrow(code)
  expect(await readdir(dir)).toEqual([])
})

it('a listing is complete while the server adds and removes temporary folders', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `${n}.png`).sort()
  await Promise.all(names.map((file) => writeFile(path.join(mediaDir, file), file)))
  const own = path.join(mediaDir, '.tmp')
  let isDone = false
  const churn = async (n: number): Promise<void> => {
    const folder = path.join(own, String(n))
    await mkdir(folder, { recursive: true })
    await rm(folder, { recursive: true })
    if (!isDone) await churn(n)
  }
  const churning = Promise.all([1, 2, 3, 4].map(churn))
  const found = new Set<string>()
  for (let n = 0; n < 300; n += 1) found.add((await filesIn(mediaDir)).join())
  isDone = true
  await churning
  expect([...found]).toEqual([names.join()])
})

it('a backup contains every picture and reports none as missing', async () => {
  const files = [await storePicture(1), await storePicture(2)].flat()
  await mkdir(path.join(mediaDir, 'folder'))
  await writeFile(path.join(mediaDir, 'folder', 'not the site’s'), '')
  const manifest = await makeBackup()
  expect(pictures(manifest)).toEqual(files.toSorted())
  expect(manifest.missing).toEqual([])
  expect(JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8'))).toEqual(manifest)
})

it('a backup contains a picture that the listing omitted', async () => {
  const files = await storePicture(1)
  listing.of = (folder, names) => (folder === mediaDir ? names.filter((file) => !files.includes(file)) : names)
  expect(pictures(await makeBackup())).toEqual(files.toSorted())
})

it('a backup reports files that were missing before it began', async () => {
  const [[lost, smaller], intact] = [await storePicture(1), await storePicture(2)]
  await unlink(path.join(mediaDir, lost))
  const manifest = await makeBackup()
  expect(manifest.missing).toEqual([lost])
  expect(pictures(manifest)).toEqual([...intact, smaller].toSorted())
})

it('a backup fails if a picture with a row is removed meanwhile', async () => {
  const [[lost]] = [await storePicture(1), await storePicture(2)]
  afterFirstListing(() => unlink(path.join(mediaDir, lost)))
  await expect(makeBackup()).rejects.toThrow(lost)
  expect(await readdir(dir)).toEqual([])
})

it('a backup succeeds if a file without a row is removed meanwhile', async () => {
  const files = await storePicture(1)
  const unused = path.join(mediaDir, 'unused.png')
  await writeFile(unused, '')
  afterFirstListing(() => unlink(unused))
  const manifest = await makeBackup()
  expect([pictures(manifest), manifest.missing]).toEqual([files.toSorted(), []])
})

it('a backup fails if MEDIA_DIR contains no picture or does not exist', async () => {
  const files = await storePicture(1)
  await Promise.all(files.map((file) => unlink(path.join(mediaDir, file))))
  await expect(makeBackup()).rejects.toThrow('MEDIA_DIR')
  await rm(mediaDir, { recursive: true })
  await expect(makeBackup()).rejects.toThrow('MEDIA_DIR')
  expect(existsSync(mediaDir)).toBe(false)
})

it('a backup into a folder that the system denies ends, and says so', async () => {
  await expect(backUp(settings, '/proc/a/b', '0')).rejects.toThrow(
    /^\/proc\/a\/b cannot be used: back up into a folder/,
  )
})

it('a backup copies no file from outside MEDIA_DIR, whatever file names the database contains', async () => {
  await storePicture(1)
  await writeFile(path.join(root, 'secret.png'), '')
  await insertRow('../secret.png')
  const manifest = await makeBackup()
  expect(manifest.missing).toContain('../secret.png')
  expect(await readdir(dir)).toEqual(['manifest.json', 'media', 'site.db'])
})

it('a backup lists the migrations that its database has had, whatever those of the program are', async () => {
  await storePicture(1)
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, sort: 'name' })
  const [{ id, name: first } = { id: '', name: '' }, ...others] = docs
  expect(others.length).toBeGreaterThan(5)
  await payload.db.updateOne({ collection: 'payload-migrations', id, data: { name: '29990101_later' } })
  const { migrations } = await makeBackup()
  await payload.db.updateOne({ collection: 'payload-migrations', id, data: { name: first } })
  expect(migrations).toEqual([...others.map(({ name }) => name), '29990101_later'])
})
