import { describe, expect, it } from 'vitest'

import { DESCRIPTION as LIMIT, RICH_TEXT_NODES } from '#contract/limits.ts'
import { most } from '../support/rich-text-samples.ts'
import { entity, member } from '../support/entities.ts'
import { admin, create, ownServerWithAdmin, visitor } from './support/context.ts'

const unclosed = Array.from({ length: 95 }, (_, i) => `<b title=${i}>`).join('')

const long = [
  ['short paragraphs', most('<p>xyz</p>', 2)],
  ['line breaks', `<p>${most('uvwxyz<br>', 2, 8)}x</p>`],
  ['one word', `<p>${'क'.repeat(LIMIT - 7)}</p>`],
  ['list items', `<ul>${most('<li>x</li>', 2, 9)}</ul>`],
  ['links', `<p>${most('<a href="/x">x</a> y', 3, 7)}</p>`],
] as const

const path = (id: string): string => `/blog/blog-id/${id}`
/** Reads an entry through Payload's own REST API, like the panel. */
const native = async (id: string, query = ''): Promise<unknown> => (await admin().get(`/blogs/${id}${query}`)).body
const paragraphs = (document: unknown): unknown => {
  const found = member(member(member(document, 'description'), 'root'), 'children')
  return Array.isArray(found) ? found.length : found
}

describe('a description of the greatest length', () => {
  it.each(long)('made of %s is stored to the byte, whatever else changes', async (_what, description) => {
    const made = await create('blog', { description })
    expect(made['description']).toBe(description)
    const changed = await admin().patch(`/blog/${made._id}`, { title: 'Changed' })
    expect(changed.body).toEqual({ ...made, title: 'Changed' })
    expect((await visitor().get(path(made._id))).body).toEqual(changed.body)
    await admin().remove(`/blog/${made._id}`)
  })

  it('is a structure to the panel, which can save and publish it, and bring it back', async () => {
    const description = most('<p>xyz</p>', 2)
    const made = await create('blog', { description })
    const before = await native(made._id, '?draft=true')
    expect(paragraphs(before)).toBe(RICH_TEXT_NODES / 2)
    const saved = await admin().patch(`/blogs/${made._id}`, { description: member(before, 'description') })
    expect([saved.status, paragraphs(member(saved.body, 'doc'))]).toEqual([200, RICH_TEXT_NODES / 2])
    await admin().patch(`/blog/${made._id}`, { description: '<p>short</p>' })
    const versions = await admin().get(
      `/blogs/versions?where[parent][equals]=${made._id}&sort=updatedAt&depth=0&select[version][description]=true`,
    )
    const [first] = [member(versions.body, 'docs')].flat()
    expect(paragraphs(member(first, 'version'))).toBe(RICH_TEXT_NODES / 2)
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

  it('is not taken in the form that older releases stored it in', async () => {
    const stored = 'deflated:q1YqUrKqVspJzEtXslJQKkktLlGqBQA='
    const made = await create('blog', { description: '<p>Kept</p>' })
    for (const _status of ['published', 'draft'])
      expect((await admin().patch(`/blogs/${made._id}`, { description: stored, _status })).status).toBe(400)
    expect((await admin().post('/blogs', { title: 'T', description: stored })).status).toBe(400)
    expect((await visitor().get(path(made._id))).body).toEqual(made)
  })

  it('X10: is counted as sent: formatting that nobody closes is read as longer, and can be written back as read', async () => {
    const tooLong = await admin().post('/blog/', { title: 'T', description: `<p>${unclosed}${'<p>x'.repeat(25_000)}` })
    expect([tooLong.status, tooLong.body]).toEqual([
      400,
      expect.objectContaining({ errors: [{ field: 'description', message: expect.stringContaining('100,000') }] }),
    ])
    const text = 'x'.repeat(16)
    const sent = `<p>${unclosed}${`<p>${text}`.repeat(4900)}`
    const made = entity(await admin().post('/blog/', { title: 'T', description: sent }))
    const read = 22 * `<p><strong>${text}</strong></p>`.length + 4878 * `<p>${text}</p>`.length
    expect(made['description']).toHaveLength(read)
    expect(read).toBeGreaterThan(LIMIT)
    const again = await admin().patch(`/blog/${made._id}`, { description: made['description'] })
    expect(again.body).toEqual(made)
    await admin().remove(`/blog/${made._id}`)
  })

  it('X10: has at most 10,000 paragraphs, line breaks and pieces of text, as HTML and as a structure', async () => {
    const sentence = 'Description must have at most 10,000 paragraphs, line breaks and pieces of text'
    const made = await create('blog', { description: most('<p>xyz</p>', 2) })
    const structure = JSON.stringify(member(await native(made._id), 'description'))
    const fields = [{ field: 'description', message: sentence }]
    for (const description of [
      '<p>x</p>'.repeat(RICH_TEXT_NODES / 2 + 1),
      `<p>${'x<br>'.repeat(RICH_TEXT_NODES / 2)}x</p>`,
    ]) {
      const refused = await admin().patch(`/blog/${made._id}`, { description })
      expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ errors: fields })])
    }
    const paragraph = '{"type":"paragraph","children":[]}'
    for (const [more, status] of [
      [1, 400],
      [RICH_TEXT_NODES, 400],
      [0, 200],
    ] as const) {
      const added = Array.from({ length: more }, () => `${paragraph},`).join('')
      const description: unknown = JSON.parse(structure.replace('"children":[', `"children":[${added}`))
      for (const query of ['', '?draft=true&autosave=true']) {
        const saved = await admin().patch(`/blogs/${made._id}${query}`, { description })
        expect([saved.status, saved.text.includes(sentence)]).toEqual([status, status === 400])
      }
    }
    expect((await visitor().get(path(made._id))).body).toEqual(made)
    await admin().remove(`/blog/${made._id}`)
  })

  it('may be no longer in the panel, where a text of before may stay', async () => {
    const made = await create('blog', { description: '<p>Short</p>' })
    const other = await create('blog', { description: '&'.repeat(LIMIT / 2) })
    const structure = member(await native(other._id), 'description')
    for (const query of ['', '?draft=true&autosave=true']) {
      const refused = await admin().patch(`/blogs/${made._id}${query}`, { description: structure })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('at most 100,000 characters')])
      const kept = await admin().patch(`/blogs/${other._id}${query}`, { title: 'Changed', description: structure })
      expect(kept.status).toBe(200)
    }
    expect((await visitor().get(path(made._id))).body).toEqual(made)
    for (const { _id } of [made, other]) await admin().remove(`/blog/${_id}`)
  })

  it('comes with one entry or version at a time, and with lists that select it', async () => {
    const made = await create('blog', { description: '<p>x</p>' })
    const first = async (query: string): Promise<unknown> => {
      const { body } = await admin().get(`/blogs${query}`)
      return [member(body, 'docs')].flat()[0]
    }
    const own = `where[id][equals]=${made._id}`
    expect(await first(`?${own}`)).toMatchObject({ title: made['title'], descriptionHtml: '<p>x</p>' })
    expect(await first(`?${own}`)).not.toHaveProperty('description')
    expect(await first(`?${own}&select[description]=true`)).toHaveProperty('description.root')
    expect(await first(`?${own}&limit=1`)).toHaveProperty('description.root')
    const versions = `/versions?where[parent][equals]=${made._id}`
    expect(await first(versions)).toMatchObject({ version: { title: made['title'] } })
    expect(member(await first(versions), 'version')).not.toHaveProperty('description')
    expect(await first(`${versions}&limit=1`)).toHaveProperty('version.description.root')
    await admin().remove(`/blog/${made._id}`)
  })

  it('is converted in a worker thread that does not delay a stop', async () => {
    const { server, client } = await ownServerWithAdmin()
    entity(await client.post('/blog/', { title: 'T', description: most('<p>xyz</p>', 2) }))
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

describe('through Payload’s own endpoints', () => {
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
