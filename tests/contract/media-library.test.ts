import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { type Answer, fileOf, type Picture } from '../support/client.ts'
import { entity, image, member } from '../support/entities.ts'
import { animation, picture } from '../support/pictures.ts'
import { storedFiles } from '../storage/stored.ts'
import { admin, create, createDraft, sharedStoring, sharedUrl, visitor } from './support/context.ts'

/** A picture whose left half is red and whose right half is blue. */
async function halves(width: number, height: number): Promise<Picture> {
  const left = { create: { width: width / 2, height, channels: 3, background: '#ff0000' } } as const
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { bytes, name: 'halves.png', type: 'image/png' }
}

const rightHalf =
  'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100'
const focus = (x: number, y: number): string => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`

function upload(given: Picture, query = ''): Promise<Answer> {
  const body = new FormData()
  body.append('file', fileOf(given))
  return admin().fetch(`/api/media?${query}`, { method: 'POST', body })
}

/** Uploads a picture with values for its columns in the same form. */
async function uploadWith(columns: object): Promise<Answer> {
  const body = new FormData()
  body.append('file', fileOf(await picture('png', 600, 20)))
  body.append('_payload', JSON.stringify(columns))
  return admin().fetch('/api/media', { method: 'POST', body })
}

const doc = (answer: Answer): unknown => member(answer.body, 'doc')
const mediaOf = async (collection: string, id: string): Promise<string> =>
  String(member((await admin().get(`/${collection}/${id}?depth=0`)).body, 'image'))

async function pixels(path: string): Promise<{ width: number; height: number; colours: number[] }> {
  const bytes = Buffer.from(await (await fetch(sharedUrl + path)).arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).stats()
  return { width, height, colours: channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16)) }
}

describe('the image editor', () => {
  it('crops a stored picture and all its sizes, under new names; the old files go', async () => {
    const made = await create('about', {}, { image: await halves(1200, 400) })
    const media = await mediaOf('abouts', made._id)
    expect((await admin().patch(`/media/${media}?${rightHalf}&${focus(75, 10)}`, { alt: 'Blue' })).status).toBe(200)
    const cropped = image(await visitor().get(`/about/about-id/${made._id}`))
    expect(cropped).toMatchObject({ alt: 'Blue', width: 600, height: 400, focus: { x: 50, y: 10 } })
    expect(await pixels(cropped.filePath)).toEqual({ width: 600, height: 400, colours: [0, 0, 16] })
    for (const size of cropped.sizes) expect((await pixels(size.filePath)).colours).toEqual([0, 0, 16])
    expect(cropped.filename).not.toBe(made.image?.filename)
    await expect
      .poll(async () => (await fetch(sharedUrl + String(made.image?.filePath))).status, { timeout: 10_000 })
      .toBe(404)
  })

  it('crops a picture while it is uploaded, animations too', async () => {
    expect(doc(await upload(await halves(200, 100), rightHalf))).toMatchObject({ width: 100, height: 100 })
    const moving = doc(await upload(await animation('gif', 4, 20), rightHalf))
    expect(moving).toMatchObject({ width: 10, height: 20 })
  })

  it('sets the point that stays visible where the picture is cut: answers name it and pages obey it', async () => {
    const made = await create('service', {}, { image: await picture('png', 800, 600) })
    expect(made.image).not.toHaveProperty('focus')
    const media = await mediaOf('services', made._id)
    expect((await admin().patch(`/media/${media}?${focus(20, 80)}`)).status).toBe(200)
    const found = image(await visitor().get(`/service/${made.slug}`))
    expect(found).toEqual({ ...made.image, focus: { x: 20, y: 80 } })
    expect((await visitor().fetch(`/services-details/${made.slug}`)).text).toContain('object-position:20% 80%')
    await admin().patch(`/media/${media}?${focus(50, 50)}`)
    expect(image(await visitor().get(`/service/${made.slug}`))).toEqual(made.image)
  })

  it.each([
    'uploadEdits=x',
    'uploadEdits[crop]=1',
    'uploadEdits[crop][x]=a&uploadEdits[focalPoint][x]=1e999',
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=-5&uploadEdits[crop][height]=NaN',
    'uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5',
  ])('takes %s for no edit', async (query) => {
    const made = await create('about', {}, { image: await picture() })
    const media = await mediaOf('abouts', made._id)
    expect((await admin().patch(`/media/${media}?${query}`, { alt: '' })).status).toBe(200)
    expect(image(await visitor().get(`/about/about-id/${made._id}`))).toEqual(made.image)
  })

  it('is nobody’s but administrators’', async () => {
    const made = await create('about', {}, { image: await picture() })
    const media = await mediaOf('abouts', made._id)
    expect((await visitor().patch(`/media/${media}?${rightHalf}`, {})).status).toBe(401)
    expect((await admin().patch(`/media/${media}`, { focalX: 500 })).status).toBe(400)
    expect(image(await visitor().get(`/about/about-id/${made._id}`))).toEqual(made.image)
  })
})

describe('a picture in use', () => {
  it('K7: cannot be deleted; the answer names the entries', async () => {
    const made = await create('about', { title: 'Shows it' }, { image: await picture() })
    const media = await mediaOf('abouts', made._id)
    await createDraft('blogs', { title: 'Shows it too', image: media })
    const published = await create('career', { title: 'Shows it in a draft' })
    await admin().patch(`/careers/${published._id}?draft=true`, { image: media, _status: 'draft' })
    await admin().patch(`/teams/${(await create('team', { name: 'A face' }))._id}`, { image: media })
    const refused = await admin().remove(`/media/${media}`)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(
      'This picture is used by About “Shows it”, Blog “Shows it too”, Team “A face” and 1 more. Take it out there first.',
    )
    await admin().remove(`/media?where[id][equals]=${media}`)
    expect((await visitor().fetch(made.image?.filePath ?? '')).status).toBe(200)
    expect(image(await visitor().get(`/about/about-id/${made._id}`))).toEqual(made.image)
  })

  it('can be deleted once nothing shows it, and its files go', async () => {
    const made = await create('team', {}, { image: await picture() })
    const media = await mediaOf('teams', made._id)
    const files = [made.image, ...(made.image?.sizes ?? [])].map((file) => basename(file?.filePath ?? ''))
    const stored = async () => {
      const all = await storedFiles(sharedStoring)
      return files.filter((file) => all.includes(file))
    }
    expect(await stored()).toEqual(files)
    await admin().patch(`/teams/${made._id}`, { image: null })
    expect((await admin().remove(`/media/${media}`)).status).toBe(404)
    expect(await stored()).toEqual(files)
    expect((await admin().remove(`/media/${media}?trash=true`)).status).toBe(200)
    expect(entity(await visitor().get(`/team/${made._id}`)).image).toBeNull()
    await expect.poll(stored, { timeout: 10_000 }).toEqual([])
  })

  it('goes with its entry, unless a draft of another one shows it', async () => {
    const made = await create('about', {}, { image: await picture() })
    const media = await mediaOf('abouts', made._id)
    const other = await create('service')
    await admin().patch(`/services/${other._id}?draft=true&autosave=true`, { image: media, _status: 'draft' })
    await admin().remove(`/about/${made._id}`)
    expect((await admin().get(`/media/${media}`)).status).toBe(200)
    await admin().patch(`/services/${other._id}`, { _status: 'published' })
    expect(image(await visitor().get(`/service/${other.slug}`))).toEqual(made.image)
    await admin().remove(`/service/${other._id}`)
    expect((await admin().get(`/media/${media}`)).status).toBe(404)
  })
})

describe('what the server knows of a picture', () => {
  const told = {
    filename: 'other.png',
    filesize: 9,
    frames: 9,
    height: 9,
    mimeType: 'image/gif',
    sizes: { small: { filename: 'other.png' } },
    thumbnailURL: '/other.png',
    width: 9,
  }
  const unlike = expect.not.stringMatching(/other|:9[,}]/)

  it('is not believed of an upload', async () => {
    const made = await uploadWith({ ...told, alt: 'One' })
    expect([made.status, made.text]).toEqual([201, unlike])
    expect(doc(made)).toMatchObject({ alt: 'One', width: 600, height: 20, frames: 1, mimeType: 'image/png' })
  })

  it.each([
    ['one', (id: string) => `/media/${id}`],
    ['many', (id: string) => `/media?where[id][equals]=${id}`],
  ])('is not changed by an update of %s', async (_of, address) => {
    const id = String(member(doc(await uploadWith({ alt: 'One' })), 'id'))
    const before = (await admin().get(`/media/${id}`)).body
    expect((await admin().patch(address(id), { ...told, url: '/other.png', alt: 'Two' })).status).toBe(200)
    const { body } = await admin().get(`/media/${id}`)
    expect(body).toEqual({ ...Object(before), alt: 'Two', updatedAt: expect.any(String) })
  })

  it('is not fetched from an address that comes with an upload', async () => {
    const { status } = await uploadWith({ filename: 'other.png', url: 'http://127.0.0.1:9/other.png' })
    expect(status).toBe(400)
  })
})

it('a file that is replaced while the panel changes its text keeps the new file and the text', async () => {
  const made = await create('about', {}, { image: await picture() })
  const media = await mediaOf('abouts', made._id)
  const body = new FormData()
  body.append('image', fileOf(await picture('png', 300, 20)))
  const file = { isReplaced: false }
  const replace = async () => {
    const { status } = await admin().fetch(`/api/library/${media}/file`, { method: 'PUT', body })
    file.isReplaced = true
    return status
  }
  const describePicture = async () => {
    let status = 200
    while (!file.isReplaced && status === 200)
      ({ status } = await admin().patch(`/media/${media}`, { alt: 'Described' }))
    return status
  }
  const changes = [describePicture(), describePicture(), describePicture()]
  expect(await Promise.all([replace(), ...changes])).toEqual([200, 200, 200, 200])
  const shown = image(await visitor().get(`/about/about-id/${made._id}`))
  expect(shown).toMatchObject({ width: 300, alt: 'Described' })
  expect((await visitor().fetch(shown.filePath)).status).toBe(200)
})

it('the library is searched by name and by alternative text', async () => {
  const given = await picture()
  // Other files leave pictures in the same library.
  const [flags, roof] = [`flags-${randomUUID()}`, `roof-${randomUUID()}`]
  await upload({ ...given, name: `Prayer ${flags}.png` })
  const id = String(member(doc(await upload(given)), 'id'))
  await admin().patch(`/media/${id}`, { alt: `${flags.toUpperCase()} over a ${roof}` })
  const search = async (words: string): Promise<unknown> =>
    member(
      (await admin().get(`/media?where[or][0][originalName][contains]=${words}&where[or][1][alt][contains]=${words}`))
        .body,
      'totalDocs',
    )
  expect(await search(flags)).toBe(2)
  expect(await search(roof)).toBe(1)
})

it('a picture’s document names the address where it is served; Payload’s own is closed', async () => {
  const made = await create('about', {}, { image: await picture() })
  const found = (await admin().get(`/media/${await mediaOf('abouts', made._id)}`)).body
  expect(member(found, 'url')).toBe(made.image?.filePath)
  expect((await admin().get(`/media/file/${made.image?.filename}`)).status).toBe(404)
})
