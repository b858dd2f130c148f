import { describe, expect, it } from 'vitest'

import { fileOf } from '../support/client.ts'
import { entities, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, visitor } from './support/context.ts'

const closed = [
  'users',
  'inquiries',
  'sessions',
  'receipts',
  'payload-preferences',
  'payload-locked-documents',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]
const open = ['abouts', 'blogs', 'services', 'teams', 'careers', 'faqs', 'media']

describe('Payload’s own doors, to a visitor,', () => {
  it.each(closed)('show nothing of %s', async (name) => {
    for (const path of [
      `/${name}`,
      `/${name}/count`,
      `/${name}/1`,
      `/${name}/versions`,
      `/${name}?depth=2&draft=true`,
    ]) {
      const answer = await visitor().get(path)
      if (answer.status !== 200) expect([401, 403, 404]).toContain(answer.status)
      else expect(answer.body).toEqual({ message: expect.any(String), value: null })
    }
  })

  it.each([...closed, ...open])('let nothing be written to %s', async (name) => {
    const made = await create('about')
    const answers = [
      await visitor().post(`/${name}`, { title: 'T', name: 'N', email: 'x@example.com', password: 'long enough' }),
      await visitor().patch(`/${name}?where[id][exists]=true`, { title: 'Changed' }),
      await visitor().remove(`/${name}?where[id][exists]=true`),
      await visitor().patch(`/${name}/${made._id}`, { title: 'Changed' }),
      await visitor().remove(`/${name}/${made._id}`),
      await visitor().post(`/${name}/${made._id}/duplicate`),
    ]
    for (const answer of answers) {
      expect([400, 401, 403, 404, 405]).toContain(answer.status)
      expect(member(answer.body, 'doc')).toBeUndefined()
    }
    expect(entities(await visitor().get('/about'))).toContainEqual(made)
  })

  it('take no upload and fetch nothing from elsewhere', async () => {
    const body = new FormData()
    body.append('file', fileOf(await picture()))
    expect((await visitor().fetch('/api/media', { method: 'POST', body })).status).toBe(403)
    for (const client of [visitor(), admin()]) {
      const before = member((await admin().get('/media/count')).body, 'totalDocs')
      const answer = await client.post('/media', { filename: 'x.png', url: 'http://127.0.0.1:1/x.png' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect((await client.get('/media/paste-url/x?src=http://127.0.0.1:1/')).status).toBeGreaterThanOrEqual(400)
      expect(member((await admin().get('/media/count')).body, 'totalDocs')).toBe(before)
    }
  })

  it.each(['unlock', 'verify/x'])('/users/%s is closed', async (word) => {
    for (const client of [visitor(), admin()])
      expect(
        (await client.post(`/users/${word}`, { email: 'asha@example.com', token: 'x', password: 'long enough' }))
          .status,
      ).toBe(404)
  })

  it.each(['/graphql', '/graphql-playground', '/globals/nothing', '/payload-jobs/run'])(
    '%s is not there',
    async (path) => {
      expect([403, 404]).toContain((await visitor().get(path)).status)
      expect([403, 404, 405]).toContain((await visitor().post(path)).status)
    },
  )

  it('/access and /users/me tell nothing of anyone', async () => {
    expect((await visitor().get('/access')).text).not.toMatch(/@|"(create|update|delete)":true/)
    expect(member((await visitor().get('/users/me')).body, 'user')).toBeNull()
  })
})

describe('Payload’s own doors, to an administrator,', () => {
  it('hold the contract’s rules', async () => {
    const refused = [
      await admin().post('/blogs', { title: '' }),
      await admin().post('/blogs', { title: 'x'.repeat(201) }),
      await admin().post('/faqs', { title: 'T', description: ' ' }),
      await admin().post('/users', { name: 'N', email: 'short@example.com', password: '1234567' }),
      await admin().post('/users', { name: 'N', email: 'ASHA@example.com', password: 'long enough' }),
    ]
    for (const answer of refused) expect(answer.status).toBe(400)
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

  it('judge pictures by their content and give them names of their own', async () => {
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
