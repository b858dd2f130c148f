import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Picture, PicturePage, UsedPicture } from '#contract/media.ts'
import { messages } from '#contract/messages.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Answer, Client, Picture as File } from '../support/client.ts'
import { entity, fieldsNamed, image, member, message } from '../support/entities.ts'
import { blank, picture } from '../support/pictures.ts'
import { admin, create, sharedUrl, visitor } from './support/context.ts'
import { signedInEditor } from '../support/people.ts'

const isPicture = (value: unknown): value is Picture => isRecord(value) && isRecord(value['image'])
const isUsed = (value: unknown): value is UsedPicture => isPicture(value) && 'uses' in value

function pictureOf({ body, status, text }: Answer): Picture {
  if (!isPicture(body)) throw new Error(`no picture but ${status}: ${text.slice(0, 300)}`)
  return body
}

function usesOf({ body }: Answer): UsedPicture['uses'] {
  if (!isUsed(body)) throw new Error('no picture with its uses')
  return body.uses
}

function pageOf({ body, text }: Answer): PicturePage {
  const pictures = member(body, 'pictures')
  if (!Array.isArray(pictures) || !pictures.every(isPicture)) throw new Error(`no page of pictures: ${text}`)
  return { pictures, total: Number(member(body, 'total')) }
}

/** Of changes that race with each other. */
const ROUNDS = 6

let editor: Client
beforeAll(async () => {
  editor = await signedInEditor(admin())
})

async function upload(file: File, name = 'p.png'): Promise<Picture> {
  const answer = await editor.post('/library', {}, { image: { ...file, name } })
  expect(answer.status, answer.text).toBe(201)
  return pictureOf(answer)
}

const idsFound = async (query: string): Promise<string[]> =>
  pageOf(await editor.get(`/library?${query}`)).pictures.map(({ _id }) => _id)

const served = async (path: string): Promise<number> => (await fetch(sharedUrl + path)).status

describe('the library', () => {
  it('is for the staff alone', async () => {
    const { _id } = await upload(await picture())
    const calls: [string, string][] = [
      ['GET', '/library'],
      ['POST', '/library'],
      ['GET', `/library/${_id}`],
      ['PATCH', `/library/${_id}`],
      ['PUT', `/library/${_id}/file`],
      ['DELETE', `/library/${_id}`],
    ]
    for (const [method, path] of calls)
      expect((await visitor().fetch(`/api${path}`, { method })).status, `${method} ${path}`).toBe(401)
    expect((await editor.get(`/library/${_id}`)).status).toBe(200)
  })

  it('is listed in pages, the newest first, and searched by names and alternative texts in both languages', async () => {
    const kite = await upload(await picture(), 'zephyr-kite.png')
    const bare = await upload(await picture(), 'zephyr-bare.png')
    await editor.patch(`/library/${kite._id}`, { alt: { en: 'A blue Kite', ne: 'निलो चङ्गा' } })
    expect(await idsFound('q=zephyr')).toEqual([bare._id, kite._id])
    expect(pageOf(await editor.get('/library?q=zephyr&limit=1&page=2'))).toMatchObject({
      pictures: [{ _id: kite._id, name: 'zephyr-kite.png', alt: { en: 'A blue Kite', ne: 'निलो चङ्गा' } }],
      total: 2,
    })
    for (const words of ['zephyr KITE', 'kite blue', 'चङ्गा', 'नीलो', kite.image.filename])
      expect(await idsFound(`q=${encodeURIComponent(words)}`), words).toEqual([kite._id])
    expect(await idsFound('q=zephyr&withoutAlt=true')).toEqual([bare._id])
    await create('about', { imageId: kite._id })
    expect(await idsFound('q=zephyr&unused=true')).toEqual([bare._id])
    for (const query of ['limit=0', 'limit=1000', 'page=x', 'unused=1', 'withoutAlt=true&withoutAlt=true'])
      expect((await editor.get(`/library?${query}`)).status, query).toBe(400)
  })

  it('continues behind a picture, also where those before it have changed or gone since', async () => {
    const made: Picture[] = []
    for (const name of ['quokka-a.png', 'quokka-b.png', 'quokka-c.png', 'quokka-d.png'])
      made.unshift(await upload(await picture(), name))
    const [first, second, third, fourth] = made.map(({ _id }) => _id)
    const query = 'q=quokka&withoutAlt=true'
    expect(await idsFound(`${query}&limit=2`)).toEqual([first, second])
    await editor.remove(`/library/${first}`)
    await editor.patch(`/library/${second}`, { alt: { en: 'An animal' } })
    const next = pageOf(await editor.get(`/library?${query}&limit=2&after=${second}`))
    expect([next.pictures.map(({ _id }) => _id), next.total]).toEqual([[third, fourth], 2])
    expect(await idsFound(`${query}&limit=1&page=2&after=${second}`)).toEqual([fourth])
    for (const after of [first, 'nothing', ''])
      expect(fieldsNamed(await editor.get(`/library?after=${after}`)), after).toEqual(['after'])
  })

  it('takes what entries take, once for each Idempotency-Key', async () => {
    const file = await picture('jpeg', 1000, 500)
    const headers = { 'idempotency-key': `library-${Date.now()}` }
    const [first, second] = [
      pictureOf(await editor.post('/library', {}, { image: file, headers })),
      pictureOf(await editor.post('/library', {}, { image: file, headers })),
    ]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ name: 'p.jpeg', image: { width: 1000, sizes: [{ width: 480 }, { width: 960 }] } })
    expect(await served(first.image.filePath)).toBe(200)
    const none = await editor.post('/library', {}, { as: 'multipart' })
    expect([none.status, fieldsNamed(none)]).toEqual([400, ['image']])
    const text = { bytes: Buffer.from('no picture'), name: 'a.png', type: 'image/png' }
    expect((await editor.post('/library', {}, { image: text })).status).toBe(415)
    const huge = await editor.post('/library', {}, { image: await blank('png', 8000, 7000) })
    expect([huge.status, message(huge)]).toEqual([400, messages.imageTooManyPixels])
  })
})

describe('a picture of the library', () => {
  it('is chosen for entries, drafts and changes by its id, and says what shows it', async () => {
    const { _id, image: own } = await upload(await picture())
    const post = await create('blog', { title: 'Shows it', imageId: _id })
    expect(post.image).toEqual(own)
    const draft = await editor.post('/draft/service', { title: 'Will show it', imageId: _id })
    expect(member(member(draft.body, 'entry'), 'image')).toEqual(own)
    const member1 = await create('team', { name: 'A face' }, { image: await picture() })
    expect(image(await editor.patch(`/team/${member1._id}`, { imageId: _id }))).toEqual(own)
    expect(await served(String(member1.image?.filePath))).toBe(404)
    const published = await editor.post(`/publish/service/${String(member(draft.body, '_id'))}`, {
      description: '<p>Whole</p>',
    })
    expect(member(member(published.body, 'entry'), 'image')).toEqual(own)
    const uses = usesOf(await editor.get(`/library/${_id}`))
    expect(uses).toContainEqual({ type: 'blog', _id: post._id, title: 'Shows it' })
    expect(new Set(uses.map(({ title }) => title))).toEqual(new Set(['Shows it', 'Will show it', 'A face']))
    const refused = await editor.remove(`/library/${_id}`)
    expect([refused.status, message(refused)]).toEqual([409, expect.stringContaining('This picture is used by')])
  })

  it('must be there; a file comes before it, and an empty id is none', async () => {
    const { _id, image: own } = await upload(await picture())
    const { _id: about } = await create('about', { imageId: _id })
    for (const imageId of ['nothing', `${_id.slice(0, -1)}x`, about]) {
      const answer = await editor.patch(`/about/${about}`, { imageId })
      expect([answer.status, fieldsNamed(answer)], imageId).toEqual([400, ['imageId']])
    }
    expect((await editor.patch(`/about/${about}`, { imageId: [_id] })).status).toBe(400)
    expect(image(await editor.patch(`/about/${about}`, { imageId: '' }))).toEqual(own)
    const other = image(await editor.patch(`/about/${about}`, { imageId: _id }, { image: await picture() }))
    expect(other.filename).not.toBe(own.filename)
    const { body } = await editor.patch(`/about/${about}`, { imageId: other.filename, removeImage: 'true' })
    expect(member(body, 'errors')).toBeDefined()
  })

  it('goes to the trash and comes back with the last entry that showed it', async () => {
    const { _id, image: own } = await upload(await picture())
    const [one, two] = [await create('about', { imageId: _id }), await create('about', { imageId: _id })]
    await editor.remove(`/about/${one._id}`)
    expect(await served(own.filePath)).toBe(200)
    await editor.remove(`/about/${two._id}`)
    expect((await editor.get(`/library/${_id}`)).status).toBe(404)
    await editor.post(`/trash/about/${one._id}`)
    expect(usesOf(await editor.get(`/library/${_id}`))).toHaveLength(1)
    await editor.remove(`/about/${one._id}`)
  })

  it('goes to the trash by itself, and can be restored', async () => {
    const made = await upload(await picture())
    expect(pictureOf(await editor.remove(`/library/${made._id}`))).toEqual(made)
    for (const answer of [await editor.get(`/library/${made._id}`), await editor.remove(`/library/${made._id}`)])
      expect([answer.status, message(answer)]).toEqual([404, 'Picture not found'])
    expect((await editor.post('/about', { title: 'T', description: 'D', imageId: made._id })).status).toBe(400)
    expect((await editor.post(`/trash/media/${made._id}`)).status).toBe(200)
    expect(pictureOf(await editor.get(`/library/${made._id}`))).toMatchObject({ ...made })
  })

  it('is not in the trash while something shows it, whatever is saved and deleted at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [wanted, other] = [await upload(await picture()), await upload(await picture())]
      const before = await create('blog', { imageId: wanted._id })
      const after = await create('blog', { imageId: other._id })
      const drops = [
        () => editor.patch(`/blog/${before._id}`, { imageId: other._id }),
        () => editor.remove(`/blog/${before._id}`),
      ]
      const [saved] = await Promise.all([
        editor.patch(`/blog/${after._id}`, { imageId: wanted._id }),
        drops[round % drops.length]?.(),
      ])
      const shown = await editor.get(`/blog/blog-id/${after._id}`)
      // Refused if the picture is in the trash by then.
      expect([200, 400]).toContain(saved.status)
      expect([round, image(shown).filename]).toEqual([round, (saved.status === 200 ? wanted : other).image.filename])
      const free = await upload(await picture())
      const [kept, removed] = await Promise.all([
        editor.patch(`/blog/${after._id}`, { imageId: free._id }),
        editor.remove(`/library/${free._id}`),
      ])
      const { body } = await editor.get(`/blog/blog-id/${after._id}`)
      const isShown = member(member(body, 'image'), 'filename') === free.image.filename
      // One of the two is done, and the other refused.
      expect([200, 400]).toContain(kept.status)
      expect([200, 409]).toContain(removed.status)
      expect([round, isShown]).toEqual([round, kept.status === 200])
      expect([kept.status, removed.status]).not.toEqual([400, 409])
    }
  })

  it('has its texts and focal point changed wherever it is shown, unless another person has changed it', async () => {
    const made = await upload(await picture())
    const post = await create('blog', { imageId: made._id })
    const change = { alt: { en: 'A stamp', ne: 'छाप' }, focus: { x: 20, y: 80 } }
    const headers = { 'if-match': made.revision }
    const answer = await editor.patch(`/library/${made._id}`, change, { headers })
    expect(pictureOf(answer)).toMatchObject({ alt: change.alt, image: { alt: 'A stamp', focus: change.focus } })
    expect(answer.headers.get('etag')).toContain(pictureOf(answer).revision.slice(1, -1))
    expect(image(await visitor().get(`/blog/${post.slug}`))).toMatchObject({ alt: 'A stamp', focus: change.focus })
    expect(image(await visitor().get(`/blog/${post.slug}?lang=ne`))).toMatchObject({ alt: 'छाप' })
    expect((await editor.patch(`/library/${made._id}`, { alt: { en: 'Late' } }, { headers })).status).toBe(412)
    expect(pictureOf(await editor.patch(`/library/${made._id}`, { alt: { ne: '' } })).alt).toEqual({
      en: 'A stamp',
      ne: '',
    })
    const invalid: [object, string][] = [
      [{ alt: 'x' }, 'alt'],
      [{ alt: { ne: 'x'.repeat(301) } }, 'alt.ne'],
      [{ focus: { x: 101, y: 0 } }, 'focus'],
      [{ focus: 'centre' }, 'focus'],
      [{ crop: { x: 0, y: 0, width: 0, height: 5 } }, 'crop'],
    ]
    for (const [fields, field] of invalid) {
      const refused = await editor.patch(`/library/${made._id}`, { ...fields })
      expect([refused.status, fieldsNamed(refused)]).toEqual([400, [field]])
    }
  })

  it('is cropped wherever it is shown, with its focal point', async () => {
    const red = { create: { width: 600, height: 400, channels: 3, background: '#ff0000' } } as const
    const bytes = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const made = await upload({ bytes })
    const post = await create('blog', { imageId: made._id })
    const crop = { x: 50, y: 0, width: 50, height: 100 }
    const cropped = pictureOf(await editor.patch(`/library/${made._id}`, { crop, focus: { x: 75, y: 10 } }))
    expect(cropped.image).toMatchObject({ width: 600, height: 400, focus: { x: 50, y: 10 } })
    expect(image(await visitor().get(`/blog/${post.slug}`))).toEqual(cropped.image)
    const shown = Buffer.from(await (await fetch(sharedUrl + cropped.image.filePath)).arrayBuffer())
    expect((await sharp(shown).stats()).channels.map(({ mean }) => Math.round(mean / 16)).slice(0, 3)).toEqual([
      0, 0, 16,
    ])
    const again = pictureOf(await editor.patch(`/library/${made._id}`, { crop }))
    expect(again.image).toMatchObject({ width: 300, focus: { x: 0, y: 10 } })
    await expect.poll(() => served(made.image.filePath), { timeout: 10_000 }).toBe(404)
  })

  it('is replaced everywhere, under new addresses; its texts stay', async () => {
    const made = await upload(await picture('png', 80, 60))
    await editor.patch(`/library/${made._id}`, { alt: { en: 'A stamp' }, focus: { x: 10, y: 10 } })
    const posts = [await create('blog', { imageId: made._id }), await create('blog', { imageId: made._id })]
    const before = { 'if-match': made.revision }
    const file = await picture('jpeg', 500, 300)
    const put = (sending: object) => editor.send('PUT', `/library/${made._id}/file`, {}, sending)
    expect((await put({ image: file, headers: before })).status).toBe(412)
    expect((await put({ as: 'multipart' })).status).toBe(400)
    const replaced = pictureOf(await put({ image: file }))
    expect(replaced).toMatchObject({ _id: made._id, name: 'p.jpeg', image: { width: 500, alt: 'A stamp' } })
    expect(replaced.image).not.toHaveProperty('focus')
    for (const { slug } of posts) expect(image(await visitor().get(`/blog/${slug}`))).toEqual(replaced.image)
    expect(await served(replaced.image.filePath)).toBe(200)
    await expect.poll(() => served(made.image.filePath), { timeout: 10_000 }).toBe(404)
    expect(entity(await visitor().get(`/blog/${posts[0]?.slug}`)).image?.sizes).toHaveLength(1)
  })
})
