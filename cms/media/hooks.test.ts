import { existsSync, writeFileSync } from 'node:fs'

import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

const collection = 'media'
let payload: Payload
let stop: () => Promise<void>
let mediaFile: (filename: string) => string

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  mediaFile = (await import('./folders.ts')).mediaFile
}, 30_000)
afterAll(() => stop())

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function stored(number: number) {
  const filename = `${String(number).padStart(32, '0')}-00000000.png`
  const file = mediaFile(filename)
  writeFileSync(file, 'x')
  const data = { filename, mimeType: 'image/png', filesize: 1, width: 100, height: 100 }
  const { id } = await payload.db.create({ collection, data })
  return { id: String(id), data, file }
}

it('a picture’s file goes with its document, and stays where the deletion was rolled back', async () => {
  const [kept, gone] = [await stored(1), await stored(2)]
  for (const { id } of [kept, gone]) await payload.delete({ collection, id })
  await payload.db.create({ collection, data: kept.data })
  vi.runAllTimers()
  await vi.waitFor(() => expect(existsSync(gone.file)).toBe(false))
  expect(existsSync(kept.file)).toBe(true)
})

/** A picture that has a smaller version. */
async function upload() {
  const canvas = sharp({ create: { width: 600, height: 20, channels: 3, background: '#123456' } })
  const data = await canvas.png().toBuffer()
  return { data, mimetype: 'image/png', name: 'p.png', size: data.length }
}

/** Puts a picture into its place and makes the database fail; answers its files' names. */
type Failing = (fail: (write: () => Promise<unknown>) => Promise<never>) => Promise<string[]>

const throughContract: Failing = async (fail) => {
  const { addPicture, filesOf } = await import('./store.ts')
  const { preparePicture } = await import('./prepare.ts')
  const prepared = await preparePicture((await upload()).data)
  failing(fail)
  await expect(addPicture(payload, prepared)).rejects.toThrow()
  return filesOf(prepared.columns)
}

const throughRest: Failing = async (fail) => {
  const { filesOf, namesOf } = await import('./store.ts')
  const req = await createLocalReq({}, payload)
  const file = await upload()
  const written = failing(fail)
  const error = await payload.create({ collection, data: {}, file, req }).catch((thrown: Error) => thrown)
  await afterError(req, error)
  return filesOf(namesOf(written()))
}

/** As Payload's REST does with an error. */
async function afterError(req: PayloadRequest, error: unknown): Promise<void> {
  if (!(error instanceof Error)) throw new Error('it did not fail')
  for (const hook of payload.collections[collection].config.hooks.afterError ?? [])
    await hook({ collection: payload.collections[collection].config, context: {}, error, req })
}

/** Writing a row fails in that way; answers what was to be written. */
function failing(fail: (write: () => Promise<unknown>) => Promise<never>): () => object {
  const { create } = payload.db
  let data: object = {}
  const broken = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    data = args.data
    return fail(() => create.call(payload.db, args))
  })
  onTestFinished(() => broken.mockRestore())
  return () => data
}

const lost = () => Object.assign(new Error('connection 1 to 127.0.0.1:27017 closed'), { name: 'MongoNetworkError' })

describe.each([
  ['the contract’s calls', throughContract],
  ['Payload’s REST', throughRest],
])('after a write through %s that failed', (_door, write) => {
  const left = async (names: string[]) => names.filter((name) => existsSync(mediaFile(name))).length

  it('the files go', async () => {
    const names = await write(() => Promise.reject(new ValidationError({ collection, errors: [] })))
    expect([names.length, await left(names)]).toEqual([2, 0])
  })

  it.each([
    ['the connection', lost],
    ['something else', () => new Error('no answer')],
  ])('they stay where %s broke after the row was written', async (_what, error) => {
    const names = await write(async (done) => {
      await done()
      throw error()
    })
    expect([names.length, await left(names)]).toEqual([2, 2])
  })

  it('they stay where the row may yet be written', async () => {
    const names = await write(() => Promise.reject(lost()))
    expect([names.length, await left(names)]).toEqual([2, 2])
  })

  it('they stay where nobody can tell whether there is a row', async () => {
    const counting = vi.spyOn(payload.db, 'count').mockRejectedValue(new Error('no answer'))
    onTestFinished(() => counting.mockRestore())
    const names = await write(() => Promise.reject(new Error('no answer')))
    expect([names.length, await left(names)]).toEqual([2, 2])
  })
})

describe('what the server knows of a picture', () => {
  const columns = ['filename', 'filesize', 'frames', 'height', 'mimeType', 'thumbnailURL', 'url', 'width'] as const
  const told = {
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
  const ofServer = (doc: object): object =>
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

  it('nobody else says: neither with an upload, nor with a change of one or of many', async () => {
    const req = await asEditor()
    const file = await upload()
    // Both a name and an address are refused: see the tests of REST.
    const { url: _url, ...withoutAddress } = told
    const made = await payload.create({
      collection,
      data: { ...withoutAddress, alt: 'One' },
      file,
      overrideAccess: false,
      req,
    })
    expect(ofServer(made)).toMatchObject({ filesize: expect.any(Number), frames: 1, height: 20, width: 600 })
    expect(JSON.stringify(made)).not.toMatch(/evil|other/)
    const { id } = made
    const changed = await payload.update({
      collection,
      id,
      data: { ...told, alt: 'Two' },
      overrideAccess: false,
      req: await asEditor(),
    })
    expect([changed.alt, ofServer(changed)]).toEqual(['Two', ofServer(made)])
    const where = { id: { equals: id } }
    const { docs } = await payload.update({
      collection,
      where,
      data: { ...told, alt: 'Three' },
      overrideAccess: false,
      req: await asEditor(),
    })
    expect(docs.map((doc) => [doc.alt, ofServer(doc)])).toEqual([['Three', ofServer(made)]])
  })
})
