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

  it.each(['about', 'blog', 'service', 'team', 'career', 'faq', 'tag', 'deadline', 'user'] as const)(
    'take from outside no time that the server sets of each %s',
    async (name) => {
      const [user] = idsIn(await admin().get('/users?limit=1'))
      const id = name === 'user' ? user : (await create(name))._id
      const path = `/${name}s/${id}`
      const before = member((await admin().get(path)).body, 'createdAt')
      for (const time of ['', null, '1999-01-01', '+100000-01-01T00:00:00Z', 'no date', {}]) {
        const answer = await admin().patch(path, { createdAt: time, updatedAt: time })
        expect([time, answer.status]).toEqual([time, 200])
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
    for (const wrong of ['no date', '5', '+100000-01-01T00:00:00Z', 'Jan 1 2026'])
      expect([wrong, (await patch(wrong)).status]).toEqual([wrong, 400])
    expect((await admin().get(`/careers/${id}?draft=true`)).status).toBe(200)
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
