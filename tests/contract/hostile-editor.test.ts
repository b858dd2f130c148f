import { describe, expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entity, member, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, ownServer, visitor } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'

/** Requests of hostile editors and visitors, found in reviews. */

const UNKNOWN_IDS = ['zzz', '01a206c5-c9e8-70db-9d4f-32c88ee8bae4', '6b03c829e9d529e87e98f575', '../x']

async function added(): Promise<string> {
  const { body } = await admin().post('/library', {}, { image: await picture() })
  return String(member(body, '_id'))
}

const upload = (value: string, more: Record<string, unknown> = {}) => ({
  root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value, fields: {}, ...more }] },
})

describe('Payload’s REST API', () => {
  it.each(UNKNOWN_IDS)('rejects %s as a picture id', async (id) => {
    const editor = await signedInEditor(admin())
    for (const [path, data] of [
      ['/blogs', { image: id }],
      ['/blogs', { image: { id } }],
      ['/blogs', { meta: { image: id } }],
      ['/blogs?draft=true', { image: id, _status: 'draft' }],
    ] as const) {
      const refused = await editor.post(path, { title: 'A post', ...data })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Picture does not exist')])
    }
    const settings = await admin().post('/globals/site-settings', { logo: id })
    expect([settings.status, settings.text]).toEqual([400, expect.stringContaining('Picture does not exist')])
  })

  it('rejects an id of another collection as a picture id', async () => {
    const post = await create('blog')
    expect((await admin().post('/abouts', { title: 'A value', image: post._id })).status).toBe(400)
  })

  it('rejects text that is no time as the creation time of settings', async () => {
    for (const data of [{ createdAt: 'a' }, { updatedAt: 'a' }])
      expect((await admin().post('/globals/site-settings', data)).status).toBe(400)
  })

  it('rejects an unknown status of an entry', async () => {
    const post = await create('blog')
    expect((await admin().patch(`/blogs/${post._id}`, { _status: 'gone' })).status).toBe(400)
    expect((await visitor().get(`/blog/blog-id/${post._id}`)).status).toBe(200)
  })

  it.each([{ takenBy: 'zzz' }, { takenBy: { id: 'zzz' } }, { note: { a: 1 } }, { note: ['a'] }])(
    'refuses %j of an inquiry',
    async (data) => {
      const inquiry = await create('inquiry')
      expect((await admin().patch(`/inquiries/${inquiry._id}`, data)).status).toBe(400)
    },
  )

  it('rejects a holder who is not staff', async () => {
    const [inquiry, post] = [await create('inquiry'), await create('blog')]
    expect((await admin().patch(`/inquiries/${inquiry._id}`, { takenBy: post._id })).status).toBe(400)
  })

  it('keeps the picture of an entry when other fields change', async () => {
    const made = await create('blog', {}, { image: await picture() })
    expect((await admin().patch(`/blogs/${made._id}`, { title: 'Another' })).status).toBe(200)
    expect(entity(await visitor().get(`/blog/blog-id/${made._id}`)).image).toEqual(made.image)
  })

  it.each(UNKNOWN_IDS)('responds without a fault to a text with the picture id %s', async (id) => {
    const editor = await signedInEditor(admin())
    const answer = await editor.post('/blogs', { title: 'A post', description: upload(id), _status: 'published' })
    expect(answer.status).toBe(/^[0-9a-f-]{24,36}$/.test(id) ? 201 : 400)
    const draft = await editor.post('/blogs?draft=true', {
      title: 'A draft',
      description: upload(id),
      _status: 'draft',
    })
    expect([201, 400]).toContain(draft.status)
  })

  it.each([
    { type: 'paragraph', children: null },
    { type: 'paragraph', children: [{ type: 'text', text: ['a, b'] }] },
    { type: 'link', children: [] },
    { type: 'upload', relationTo: 'media', value: { id: 'x', filename: 'a' }, fields: {} },
    { type: 'upload', relationTo: 'users', value: UNKNOWN_IDS[1], fields: {} },
  ])('rejects a draft with the node %j', async (node) => {
    const editor = await signedInEditor(admin())
    const description = { root: { type: 'root', children: [node] } }
    const refused = await editor.post('/blogs?draft=true', { title: 'A draft', description, _status: 'draft' })
    const problem = node.type === 'upload' ? 'A picture in the text is not of the library.' : 'This is not rich text.'
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(problem)])
  })

  it('rejects a text that names the file of a picture with an unknown id', async () => {
    const made = await create('about', {}, { image: await picture() })
    const shown = { src: made.image?.filePath, width: 64, height: 48 }
    const answer = await admin().post('/blogs', { title: 'A post', description: upload('zzz', { shown }) })
    expect(answer.status).toBe(400)
  })

  it('leaves out a start number of a list that browsers cannot read', async () => {
    const item = { type: 'listitem', children: [{ type: 'text', text: 'a', format: 0 }] }
    const description = {
      root: { type: 'root', children: [{ type: 'list', listType: 'number', start: 1e30, children: [item] }] },
    }
    const made = await admin().post('/blogs', { title: 'A list', description, _status: 'published' })
    const id = String(member(member(made.body, 'doc'), 'id'))
    expect(entity(await visitor().get(`/blog/blog-id/${id}`))['description']).toBe('<ol><li>a</li></ol>')
  })
})

describe('a picture of the library', () => {
  it.each(['imageId', 'text'])(
    'that is deleted while an entry takes it by %s is either kept or rejected',
    async (way) => {
      for (let n = 0; n < 5; n += 1) {
        const id = await added()
        const taken = way === 'imageId' ? { imageId: id } : { description: `<img data-picture="${id}" alt="a">` }
        const [entry, removal] = await Promise.all([
          admin().post('/about', { title: 'Takes it', description: 'a', ...taken }),
          admin().remove(`/library/${id}`),
        ])
        const found = await admin().get(`/library/${id}`)
        // If the entry was created, its picture was not deleted.
        if (entry.status === 201) expect([found.status, removal.status !== 500]).toEqual([200, true])
        else expect([entry.status, removal.status, found.status]).toEqual([400, 200, 404])
      }
    },
  )

  it('is deleted only in the state that If-Match names', async () => {
    const id = await added()
    const stale = await admin().remove(`/library/${id}`, { 'if-match': '"older"' })
    expect([stale.status, message(stale)]).toEqual([
      412,
      'Someone else has changed this. Reload to see the newer version.',
    ])
    const revision = String(member((await admin().get(`/library/${id}`)).body, 'revision'))
    expect((await admin().remove(`/library/${id}`, { 'if-match': revision })).status).toBe(200)
  })
})

describe('a second factor that waits for its first code', () => {
  it('accepts as many wrong codes as a sign-in does', async () => {
    const server = await ownServer({ RATE_LIMITS: 'on', LIMIT_LOGIN_ACCOUNT: '4/900' })
    const client = new Client(server.url)
    await client.post('/register', administrator)
    expect((await client.post('/account/second-factor', { password: administrator.password })).status).toBe(201)
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => client.post('/account/second-factor/confirm', { code: `wrong ${n}` })),
    )
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 429, 429, 429, 429])
  })
})
