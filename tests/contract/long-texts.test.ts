import { describe, expect, it } from 'vitest'

import { entity, member } from '../support/entities.ts'
import { admin, create, ownServerWithAdmin, visitor } from './support/context.ts'

const LIMIT = 200_000
const fill = (piece: string): string => piece.repeat(LIMIT / piece.length)
const links = Array.from({ length: 5000 }, (_, i) => `<a href="/${i}">x</a> y`).join(' ')
const unclosed = Array.from({ length: 95 }, (_, i) => `<b title=${i}>`).join('')

const long = [
  ['tiny paragraphs', fill('<p>x</p>')],
  ['line breaks', `<p>${'x<br>'.repeat(39_990)}x</p>`],
  ['one word', `<p>${'क'.repeat(LIMIT - 7)}</p>`],
  ['list items', `<ul>${'<li>x</li>'.repeat(19_999)}</ul>`.slice(0, LIMIT)],
  ['5,000 links', `<p>${links}</p>`],
] as const

const path = (id: string): string => `/blog/blog-id/${id}`
/** As Payload's own REST has it, for the panel. */
const native = async (id: string, query = ''): Promise<unknown> => (await admin().get(`/blogs/${id}${query}`)).body
const paragraphs = (document: unknown): unknown => {
  const found = member(member(member(document, 'description'), 'root'), 'children')
  return Array.isArray(found) ? found.length : found
}

describe('a description of the greatest length', () => {
  it.each(long)('made of %s is kept to the byte, whatever else changes', async (_what, description) => {
    const made = await create('blog', { description })
    expect(made['description']).toBe(description)
    const changed = await admin().patch(`/blog/${made._id}`, { title: 'Changed' })
    expect(changed.body).toEqual({ ...made, title: 'Changed' })
    expect((await visitor().get(path(made._id))).body).toEqual(changed.body)
    await admin().remove(`/blog/${made._id}`)
  })

  it('is a structure to the panel, which can save and publish it, and bring it back', async () => {
    const description = fill('<p>x</p>')
    const made = await create('blog', { description })
    const before = await native(made._id, '?draft=true')
    expect(paragraphs(before)).toBe(25_000)
    const saved = await admin().patch(`/blogs/${made._id}`, { description: member(before, 'description') })
    expect([saved.status, paragraphs(member(saved.body, 'doc'))]).toEqual([200, 25_000])
    await admin().patch(`/blog/${made._id}`, { description: '<p>short</p>' })
    const versions = await admin().get(`/blogs/versions?where[parent][equals]=${made._id}&sort=updatedAt&depth=0`)
    const [first] = [member(versions.body, 'docs')].flat()
    expect(paragraphs(member(first, 'version'))).toBe(25_000)
    expect((await admin().post(`/blogs/versions/${String(member(first, 'id'))}`)).status).toBe(200)
    expect((await visitor().get(path(made._id))).body).toEqual(made)
    await admin().remove(`/blog/${made._id}`)
  })

  it.each(long)(
    'made of %s is saved through the panel’s form, drafts too, which shows what it sent',
    async (_what, description) => {
      const made = await create('blog', { description })
      const structure = member(await native(made._id, '?draft=true'), 'description')
      for (const [query, _status] of [
        ['?depth=0', 'published'],
        ['?draft=true&autosave=true', 'draft'],
      ] as const) {
        const _payload = JSON.stringify({ title: 'Saved', description: structure, _status })
        const saved = await admin().send('PATCH', `/blogs/${made._id}${query}`, { _payload }, { as: 'multipart' })
        expect(saved.status, saved.text.slice(0, 300)).toBe(200)
        expect(member(member(saved.body, 'doc'), 'description')).toEqual(structure)
      }
      const entry = { ...made, title: 'Saved' }
      expect((await visitor().get(path(made._id))).body).toEqual(entry)
      expect((await admin().post(`/preview/blog/${made._id}`, { description: structure })).body).toEqual(entry)
      await admin().remove(`/blog/${made._id}`)
    },
  )

  it('is taken from nobody in the form that it is stored in', async () => {
    const stored = 'deflated:q1YqUrKqVspJzEtXslJQKkktLlGqBQA='
    const made = await create('blog', { description: '<p>Kept</p>' })
    for (const _status of ['published', 'draft'])
      expect((await admin().patch(`/blogs/${made._id}`, { description: stored, _status })).status).toBe(400)
    expect((await admin().post('/blogs', { title: 'T', description: stored })).status).toBe(400)
    expect((await visitor().get(path(made._id))).body).toEqual(made)
  })

  it('X10: may have formatting that nobody closes: what would be longer than the limit is refused, by its field', async () => {
    const answer = await admin().post('/blog/', { title: 'T', description: `<p>${unclosed}${'<p>x'.repeat(49_000)}` })
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ errors: [{ field: 'description', message: expect.stringContaining('200,000') }] }),
    ])
    const shorter = await admin().post('/blog/', { title: 'T', description: `<p>${unclosed}${'<p>x'.repeat(20_000)}` })
    expect(entity(shorter)['description']).toHaveLength('<p><strong>x</strong></p>'.length * 22 + 8 * 19_978)
  })

  it('comes from a thread that a stop does not wait for', async () => {
    const { server, client } = await ownServerWithAdmin()
    entity(await client.post('/blog/', { title: 'T', description: fill('<p>x</p>') }))
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

describe('through Payload’s own doors', () => {
  it.each([['text'], ['deflated:AAAA'], ['{"root":{}}x'], [5], [[]], [{}]])(
    'X8: %j is no rich text',
    async (description) => {
      const made = await create('blog', { description: '<p>kept</p>' })
      for (const query of ['', '?draft=true', '?draft=true&autosave=true'])
        expect((await admin().patch(`/blogs/${made._id}${query}`, { description })).status).toBe(400)
      expect((await visitor().get(path(made._id))).body).toEqual(made)
    },
  )

  it('X8: a link leads where links may lead, and its address stays as it was typed', async () => {
    const made = await create('blog', { description: '<p><a href="/a?b=c d#e">x</a></p>' })
    const text = JSON.stringify(member(await native(made._id), 'description'))
    const save = (url: string) =>
      admin().patch(`/blogs/${made._id}`, { description: JSON.parse(text.replace('/a?b=c%20d#e', url)) as unknown })
    expect((await save('javascript:alert(1)')).status).toBe(400)
    expect((await save('../up?x=[1]')).status).toBe(200)
    expect((await visitor().get(path(made._id))).body).toMatchObject({
      description: '<p><a href="../up?x=[1]">x</a></p>',
    })
  })
})
