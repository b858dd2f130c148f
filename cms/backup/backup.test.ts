import { existsSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { Settings } from '#cms/common/settings.ts'
import { startPayload } from '#cms/testing/payload.ts'
import type { Manifest } from './manifest.ts'

type Listed = (folder: string, names: string[]) => string[] | Promise<string[]>

/** What a test makes of the listing of a folder. */
const listing = vi.hoisted((): { of: Listed } => ({ of: (_folder, names) => names }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>()
  return {
    ...original,
    readdir: async (folder: string, ...rest: []) => listing.of(folder, await original.readdir(folder, ...rest)),
  }
})

let payload: Payload
let stop: () => Promise<void>
let backUp: (settings: Settings, dir: string, version: string) => Promise<Manifest>
let filesIn: (folder: string) => Promise<string[]>
let settings: Settings
let root = ''
let mediaDir = ''
let dir = ''

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  backUp = (await import('./backup.ts')).backUp
  filesIn = (await import('./files.ts')).filesIn
  settings = (await import('#cms/common/settings.ts')).getSettings()
}, 30_000)
afterAll(() => stop())

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

/** A picture with one smaller version; answers its files' names. */
async function stored(number: number): Promise<[string, string]> {
  const base = `${String(number).padStart(32, '0')}-00000000`
  const files: [string, string] = [`${base}.png`, `${base}-480.webp`]
  await Promise.all(files.map((name) => writeFile(path.join(mediaDir, name), name)))
  await name(files[0])
  return files
}

const name = (filename: string) =>
  payload.db.create({
    collection: 'media',
    data: { filename, mimeType: 'image/png', filesize: 1, width: 500, height: 500, frames: 1 },
  })

const make = () => backUp({ ...settings, mediaDir }, dir, '0')
const pictures = ({ files }: Manifest) =>
  files.flatMap(({ name: file }) => (file.startsWith('media/') ? file.slice('media/'.length) : [])).sort()
const gone = (code: string) => Object.assign(new Error(`${code}: it cannot be read`), { code })

/** Something happens once the pictures have been listed for the first time. */
function afterFirstListing(happens: () => Promise<void>): void {
  let isFirst = true
  listing.of = async (folder, names) => {
    if (folder === mediaDir && isFirst) {
      isFirst = false
      await happens()
    }
    return names
  }
}

it.each(['EACCES', 'EIO', 'ENOENT', 'EMFILE'])('fails where the pictures cannot be listed: %s', async (code) => {
  await stored(1)
  listing.of = (folder, names) => {
    if (folder === mediaDir) throw gone(code)
    return names
  }
  await expect(make()).rejects.toThrow(code)
  expect(await readdir(dir)).toEqual([])
})

it('lists all while folders of the server’s own come and go', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `${n}.png`).sort()
  await Promise.all(names.map((file) => writeFile(path.join(mediaDir, file), file)))
  const own = path.join(mediaDir, '.tmp')
  let isOver = false
  const churn = async (n: number): Promise<void> => {
    const folder = path.join(own, String(n))
    await mkdir(folder, { recursive: true })
    await rm(folder, { recursive: true })
    if (!isOver) await churn(n)
  }
  const churning = Promise.all([1, 2, 3, 4].map(churn))
  const found = new Set<string>()
  for (let n = 0; n < 300; n += 1) found.add((await filesIn(mediaDir)).join())
  isOver = true
  await churning
  expect([...found]).toEqual([names.join()])
})

it('holds every picture and says that none is missing', async () => {
  const files = [await stored(1), await stored(2)].flat()
  await mkdir(path.join(mediaDir, 'folder'))
  await writeFile(path.join(mediaDir, 'folder', 'not the site’s'), '')
  const manifest = await make()
  expect(pictures(manifest)).toEqual(files.toSorted())
  expect(manifest.missing).toEqual([])
  expect(JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8'))).toEqual(manifest)
})

it('holds a picture that the listing left out', async () => {
  const files = await stored(1)
  listing.of = (folder, names) => (folder === mediaDir ? names.filter((file) => !files.includes(file)) : names)
  expect(pictures(await make())).toEqual(files.toSorted())
})

it('tells which files were missing before it began', async () => {
  const [[lost, smaller], kept] = [await stored(1), await stored(2)]
  await unlink(path.join(mediaDir, lost))
  const manifest = await make()
  expect(manifest.missing).toEqual([lost])
  expect(pictures(manifest)).toEqual([...kept, smaller].toSorted())
})

it('fails where a picture that the database names goes meanwhile', async () => {
  const [[lost]] = [await stored(1), await stored(2)]
  afterFirstListing(() => unlink(path.join(mediaDir, lost)))
  await expect(make()).rejects.toThrow(lost)
  expect(await readdir(dir)).toEqual([])
})

it('goes on where a file goes that nothing names', async () => {
  const files = await stored(1)
  const unnamed = path.join(mediaDir, 'unnamed.png')
  await writeFile(unnamed, '')
  afterFirstListing(() => unlink(unnamed))
  const manifest = await make()
  expect([pictures(manifest), manifest.missing]).toEqual([files.toSorted(), []])
})

it('fails where no picture is in the folder that is set, or where there is none', async () => {
  const files = await stored(1)
  await Promise.all(files.map((file) => unlink(path.join(mediaDir, file))))
  await expect(make()).rejects.toThrow('MEDIA_DIR')
  await rm(mediaDir, { recursive: true })
  await expect(make()).rejects.toThrow('MEDIA_DIR')
  expect(existsSync(mediaDir)).toBe(false)
})

it('copies nothing from elsewhere, whatever the database names', async () => {
  await stored(1)
  await writeFile(path.join(root, 'secret.png'), '')
  await name('../secret.png')
  const manifest = await make()
  expect(manifest.missing).toContain('../secret.png')
  expect(await readdir(dir)).toEqual(['manifest.json', 'media', 'site.db'])
})
