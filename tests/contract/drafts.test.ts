import { describe, expect, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { admin, create, createDraft, ownServerWithAdmin, visitor } from './support/context.ts'

const types = [
  ['abouts', 'about'],
  ['blogs', 'blog'],
  ['services', 'service'],
  ['careers', 'career'],
] as const

/** The panel's autosave request. */
const autosave = (collection: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<Answer> =>
  admin().patch(`/${collection}/${id}?autosave=true&draft=true&depth=0`, { ...fields, _status: 'draft' })

const docs = (answer: Answer): unknown[] => {
  const found = member(answer.body, 'docs')
  if (!Array.isArray(found)) throw new Error(`no documents: ${answer.status} ${answer.text.slice(0, 300)}`)
  return found
}

const versionsOf = async (client: Client, collection: string, id: string): Promise<unknown[]> =>
  docs(await client.get(`/${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=25&depth=0`))

describe.each(types)('%s', (collection, path) => {
  const byId = (id: string) => `/${path}/${path}-id/${id}`

  it('shows what is published while a newer draft is written; publishing shows the draft', async () => {
    const made = await create(path, { title: 'As published' })
    const before = await visitor().get(byId(made._id))
    for (const title of ['A', 'A draft', 'A draft over it'])
      expect((await autosave(collection, made._id, { title })).status).toBe(200)
    const after = await visitor().get(byId(made._id))
    expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
    expect(entities(await visitor().get(`/${path}/`))).toContainEqual(before.body)
    expect((await visitor().get(`/${collection}/${made._id}?draft=true`)).text).not.toContain('A draft')
    await admin().patch(`/${collection}/${made._id}`, { _status: 'published' })
    expect((await visitor().get(byId(made._id))).body).toMatchObject({ title: 'A draft over it' })
  })

  it('is dated by its first publication, whatever is published or restored later', async () => {
    const id = await createDraft(collection, { title: 'Begun long before' })
    await autosave(collection, id, { title: 'Still a draft' })
    const [begun] = docs(await admin().get(`/${collection}?where[id][equals]=${id}&draft=true&depth=0`))
    const date = async () => String(member((await visitor().get(byId(id))).body, 'createdAt'))
    const publish = () => admin().patch(`/${collection}/${id}?depth=0`, { _status: 'published' })
    const before = new Date().toISOString()
    await publish()
    const published = await date()
    expect(published >= before && String(member(begun, 'createdAt')) < before).toBe(true)
    await autosave(collection, id, { title: 'Changed' })
    await publish()
    expect(await date()).toBe(published)
    const oldest = member((await versionsOf(admin(), collection, id)).at(-1), 'id')
    expect((await admin().post(`/${collection}/versions/${String(oldest)}`, {})).status).toBe(200)
    await publish()
    expect(await date()).toBe(published)
  })

  it('is not withdrawn by a change through Payload’s endpoint that names no status beside a newer draft', async () => {
    const { _id: id } = await create(path, { title: 'As published' })
    await autosave(collection, id, { title: 'A draft' })
    const before = await visitor().get(byId(id))
    const change = (query: string, fields: Readonly<Record<string, unknown>>) =>
      admin().patch(`/${collection}/${id}${query}`, fields)
    for (const [query, fields] of [
      ['', {}],
      ['?draft=false', { title: 'Changed' }],
      ['?locale=ne', { title: 'फेरिएको' }],
    ] as const)
      expect([query, await change(query, fields)]).toMatchObject([
        query,
        { status: 400, body: { errors: [{ data: { errors: [{ path: '_status' }] } }] } },
      ])
    expect((await change('?draft=true', { title: 'Another draft' })).status).toBe(200)
    const after = await visitor().get(byId(id))
    expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
    expect((await change('', { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await change('?trash=true', { deletedAt: null, _status: 'published' })).status).toBe(200)
    expect((await visitor().get(byId(id))).body).toMatchObject({ title: 'As published' })
    expect((await change('', { _status: 'published' })).status).toBe(200)
    expect((await visitor().get(byId(id))).body).toMatchObject({ title: 'Another draft' })
    expect((await change('', {})).status).toBe(200)
    expect((await visitor().get(byId(id))).status).toBe(200)
  })

  it('is marked as changed for staff from a newer draft until something is published over it', async () => {
    const made = await create(path)
    const state = async () => member((await admin().get(`/state/${path}/${made._id}`)).body, 'state')
    expect(await state()).toBe('published')
    await autosave(collection, made._id, { title: 'A draft' })
    expect(await state()).toBe('changed')
    await admin().patch(`/${path}/${made._id}`, { title: 'Published over it' })
    expect(await state()).toBe('published')
  })

  it('stays without what a newer draft says to search engines, when a call changes it', async () => {
    const made = await create(path)
    const meta = { title: 'Drafted for search engines', description: 'Drafted' }
    expect((await autosave(collection, made._id, { meta })).status).toBe(200)
    const answer = await admin().patch(`/${path}/${made._id}`, { title: 'Changed by a call' })
    expect(answer.body).toEqual({ ...made, title: 'Changed by a call' })
  })

  it('keeps one version of everything saved while typing', async () => {
    const id = await createDraft(collection, {})
    for (const title of ['A', 'Aut', 'Autosaved']) await autosave(collection, id, { title })
    const versions = await versionsOf(admin(), collection, id)
    expect(versions.map((version) => member(member(version, 'version'), 'title') ?? '')).toEqual(['Autosaved', ''])
  })

  it('shows an unpublished entry to administrators as it was last saved, and a change through a call keeps that', async () => {
    const id = await createDraft(collection, {})
    await autosave(collection, id, { title: 'Typed in the panel' })
    const read = async () => entity(await admin().get(`${byId(id)}?status=any`))
    expect(await read()).toMatchObject({ title: 'Typed in the panel', description: '' })
    expect((await admin().patch(`/${path}/${id}`, { description: '<p>From a call</p>' })).status).toBe(200)
    expect(await read()).toMatchObject({ title: 'Typed in the panel', description: '<p>From a call</p>' })
    expect((await visitor().get(byId(id))).status).toBe(404)
  })

  it('brings an older version back, as a draft or published', async () => {
    const made = await create(path, { title: 'The first' })
    await admin().patch(`/${path}/${made._id}`, { title: 'The second' })
    const [, first] = await versionsOf(admin(), collection, made._id)
    const restore = (query: string) => admin().post(`/${collection}/versions/${String(member(first, 'id'))}${query}`)
    expect((await restore('?draft=true')).status).toBe(200)
    expect((await visitor().get(byId(made._id))).body).toMatchObject({ title: 'The second' })
    expect((await restore('')).status).toBe(200)
    expect((await visitor().get(byId(made._id))).body).toMatchObject({ title: 'The first' })
    expect((await visitor().post(`/${collection}/versions/${String(member(first, 'id'))}`)).status).toBe(401)
  })

  it('stays as visitors see it in all languages when the panel reverts its drafts', async () => {
    const made = await create(path, { title: 'As published' })
    await admin().patch(`/${path}/${made._id}?lang=ne`, { title: 'प्रकाशित' })
    const shown = async () => [
      (await visitor().get(byId(made._id))).body,
      (await visitor().get(`${byId(made._id)}?lang=ne`)).body,
    ]
    const before = await shown()
    for (const locale of ['en', 'ne']) {
      await admin().patch(`/draft/${path}/${made._id}`, { title: 'A draft', description: '<p>Begun</p>' })
      await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'अधुरो' })
      const url = `/${collection}/${made._id}?locale=${locale}&fallback-locale=null&depth=0`
      const published = Object((await admin().get(url)).body)
      const reverted = await admin().patch(url, published)
      expect([reverted.status, member(member(reverted.body, 'doc'), 'title')]).toEqual([200, published.title])
      expect(await shown()).toEqual(before)
      expect((await admin().get(`/state/${path}/${made._id}`)).body).toMatchObject({ state: 'published' })
    }
  })

  it('stays as visitors see it when a version that was never published is restored', async () => {
    const made = await create(path, { title: 'As published' })
    await autosave(collection, made._id, { title: 'A draft' })
    const [draft] = await versionsOf(admin(), collection, made._id)
    await admin().patch(`/${path}/${made._id}`, { title: 'Published over it' })
    const before = (await visitor().get(byId(made._id))).text
    const restored = await admin().post(`/${collection}/versions/${String(member(draft, 'id'))}?draft=false`)
    expect(restored.status).toBe(200)
    expect((await visitor().get(byId(made._id))).text).toBe(before)
    const { body } = await admin().get(`/state/${path}/${made._id}`)
    expect([member(body, 'state'), member(member(body, 'entry'), 'title')]).toEqual(['changed', 'A draft'])
  })

  it('is copied in the chosen languages alone', async () => {
    const made = await create(path, { title: 'In English' })
    await admin().patch(`/${path}/${made._id}?lang=ne`, { title: 'नेपालीमा' })
    const titles = async (query: string) => {
      const copy = await admin().post(`/${collection}/${made._id}/duplicate?locale=en${query}`, { _status: 'draft' })
      const id = String(member(member(copy.body, 'doc'), 'id'))
      const { body } = await admin().get(`/${collection}/${id}?draft=true&depth=0&locale=all`)
      return [copy.status, member(body, 'title')]
    }
    expect(await titles('')).toEqual([200, { en: 'In English', ne: 'नेपालीमा' }])
    expect(await titles('&selectedLocales[0]=en')).toEqual([200, { en: 'In English' }])
    expect(await titles('&selectedLocales[0]=ne')).toEqual([200, { ne: 'नेपालीमा' }])
    expect((await titles('&selectedLocales[0]=fr'))[0]).toBe(400)
  })

  it('is published in all languages or not at all', async () => {
    const { _id } = await create(path)
    const answer = await admin().patch(`/${collection}/${_id}?publishSpecificLocale=en`, { _status: 'published' })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('published together')])
  })

  it('K4: refuses a form older than another person’s change, but not one’s own next save, nor going back on purpose', async () => {
    const made = await create(path, { title: 'As the form shows it' })
    const at = `/${collection}/${made._id}`
    const shown = async () => member((await admin().get(`${at}?draft=true&depth=0`)).body, 'updatedAt')
    let updatedAt = await shown()
    await admin().patch(`/${path}/${made._id}`, { title: 'Changed meanwhile' })
    const fields = { title: 'From the form' }
    for (const answer of [
      await autosave(collection, made._id, { ...fields, updatedAt }),
      await admin().patch(at, { ...fields, updatedAt }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Someone else has changed this. Reload to see the newer version.')
    }
    expect((await admin().get(`${at}?draft=true`)).body).toMatchObject({ title: 'Changed meanwhile' })

    updatedAt = await shown()
    for (const title of ['One', 'Two']) {
      const answer = await autosave(collection, made._id, { title, updatedAt })
      expect(answer.status).toBe(200)
      updatedAt = member(member(answer.body, 'doc'), 'updatedAt')
    }
    const published = Object((await admin().get(`${at}?depth=0`)).body)
    expect((await admin().patch(at, published)).status).toBe(200)
    expect((await admin().get(`${at}?draft=true`)).body).toMatchObject({ title: 'Changed meanwhile' })
  })

  it('keeps what is changed by itself while the panel changes many at once', async () => {
    const made: string[] = []
    for (let n = 0; n < 6; n += 1) made.push((await create(path))._id)
    for (const word of ['first', 'second', 'third']) {
      const [title, description] = [`Of many, the ${word}`, `<p>Its own, the ${word}</p>`]
      const answers = await Promise.all([
        ...made.map((id) => admin().patch(`/${path}/${id}`, { description })),
        admin().patch(`/${collection}?where[id][in]=${made.join()}`, { title }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      for (const id of made) expect((await visitor().get(byId(id))).body).toMatchObject({ title, description })
    }
    const none = await admin().patch(`/${collection}?where[title][equals]=none`, { title: 'Changed' })
    expect([none.status, member(none.body, 'docs')]).toEqual([200, []])
  })

  it('Z5: is gone for visitors once unpublished, and comes back with what was written meanwhile', async () => {
    const made = await create(path, { title: 'Withdrawn' })
    const addresses = [byId(made._id), ...(made.slug === undefined ? [] : [`/${path}/${made.slug}`])]
    const tags = await Promise.all(addresses.map(async (one) => (await visitor().get(one)).headers.get('etag') ?? ''))
    await admin().patch(`/${collection}/${made._id}`, { _status: 'draft' })
    for (const [n, address] of addresses.entries())
      for (const tag of [tags[n] ?? '', '*', undefined])
        expect((await visitor().get(address, tag === undefined ? {} : { 'if-none-match': tag })).status).toBe(404)
    expect(entities(await visitor().get(`/${path}/`)).map(({ _id }) => _id)).not.toContain(made._id)
    await autosave(collection, made._id, { title: 'Written meanwhile' })
    expect((await visitor().get(byId(made._id))).status).toBe(404)
    await admin().patch(`/${collection}/${made._id}`, { _status: 'published' })
    expect((await visitor().get(byId(made._id))).body).toMatchObject({ title: 'Written meanwhile' })
  })

  it('is checked by the contract’s rules when it is published, not while it is a draft', async () => {
    const id = await createDraft(collection, {})
    expect((await autosave(collection, id, { title: '' })).status).toBe(200)
    expect((await admin().patch(`/${collection}/${id}`, { _status: 'published' })).status).toBe(400)
    expect((await visitor().get(byId(id))).status).toBe(404)
  })
})

describe.each(['blogs', 'services'] as const)('the slug of an entry of %s', (collection) => {
  const slugOf = async (id: string): Promise<unknown> =>
    member((await admin().get(`/${collection}/${id}?draft=true&depth=0`)).body, 'slug')

  it('follows the title while that is typed, until the entry is published', async () => {
    const id = await createDraft(collection, {})
    let sent: unknown
    for (const title of ['W', 'What w', 'What we do']) {
      // The panel sends the slug of the previous response.
      const { body } = await autosave(collection, id, { title, slug: sent })
      sent = member(member(body, 'doc'), 'slug')
    }
    expect(sent).toBe('what-we-do')
    await admin().patch(`/${collection}/${id}`, { _status: 'published' })
    await autosave(collection, id, { title: 'What we did', slug: sent })
    expect(await slugOf(id)).toBe('what-we-do')
    await admin().patch(`/${collection}/${id}`, { _status: 'draft' })
    await autosave(collection, id, { title: 'What we will do', slug: sent })
    expect(await slugOf(id)).toBe('what-we-do')
    await admin().remove(`/${collection}/${id}`)
  })

  it('stays as typed', async () => {
    const id = await createDraft(collection, { title: 'One' })
    await autosave(collection, id, { title: 'One', slug: 'Typed by hand' })
    await autosave(collection, id, { title: 'Two', slug: 'typed-by-hand' })
    expect(await slugOf(id)).toBe('typed-by-hand')
  })

  it('is free for the next draft of the same title', async () => {
    const ids = [await createDraft(collection, {}), await createDraft(collection, {})]
    for (const id of ids) await autosave(collection, id, { title: 'Twice the same' })
    expect(await Promise.all(ids.map(slugOf))).toEqual(['twice-the-same', 'twice-the-same-2'])
    await autosave(collection, ids[1] ?? '', { title: 'Twice the same!' })
    expect(await slugOf(ids[1] ?? '')).toBe('twice-the-same-2')
  })
})

const WRITES = 60

it.each([
  ['blogs', { title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
  ['services', { meta: { title: 'x'.repeat(201) } }, 'SEO title must be at most 200 characters'],
  ['blogs', { meta: { description: 'x'.repeat(501) } }, 'SEO description must be at most 500 characters'],
  ['careers', { place: 'x'.repeat(201) }, 'Place must be at most 200 characters'],
  ['careers', { salaryFrom: -1 }, 'Salary from must be'],
  ['deadlines', { source: 'javascript:alert(1)' }, 'Source must be'],
])(
  'a draft of %s by Payload’s own call has no value that publishing would refuse: %o',
  async (collection, invalid, text) => {
    const { length } = docs(await admin().get(`/${collection}?draft=true&limit=100&depth=0`))
    const created = await admin().post(`/${collection}?draft=true`, { ...invalid, _status: 'draft' })
    const id = await createDraft(collection, {})
    for (const answer of [created, await autosave(collection, id, invalid)]) {
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(text)
    }
    expect(docs(await admin().get(`/${collection}?draft=true&limit=100&depth=0`))).toHaveLength(length + 1)
  },
)

/** Saves drafts, publishes and unpublishes until the server is killed. */
async function writeUntilGone(client: Client, ids: readonly string[], killAfter: number, kill: () => void) {
  let started = 0
  const worker = async (id: string): Promise<void> => {
    for (let n = 0; started < WRITES; n += 1) {
      started += 1
      if (started === killAfter) kill()
      const _status = n % 3 === 1 ? 'published' : 'draft'
      const query = n % 3 === 0 ? '?draft=true&autosave=true' : ''
      const answer = await client.patch(`/services/${id}${query}`, { title: `${n}`, _status }).catch(() => undefined)
      if (!answer) return
    }
  }
  await Promise.all(ids.map(worker))
}

it('D1: kill -9 while drafts are saved and published leaves every entry consistent with its newest version', async () => {
  const first = await ownServerWithAdmin()
  let { server, client } = first
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.push(entity(await client.post('/service/', { title: `Entry ${n}` }))._id)
  for (const killAfter of [20, 33, 41]) {
    await writeUntilGone(client, ids, killAfter, () => void server.end('SIGKILL'))
    server = await server.restart()
    const next = new Client(server.url)
    next.cookie = client.cookie
    client = next
    for (const id of ids) {
      const row = (await client.get(`/services/${id}?depth=0`)).body
      const newest = (await versionsOf(client, 'services', id)).filter((version) => member(version, 'latest') === true)
      expect(newest).toHaveLength(1)
      const version = member(newest[0], 'version')
      if (member(row, '_status') !== 'published' || member(version, '_status') === 'published')
        expect(['title', '_status', 'slug'].map((name) => member(version, name))).toEqual(
          ['title', '_status', 'slug'].map((name) => member(row, name)),
        )
    }
    const listed = docs(await client.get('/services?draft=true&limit=100&depth=0')).map((doc) => member(doc, 'id'))
    expect(listed.sort()).toEqual([...ids].sort())
  }
}, 120_000)
