import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { messages } from '#contract/messages.ts'
import { fileOf, inPieces, type Picture } from '../support/client.ts'
import { entities, entity, image, member, message } from '../support/entities.ts'
import { blank, picture } from '../support/pictures.ts'
import { residentBytesOfChildren } from '../support/process.ts'
import { storedFiles } from '../storage/stored.ts'
import { admin, create, createDraft, onBucket, ownServerWithAdmin, sharedStoring, visitor } from './support/context.ts'

/** All stored files, and the number of documents of each collection. */
async function everything(): Promise<unknown> {
  const files = await storedFiles(sharedStoring)
  const counts = await Promise.all(
    ['media', 'abouts', 'blogs', 'services', 'careers', 'teams', 'faqs'].map(async (name) =>
      member((await admin().get(`/${name}/count`)).body, 'totalDocs'),
    ),
  )
  return [files, counts]
}

const served = async (path: string): Promise<number> => (await visitor().fetch(path)).status

describe('F3: a write that fails leaves nothing behind', () => {
  const title = 'T'
  it.each<[string, () => Promise<number>]>([
    [
      'a bad title with a picture',
      async () => (await admin().post('/about', { title: '' }, { image: await picture() })).status,
    ],
    [
      'a title too long',
      async () => (await admin().post('/blog', { title: 'x'.repeat(201) }, { image: await picture() })).status,
    ],
    ['no session', async () => (await visitor().post('/about', { title }, { image: await picture() })).status],
    [
      'another site',
      async () =>
        (await admin().post('/about', { title }, { image: await picture(), headers: { origin: 'null' } })).status,
    ],
    [
      'no picture',
      async () => (await admin().post('/about', { title }, { image: { bytes: Buffer.from('<svg/>') } })).status,
    ],
    [
      'half a picture',
      async () =>
        (await admin().post('/about', { title }, { image: { bytes: (await picture()).bytes.subarray(0, 80) } })).status,
    ],
    [
      'an unknown entry',
      async () => (await admin().patch('/about/nothing', { title }, { image: await picture() })).status,
    ],
    [
      'two pictures',
      async () => {
        const body = new FormData()
        body.append('title', title)
        for (const given of [await picture(), await picture()]) body.append('image', fileOf(given))
        return (await admin().fetch('/api/about', { method: 'POST', body })).status
      },
    ],
    [
      'a changed entry',
      async () => {
        const [found] = entities(await admin().get('/about'))
        const headers = { 'if-match': '"old"' }
        return (await admin().patch(`/about/${found?._id}`, { title }, { image: await picture(), headers })).status
      },
    ],
    [
      'Payload’s own endpoint, without a session',
      async () => (await visitor().fetch('/api/media', { method: 'POST', body: native(await picture()) })).status,
    ],
    [
      'Payload’s own endpoint, no picture',
      async () =>
        (await admin().fetch('/api/media', { method: 'POST', body: native({ bytes: Buffer.from('<svg/>') }) })).status,
    ],
  ])('%s', async (_, write) => {
    await create('about')
    const before = await everything()
    expect(await write()).toBeGreaterThanOrEqual(400)
    expect(await everything()).toEqual(before)
  })

  it('U17: a connection cut in the middle of an upload', async () => {
    const before = await everything()
    const aborted = new AbortController()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG'),
        )
        setTimeout(() => aborted.abort(), 200)
      },
    })
    const init = { ...inPieces(body, 'multipart/form-data; boundary=b'), signal: aborted.signal }
    const sent = admin().fetch('/api/about', init)
    await expect(sent).rejects.toThrow()
    await expect.poll(everything, { timeout: 5000 }).toEqual(before)
  })
})

describe('U17: large pictures whose client leaves while one is encoded', () => {
  it.each<[string, string, (given: Picture) => FormData]>([
    ['the library', '/api/library', (given) => formWith('image', given)],
    ['Payload’s own endpoint', '/api/media', native],
  ])('sent to %s: the process is ended, those that wait are dropped, and too many are turned away', async (...sent) => {
    const [, path, formOf] = sent
    const { server, client } = await ownServerWithAdmin()
    const given = await blank('png', 7000, 7000)
    const leaving = new AbortController()
    const uploads = Array.from({ length: 30 }, async () => {
      const body = formOf(given)
      const answer = await client.fetch(path, { method: 'POST', body, signal: leaving.signal })
      if (answer.status !== 503) throw new Error(`it was answered ${answer.status}`)
      return answer
    })
    const refused = await Promise.any(uploads)
    expect([refused.headers.get('retry-after'), message(refused)]).toEqual(['5', messages.unavailable])
    const encoding = async () => (await residentBytesOfChildren(server.pid)) > 0
    await expect.poll(encoding, { timeout: 20_000, interval: 20 }).toBe(true)
    leaving.abort()
    await Promise.allSettled(uploads)
    await expect.poll(encoding).toBe(false)
    // All places are free again: with one that waits in each of them this would be turned away.
    const next = await client.fetch(path, { method: 'POST', body: formOf(await blank('png', 2100, 2100)) })
    expect(next.status).toBe(201)
  })
})

function formWith(name: string, given: Picture): FormData {
  const body = new FormData()
  body.append(name, fileOf(given))
  return body
}

const native = (given: Picture): FormData => formWith('file', given)

it('a replaced picture goes from the site, with its versions; the new one stays', async () => {
  const made = await create('service', {}, { image: await picture('png', 1000, 10) })
  const before = await everything()
  const answer = await admin().patch(`/service/${made._id}`, {}, { image: await picture('png', 1000, 10) })
  expect(await served(image(answer).filePath)).toBe(200)
  const replaced = [made.image?.filePath ?? '', ...(made.image?.sizes ?? []).map(({ filePath }) => filePath)]
  for (const gone of replaced) expect(await served(gone)).toBe(404)
  // The replaced picture's files are still stored, in the trash. Those of other tests may go meanwhile.
  const [now, counts] = [await everything(), before].map((all) => (Array.isArray(all) ? all : []))
  expect(now?.[0]).toEqual(expect.arrayContaining(replaced.map((file) => basename(file))))
  expect(now?.[1]).toEqual(counts?.[1])
})

it('U13: a refused replacement keeps the old picture, to the byte', async () => {
  const made = await create('about', {}, { image: await picture() })
  const file = made.image?.filePath ?? ''
  const before = (await visitor().fetch(file)).text
  expect((await admin().patch(`/about/${made._id}`, { title: '' }, { image: await picture() })).status).toBe(400)
  expect((await visitor().fetch(file)).text).toBe(before)
  expect((await visitor().get(`/about/about-id/${made._id}`)).body).toEqual(made)
})

it.skipIf(onBucket)('what is done is answered so, though the old picture cannot be removed', async () => {
  const shown = async () => {
    const made = await create('team', {}, { image: await picture('png', 30, 30 + Math.round(Math.random() * 1000)) })
    const file = join(sharedStoring.mediaDir, basename(made.image?.filePath ?? ''))
    await rm(file)
    await mkdir(join(file, 'in-the-way'), { recursive: true })
    onTestFinished(() => rm(file, { recursive: true, force: true }))
    return made
  }
  const [changed, removed] = [await shown(), await shown()]
  const answer = await admin().patch(`/team/${changed._id}`, { removeImage: 'true' })
  expect([answer.status, entity(answer).image]).toEqual([200, null])
  expect((await admin().remove(`/team/${removed._id}`)).status).toBe(200)
  expect((await visitor().get(`/team/${removed._id}`)).status).toBe(404)
})

it('removeImage drops the picture, unless a new one comes along', async () => {
  for (const as of ['json', 'form', 'multipart'] as const) {
    const made = await create('team', {}, { image: await picture() })
    const answer = await admin().send('PUT', `/team/${made._id}`, { removeImage: 'true' }, { as })
    expect([answer.status, entity(answer).image]).toEqual([200, null])
    expect(await served(made.image?.filePath ?? '')).toBe(404)
  }
  const made = await create('team', {}, { image: await picture() })
  const answer = await admin().patch(`/team/${made._id}`, { removeImage: 'true' }, { image: await picture() })
  expect(image(answer).filePath).not.toBe(made.image?.filePath)
  const kept = await admin().patch(`/team/${made._id}`, { removeImage: 'false' })
  expect(entity(kept).image).toEqual(entity(answer).image)
})

it('an update without a picture keeps it', async () => {
  const made = await create('career', {}, { image: await picture() })
  const answer = await admin().patch(`/career/${made._id}`, { title: 'New' }, { as: 'multipart' })
  expect(entity(answer).image).toEqual(made.image)
})

it('U12: a deleted entry’s picture goes, unless another entry or a draft shows it', async () => {
  const first = await create('about', {}, { image: await picture() })
  const path = first.image?.filePath ?? ''
  const media = member((await admin().get(`/abouts/${first._id}?depth=0`)).body, 'image')
  const second = await create('service')
  expect((await admin().patch(`/services/${second._id}`, { image: media })).status).toBe(200)
  await createDraft('blogs', { title: 'A draft with a picture', image: media })
  await admin().remove(`/about/${first._id}`)
  expect(await served(path)).toBe(200)
  expect(image(await visitor().get(`/service/${second.slug}`)).filePath).toBe(path)
  await admin().remove(`/service/${second._id}`)
  expect(await served(path)).toBe(200)
})

it('U12: of two equal pictures, deleting one entry leaves the other’s', async () => {
  const given = await picture()
  const [first, second] = [await create('about', {}, { image: given }), await create('about', {}, { image: given })]
  await admin().remove(`/about/${first._id}`)
  expect(await served(second.image?.filePath ?? '')).toBe(200)
})
