import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import { preparePayload } from '#cms/testing/payload.ts'

const collection = 'media'
let payload: Payload
let mediaFile: (filename: string) => string

preparePayload(async (started) => {
  payload = started
  const { mediaDir } = (await import('#cms/common/environment.ts')).getSettings()
  mediaFile = (filename) => path.join(mediaDir, filename)
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function storePicture(number: number) {
  const filename = `${String(number).padStart(32, '0')}-00000000.png`
  const file = mediaFile(filename)
  writeFileSync(file, 'x')
  const data = { filename, mimeType: 'image/png', filesize: 1, width: 100, height: 100 }
  const { id } = await payload.db.create({ collection, data })
  return { id: String(id), data, file }
}

it('a picture’s file is removed with its document, unless the deletion was rolled back', async () => {
  const [rolledBack, deleted] = [await storePicture(1), await storePicture(2)]
  for (const { id } of [rolledBack, deleted]) await payload.delete({ collection, id })
  await payload.db.create({ collection, data: rolledBack.data })
  vi.runOnlyPendingTimers()
  await vi.waitFor(() => expect(existsSync(deleted.file)).toBe(false))
  expect(existsSync(rolledBack.file)).toBe(true)
})

it('Payload deletes no file by itself, which a backup may hold', async () => {
  const { id, data } = await storePicture(3)
  // Its folder by default, and that of pictures where nothing is set.
  const file = path.resolve('media', data.filename)
  writeFileSync(file, 'x')
  onTestFinished(() => rmSync(file))
  await payload.delete({ collection, id })
  expect(existsSync(file)).toBe(true)
})

describe('a stored picture of more bytes than one that is sent may have', () => {
  const half = { x: 0, y: 0, width: 50, height: 100 }

  it.each<[string, (id: string, filename: string) => Promise<unknown>]>([
    [
      'the contract’s API',
      async (id, filename) => {
        const { changePicture } = await import('./replace-file.ts')
        await changePicture(await createLocalReq({}, payload), { id, filename, focus: undefined }, { crop: half })
      },
    ],
    [
      'Payload’s REST API',
      async (id) => {
        const req = await createLocalReq({}, payload)
        req.query = { uploadEdits: { crop: half } }
        await payload.update({ collection, id, data: {}, req })
      },
    ],
  ])('is cropped through %s', async (_api, crop) => {
    const picture = sharp({ create: { width: 100, height: 20, channels: 3, background: '#123456' } })
    const { id, data, file } = await storePicture(4)
    // Bytes behind the picture's end are left out.
    writeFileSync(file, Buffer.concat([await picture.png().toBuffer(), Buffer.alloc(IMAGE_BYTES)]))
    await crop(id, data.filename)
    expect(await payload.findByID({ collection, id })).toMatchObject({ width: 50, height: 20 })
    await payload.delete({ collection, id })
  })
})

/** An upload large enough to have a smaller version. */
async function upload() {
  const canvas = sharp({ create: { width: 600, height: 20, channels: 3, background: '#123456' } })
  const data = await canvas.png().toBuffer()
  return { data, mimetype: 'image/png', name: 'p.png', size: data.length }
}

/** Uploads a picture while the database fails in the given way; returns the names of its files. */
type FailingUpload = (fail: (write: () => Promise<unknown>) => Promise<never>) => Promise<string[]>

const throughContract: FailingUpload = async (fail) => {
  const { addFile, filesOf } = await import('./stored-files.ts')
  const { preparePicture } = await import('./re-encode.ts')
  const prepared = await preparePicture((await upload()).data)
  failInsert(fail)
  await expect(addFile(payload, prepared)).rejects.toThrow()
  return filesOf(prepared.columns)
}

const throughRest: FailingUpload = async (fail) => {
  const { filesOf, fileNamesOf } = await import('./stored-files.ts')
  const req = await createLocalReq({}, payload)
  const file = await upload()
  const inserted = failInsert(fail)
  const error = await payload.create({ collection, data: {}, file, req }).catch((thrown: Error) => thrown)
  await afterError(req, error)
  return filesOf(fileNamesOf(inserted()))
}

/** Runs the afterError hooks, as Payload's REST API does. */
async function afterError(req: PayloadRequest, error: unknown): Promise<void> {
  if (!(error instanceof Error)) throw new Error('it did not fail')
  for (const hook of payload.collections[collection].config.hooks.afterError ?? [])
    await hook({ collection: payload.collections[collection].config, context: {}, error, req })
}

/** Makes the insertion of a row fail in the given way; returns a function that returns the row. */
function failInsert(fail: (write: () => Promise<unknown>) => Promise<never>): () => object {
  const { create } = payload.db
  let data: object = {}
  const broken = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    data = args.data
    return fail(() => create.call(payload.db, args))
  })
  onTestFinished(() => broken.mockRestore())
  return () => data
}

const connectionLost = () =>
  Object.assign(new Error('connection 1 to 127.0.0.1:27017 closed'), { name: 'MongoNetworkError' })

describe.each([
  ['the contract’s API', throughContract],
  ['Payload’s REST API', throughRest],
])('after an upload through %s that failed', (_route, write) => {
  const existing = async (names: string[]) => names.filter((name) => existsSync(mediaFile(name))).length

  it('the files are removed', async () => {
    const names = await write(() => Promise.reject(new ValidationError({ collection, errors: [] })))
    expect([names.length, await existing(names)]).toEqual([2, 0])
  })

  it.each([
    ['a lost connection', connectionLost],
    ['another error', () => new Error('no answer')],
  ])('the files stay if %s followed the insertion of the row', async (_what, error) => {
    const names = await write(async (insert) => {
      await insert()
      throw error()
    })
    expect([names.length, await existing(names)]).toEqual([2, 2])
  })

  it('the files stay if the row may still be written', async () => {
    const names = await write(() => Promise.reject(connectionLost()))
    expect([names.length, await existing(names)]).toEqual([2, 2])
  })

  it('the files stay if it is unknown whether there is a row', async () => {
    const counting = vi.spyOn(payload.db, 'count').mockRejectedValue(new Error('no answer'))
    onTestFinished(() => counting.mockRestore())
    const names = await write(() => Promise.reject(new Error('no answer')))
    expect([names.length, await existing(names)]).toEqual([2, 2])
  })
})

describe('the server’s columns of a picture', () => {
  const columns = ['filename', 'filesize', 'frames', 'height', 'mimeType', 'thumbnailURL', 'url', 'width'] as const
  const sent = {
    filename: 'other.png',
    filesize: 9,
    frames: 9,
    height: 9,
    mimeType: 'image/gif',
    sizes: {},
    thumbnailURL: 'https://evil.test/a.png',
    url: 'https://evil.test/b.png',
    width: 9,
  }
  const serverColumns = (doc: object): object =>
    Object.fromEntries(Object.entries(doc).filter(([name]) => columns.some((column) => column === name)))

  async function asEditor() {
    const user = await payload.db.findOne({ collection: 'users', where: {} })
    const found =
      user ??
      (await payload.create({
        collection: 'users',
        data: { name: 'Asha', email: 'a@example.com', password: 'a password of the tests', role: 'editor' },
      }))
    return createLocalReq({ user: { ...found, collection: 'users' } as NonNullable<PayloadRequest['user']> }, payload)
  }

  it('cannot be set by a client, neither with an upload nor with an update of one or of many', async () => {
    const req = await asEditor()
    const file = await upload()
    // A file name together with a URL is rejected: see the tests of the REST API.
    const { url: _url, ...withoutUrl } = sent
    const made = await payload.create({
      collection,
      data: { ...withoutUrl, alt: 'One' },
      file,
      overrideAccess: false,
      req,
    })
    expect(serverColumns(made)).toMatchObject({ filesize: expect.any(Number), frames: 1, height: 20, width: 600 })
    expect(JSON.stringify(made)).not.toMatch(/evil|other/)
    const { id } = made
    const changed = await payload.update({
      collection,
      id,
      data: { ...sent, alt: 'Two' },
      overrideAccess: false,
      req: await asEditor(),
    })
    expect([changed.alt, serverColumns(changed)]).toEqual(['Two', serverColumns(made)])
    const where = { id: { equals: id } }
    const { docs } = await payload.update({
      collection,
      where,
      data: { ...sent, alt: 'Three' },
      overrideAccess: false,
      req: await asEditor(),
    })
    expect(docs.map((doc) => [doc.alt, serverColumns(doc)])).toEqual([['Three', serverColumns(made)]])
  })
})
