import { describe, expect, it } from 'vitest'

import { fileOf } from '../support/client.ts'
import { entities, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'
import { callPanel } from './support/panel.ts'

const closed = [
  'users',
  'inquiries',
  'sessions',
  'receipts',
  'second-factors',
  'audit',
  'redirects',
  'payload-preferences',
  'payload-locked-documents',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]
const content = ['abouts', 'blogs', 'services', 'teams', 'careers', 'faqs']
const open = [...content, 'media']

/** The ids of the documents in a response of Payload's own list. */
const idsIn = ({ body }: { body: unknown }): string[] => {
  const docs = member(body, 'docs')
  return Array.isArray(docs) ? docs.map((each) => String(member(each, 'id'))) : []
}

describe('Payload’s own endpoints, to a visitor,', () => {
  it.each(closed)('Z2: show nothing of %s', async (name) => {
    for (const path of [
      `/${name}`,
      `/${name}/count`,
      `/${name}/1`,
      `/${name}/versions`,
      `/${name}/versions/1`,
      `/${name}/access`,
      `/${name}/access/1`,
      `/${name}/1/duplicate`,
      `/${name}/file/x.png`,
      `/${name}/paste-url/x`,
      `/${name}?depth=2&draft=true`,
    ]) {
      const answer = await visitor().get(path)
      expect([401, 404, 405]).toContain(answer.status)
    }
  })

  it.each([...closed, ...open])('Z2: let nothing be written to %s', async (name) => {
    const made = await create('about')
    const answers = [
      await visitor().post(`/${name}`, { title: 'T', name: 'N', email: 'x@example.com', password: 'long enough' }),
      await visitor().patch(`/${name}?where[id][exists]=true`, { title: 'Changed' }),
      await visitor().remove(`/${name}?where[id][exists]=true`),
      await visitor().patch(`/${name}/${made._id}`, { title: 'Changed' }),
      await visitor().remove(`/${name}/${made._id}`),
      await visitor().post(`/${name}/${made._id}/duplicate`),
      await visitor().post(`/${name}/versions/${made._id}`),
    ]
    for (const answer of answers) {
      expect([400, 401, 403, 404, 405]).toContain(answer.status)
      expect(member(answer.body, 'doc')).toBeUndefined()
    }
    expect((await visitor().post(`/${name}/access`)).text).not.toMatch(/"(create|update|delete)":(true|\{)/)
    expect((await visitor().post(`/${name}/access/${made._id}`)).text).not.toMatch(/"(create|update|delete)":(true|\{)/)
    expect(entities(await visitor().get('/about'))).toContainEqual(made)
  })

  it('Z2: change no order, and reveal nothing of it', async () => {
    const { _id: id } = await create('faq')
    const before = (await visitor().get('/faq')).text
    const move = { collectionSlug: 'faqs', docsToMove: [id], newKeyWillBe: 'less', orderableFieldName: '_order' }
    for (const body of ['', '{', '{}', JSON.stringify(move), JSON.stringify({ ...move, target: { id, key: 'a0' } })]) {
      const answer = await visitor().raw('POST', '/reorder', body, { 'content-type': 'application/json' })
      expect([answer.status, member(answer.body, 'message')]).toEqual([401, 'Please login first'])
    }
    expect((await visitor().get('/faq')).text).toBe(before)
  })

  it.each(['abouts', 'blogs', 'services', 'careers'])(
    'Z3: show no draft of %s and no hidden field, whatever is requested',
    async (name) => {
      await createDraft(name, { title: 'Not for visitors' })
      const contract = name.slice(0, -1)
      const published = entities(await visitor().get(`/${contract}/`)).length
      for (const query of [
        'draft=true',
        'draft=true&depth=10&limit=0',
        'trash=true',
        'depth=10',
        'populate[users][hash]=true',
        'populate[media][originalName]=true',
        'joins[versions][limit]=10',
        'joins=false',
        'select[hash]=true',
        'select[title]=true&select[_status]=true&draft=true',
        'select[version]=true',
        'locale=all',
        'fallback-locale=none',
        'where[_status][equals]=draft',
        'where[_status][not_equals]=published&draft=true',
        'status=draft',
        'pagination=false&limit=1000&showHiddenFields=true&overrideAccess=true',
      ])
        for (const path of [`/${name}`, `/${name}/count`, `/${contract}/`]) {
          const answer = await visitor().get(`${path}?${query}`)
          expect(answer.status).toBeLessThan(500)
          expect(answer.text).not.toMatch(/Not for visitors|"(hash|salt|email|password|originalName|createdBy)"/)
          if (path.endsWith('/count') && answer.status === 200)
            expect(member(answer.body, 'totalDocs')).toBeLessThanOrEqual(published)
        }
    },
  )

  it.each(content)('Z4: refuse to sort %s by fields of other documents or hidden ones', async (name) => {
    const own = name === 'teams' ? 'name' : 'title'
    for (const sort of [
      'author.hash',
      '-author.hash',
      'users.resetPasswordToken',
      'image.originalName',
      'author__hash',
    ])
      for (const query of [`sort=${sort}`, `sort=${own},${sort}`, `sort[]=${sort}`, `sort[0]=${own}&sort[1]=${sort}`])
        for (const [client, status] of [
          [visitor(), 401],
          [admin(), 400],
        ] as const)
          expect([query, (await client.get(`/${name}?${query}`)).status]).toEqual([query, status])
    for (const sort of [own, `-${own}`, `${own},-createdAt`])
      expect((await admin().get(`/${name}?sort=${sort}`)).status).toBe(200)
  })

  it('Z1: and the contract’s show inquiries to nobody, however they are requested', async () => {
    const { _id } = await create('inquiry', { name: 'A name for nobody' })
    const overriding = ['x-http-method-override', 'x-payload-http-method-override', 'x-method-override']
    const json = { 'content-type': 'application/json' }
    const answers = [
      await visitor().get('/contactus/'),
      await visitor().get('/contactus?limit=1'),
      await visitor().get('/contactus/?limit=1&page=1'),
      await visitor().fetch('/api/contactus/', { method: 'HEAD' }),
      await visitor().get(`/inquiries/${_id}`),
    ]
    for (const name of overriding)
      for (const path of ['/contactus/', '/inquiries', `/inquiries/${_id}`, '/inquiries/count', '/users']) {
        const headers = { [name]: 'GET' }
        answers.push(
          await visitor().post(path, { limit: '9', depth: '2' }, { as: 'form', headers }),
          await visitor().post(path, { limit: 9 }, { headers }),
          await visitor().raw('POST', path, '{', { ...json, ...headers }),
        )
      }
    for (const { status, text } of answers) {
      expect([400, 401, 403, 404, 405]).toContain(status)
      expect(text).not.toMatch(/A name for nobody|@|totalDocs/)
    }
    expect((await admin().get('/contactus')).text).toContain('A name for nobody')
  })

  it('Z2: take no upload and fetch nothing from elsewhere', async () => {
    const body = new FormData()
    body.append('file', fileOf(await picture()))
    expect((await visitor().fetch('/api/media', { method: 'POST', body })).status).toBe(401)
    for (const client of [visitor(), admin()]) {
      const before = member((await admin().get('/media/count')).body, 'totalDocs')
      const answer = await client.post('/media', { filename: 'x.png', url: 'http://127.0.0.1:1/x.png' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect((await client.get('/media/paste-url/x?src=http://127.0.0.1:1/')).status).toBeGreaterThanOrEqual(400)
      expect(member((await admin().get('/media/count')).body, 'totalDocs')).toBe(before)
    }
  })

  it.each(['unlock', 'verify/x'])('A11: /users/%s is closed', async (word) => {
    for (const client of [visitor(), admin()])
      expect([404, 405]).toContain(
        (await client.post(`/users/${word}`, { email: 'asha@example.com', token: 'x', password: 'long enough' }))
          .status,
      )
  })

  it.each(['/graphql', '/graphql-playground', '/globals/nothing', '/payload-jobs/run'])(
    'Z8: %s is not there',
    async (path) => {
      expect((await visitor().get(path)).status).toBe(404)
      expect((await visitor().post(path)).status).toBe(404)
    },
  )

  it('Z6: /access and /users/me reveal neither accounts nor what is restricted', async () => {
    expect((await visitor().get('/access')).status).toBe(401)
    expect(member((await visitor().get('/users/me')).body, 'user')).toBeNull()
  })
})

describe('Z10: the panel, to a visitor,', () => {
  it('is the way to sign in and nothing else', async () => {
    await create('inquiry', { name: 'A name for nobody' })
    for (const path of ['', '/account', '/collections/inquiries', '/collections/users', '/globals/site-settings']) {
      const { text } = await visitor().fetch(`/admin${path}`)
      expect(text).toContain('/admin/login')
      expect(text).not.toMatch(/A name for nobody|asha@/)
    }
  })

  it('returns no data from the server functions that its pages call', async () => {
    const { _id: id } = await create('inquiry', { name: 'A name for nobody' })
    const query = { limit: 10 }
    const table = (collectionSlug: string, accessor: string) => ({
      collectionSlug,
      columns: [{ accessor, active: true }],
      enableRowSelections: false,
      query,
    })
    const calls = [
      ['table-state', table('inquiries', 'name'), 'A name for nobody'],
      ['table-state', table('users', 'email'), '@example.com'],
      ['render-list', { collectionSlug: 'inquiries', query }, 'A name for nobody'],
      ['render-document', { collectionSlug: 'inquiries', docID: id, paramsOverride: {} }, 'A name for nobody'],
    ] as const
    for (const [name, args, secret] of calls) {
      expect((await callPanel(visitor(), name, args)).text, name).not.toMatch(/A name for nobody|@example\.com/)
      expect((await callPanel(admin(), name, args)).text, name).toContain(secret)
    }
  })
})

describe('Payload’s own endpoints, to an administrator,', () => {
  it.each(content)('refuse conditions on %s that name what every object has, alone and beside others', async (name) => {
    for (const condition of ['where[toString][equals]=1', 'where[id][exists]=true&where[__proto__][equals]=1'])
      for (const answer of [
        await admin().get(`/${name}?${condition}`),
        await admin().get(`/${name}/count?${condition}`),
        await admin().patch(`/${name}?${condition}`, { deletedAt: '2026-01-01' }),
        await admin().remove(`/${name}?${condition}`),
      ]) {
        expect(answer.status).toBe(400)
        expect(answer.text).toMatch(/Query is not valid: where\[(toString|__proto__)\]/)
      }
  })

  it('apply the contract’s rules', async () => {
    const refused = [
      await admin().post('/blogs', { title: '' }),
      await admin().post('/blogs', { title: 'x'.repeat(201) }),
      await admin().post('/faqs', { title: 'T', description: ' ' }),
      await admin().post('/users', { name: 'N', email: 'short@example.com', password: '1234567' }),
      await admin().post('/users', { name: 'N', email: 'ASHA@example.com', password: 'long enough' }),
    ]
    for (const answer of refused) expect(answer.status).toBe(400)
  })

  it.each(['about', 'blog', 'service', 'team', 'career', 'faq', 'tag', 'deadline', 'user'] as const)(
    'take from outside no time that the server sets of each %s',
    async (name) => {
      const [user] = idsIn(await admin().get('/users?limit=1'))
      const id = name === 'user' ? user : (await create(name))._id
      const path = `/${name}s/${id}`
      const before = member((await admin().get(path)).body, 'createdAt')
      for (const [time, status] of [
        ['', 200],
        [null, 200],
        ['1999-01-01', 200],
        ['+100000-01-01T00:00:00Z', 400],
        ['no date', 400],
        [{}, 400],
      ] as const) {
        expect([time, (await admin().patch(path, { createdAt: time })).status]).toEqual([time, status])
        // The revision that a form has shown, for the types that check it.
        expect([status, 409]).toContain((await admin().patch(path, { updatedAt: time })).status)
        const after = (await admin().get(path)).body
        expect(member(after, 'createdAt')).toBe(before)
        expect(Date.parse(String(member(after, 'updatedAt')))).toBeGreaterThanOrEqual(Date.parse(String(before)))
      }
    },
  )

  it('take a date that is emptied as none, and nothing that is no date', async () => {
    const id = await createDraft('careers', { title: 'Dated' })
    const patch = (validThrough: unknown) => admin().patch(`/careers/${id}?draft=true`, { validThrough })
    for (const none of ['', null]) expect((await patch(none)).status).toBe(200)
    for (const wrong of ['no date', '5', '+100000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', 'Jan 1 2026'])
      expect([wrong, (await patch(wrong)).status]).toEqual([wrong, 400])
    expect((await admin().get(`/careers/${id}?draft=true`)).status).toBe(200)
  })

  it.each([{}, { a: 1 }, [], ['x']])('take no %j for a single value, of a draft neither', async (value) => {
    const path = `/blogs/${await createDraft('blogs', { title: 'Single' })}?draft=true`
    for (const body of [{ title: value }, { slug: value }, { meta: { description: value } }])
      expect([body, (await admin().patch(path, body)).status]).toEqual([body, 400])
    expect((await admin().get(path)).text).toContain('"Single"')
  })

  it.each([
    ['blogs', 'tags'],
    ['blogs', 'services'],
    ['services', 'meta'],
  ])('clear the members of a group that is null: of %s, %s', async (collection, group) => {
    const path = `/${collection}/${await createDraft(collection, { title: 'Grouped' })}?draft=true`
    expect((await admin().patch(path, { [group]: null })).status).toBe(200)
    const members = Object.values(Object(member((await admin().get(path)).body, group)))
    expect(members.length).toBeGreaterThan(1)
    for (const each of members) expect(each).toBeNull()
  })

  it('take no empty date and none that is none for a holiday of the settings', async () => {
    const path = '/globals/site-settings'
    const before = member((await admin().get(path)).body, 'holidays')
    for (const none of [null, []]) expect((await admin().post(path, { holidays: none })).status).toBe(200)
    const save = (dates: object) => admin().post(path, { holidays: [{ name: 'Dashain', ...dates }] })
    expect((await save({ from: '2026-10-20', until: '' })).status).toBe(200)
    expect((await admin().get(path)).text).toContain('"until":null')
    for (const dates of [
      { from: '', until: '2026-10-20' },
      { from: 'no date', until: null },
      { from: '+100000-01-01T00:00:00Z', until: null },
      { from: '2026-10-20', until: 5 },
    ])
      expect([dates, (await save(dates)).status]).toEqual([dates, 400])
    expect((await visitor().fetch('/contact')).status).toBe(200)
    expect((await admin().post(path, { holidays: before })).status).toBe(200)
  })

  it('know no versions of what has none', async () => {
    for (const kept of ['users', 'media', 'inquiries', 'sessions', 'globals/site-settings'])
      for (const path of [`/${kept}/versions`, `/${kept}/versions/1`])
        for (const method of ['GET', 'POST'])
          expect([404, 405], `${method} ${path}`).toContain((await admin().fetch(`/api${path}`, { method })).status)
  })

  it('make slugs by the contract’s rules, and keep them unique', async () => {
    const slugs: unknown[] = []
    for (let n = 0; n < 3; n += 1) {
      const answer = await admin().post('/blogs', { title: 'Made in the panel', _status: 'published' })
      slugs.push(member(member(answer.body, 'doc'), 'slug'))
    }
    expect(slugs).toEqual(['made-in-the-panel', 'made-in-the-panel-2', 'made-in-the-panel-3'])
    const typed = await admin().post('/blogs', { title: 'T', slug: ' My Own / Slug! ', _status: 'published' })
    expect(member(member(typed.body, 'doc'), 'slug')).toBe('my-own-slug')
  })

  it('detect the type of pictures by content and give them names of their own', async () => {
    const upload = async (bytes: Uint8Array, name: string): Promise<{ status: number; body: unknown }> => {
      const body = new FormData()
      body.append('file', fileOf({ bytes, name }))
      body.append('_payload', JSON.stringify({ alt: 'A desk' }))
      return admin().fetch('/api/media', { method: 'POST', body })
    }
    const { bytes } = await picture('png', 600, 30)
    const good = await upload(bytes, '../evil.html')
    expect(good.status).toBe(201)
    expect(member(good.body, 'doc')).toMatchObject({ alt: 'A desk', mimeType: 'image/png', width: 600, height: 30 })
    expect(member(member(good.body, 'doc'), 'filename')).toMatch(/^[\w-]+\.png$/)
    for (const bad of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      bytes.subarray(0, 70),
      Buffer.from('%PDF-1.7'),
    ])
      expect([400, 415]).toContain((await upload(bad, 'a.png')).status)
  })
})
