import { afterEach, expect, it } from 'vitest'

import type { Resource } from '#contract/resource.ts'
import { resources } from '#contract/index.ts'
import { Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entities, entity, fieldsNamed, member, message } from '../support/entities.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'
import { administrator } from '../support/people.ts'

/** References between services, posts and people, and jobs with a last day. */

const made: string[] = []
afterEach(async () => {
  for (const path of made.splice(0).toReversed()) await admin().remove(path)
})

type Name = 'service' | 'blog' | 'team' | 'career'

async function create(name: Name, fields: Record<string, unknown>) {
  const answer = entity(await admin().post(`/${name}/`, fields))
  made.push(`/${name}/${answer._id}`)
  return answer
}

const person = (name: string) => create('team', { name, post: 'Adviser' })
const idsOf = (value: unknown): unknown[] => [value].flat().map((each) => member(each, '_id'))

it('entries without any have the contract’s shape alone', async () => {
  const shapes = [
    [await create('service', { title: 'Plain' }), ['_id', 'title', 'description', 'slug', 'image', 'createdAt']],
    [await create('blog', { title: 'Plain' }), ['_id', 'title', 'description', 'slug', 'image', 'createdAt']],
    [await person('Plain'), ['_id', 'name', 'post', 'image']],
    [
      await create('career', { title: 'Plain' }),
      ['_id', 'title', 'salary', 'description', 'slug', 'image', 'createdAt'],
    ],
  ] as const
  for (const [found, names] of shapes) expect(Object.keys(found)).toEqual(names)
})

it.each(['json', 'form', 'multipart'] as const)('go in as ids from a %s body and come out as cards', async (as) => {
  const [asha, bina] = [await person('Asha'), await person('Bina')]
  const people = as === 'json' ? [bina._id, asha._id, bina._id] : `${bina._id}, ${asha._id}`
  const service = entity(await admin().post('/service/', { title: 'Asked about', people }, { as }))
  made.push(`/service/${service._id}`)
  const card = (one: { _id: string }, name: string) => ({ _id: one._id, name, detail: 'Adviser', image: null })
  expect(service['people']).toEqual([card(bina, 'Bina'), card(asha, 'Asha')])
  const post = await create('blog', { title: 'Written', author: asha._id, services: [service._id] })
  expect(post['author']).toEqual(card(asha, 'Asha'))

  const about = { _id: post._id, name: 'Written', slug: post.slug }
  const read = entity(await visitor().get(`/service/${service.slug}`))
  expect(read['posts']).toEqual([about])
  const listed = entities(await visitor().get('/team/')).find(({ _id }) => _id === asha._id)
  const named = { _id: service._id, name: 'Asked about', slug: service.slug }
  expect(listed).toMatchObject({ services: [named], posts: [about] })

  const emptied = entity(await admin().patch(`/service/${service._id}`, { people: '' }, { as }))
  expect(emptied).not.toHaveProperty('people')
  expect(entity(await visitor().get(`/team/${asha._id}`))).not.toHaveProperty('services')
})

it('who is in the trash, and what is not published, is shown nowhere; restored it is there again', async () => {
  const [asha, bina] = [await person('Asha'), await person('Bina')]
  const service = await create('service', { title: 'Asked about', people: [asha._id, bina._id] })
  const post = await create('blog', { title: 'Written', author: asha._id, services: [service._id] })
  const read = async (path: string) => entity(await visitor().get(path))
  await admin().remove(`/team/${asha._id}`)
  expect(idsOf((await read(`/service/${service.slug}`))['people'])).toEqual([bina._id])
  expect(await read(`/blog/${post.slug}`)).not.toHaveProperty('author')
  expect((await admin().post(`/trash/team/${asha._id}`)).status).toBeLessThan(300)
  expect(idsOf((await read(`/service/${service.slug}`))['people'])).toEqual([asha._id, bina._id])
  expect(member((await read(`/blog/${post.slug}`))['author'], 'name')).toBe('Asha')

  expect((await admin().post(`/unpublish/blog/${post._id}`)).status).toBeLessThan(300)
  expect(await read(`/service/${service.slug}`)).not.toHaveProperty('posts')
  expect(await read(`/team/${asha._id}`)).not.toHaveProperty('posts')
  expect((await admin().post(`/unpublish/service/${service._id}`)).status).toBeLessThan(300)
  expect(await read(`/team/${asha._id}`)).not.toHaveProperty('services')
})

it('what is hidden stays, whether the field is sent as it was read or changed: who sends it has not seen it', async () => {
  const [asha, bina] = [await person('Asha'), await person('Bina')]
  const service = await create('service', { title: 'Asked about', people: [asha._id, bina._id] })
  const post = await create('blog', { title: 'Written', author: asha._id })
  const people = async () => idsOf(entity(await visitor().get(`/service/${service.slug}`))['people'])
  await admin().remove(`/team/${asha._id}`)
  await admin().patch(`/service/${service._id}`, { title: 'Asked again', people: [bina._id] })
  await admin().patch(`/blog/${post._id}`, { title: 'Written again', author: '' })
  expect(await people()).toEqual([bina._id])
  expect((await admin().post(`/trash/team/${asha._id}`)).status).toBeLessThan(300)
  expect(await people()).toEqual([asha._id, bina._id])
  expect(idsOf(entity(await visitor().get(`/blog/${post.slug}`))['author'])).toEqual([asha._id])

  await admin().remove(`/team/${asha._id}`)
  const chandra = await person('Chandra')
  await admin().patch(`/service/${service._id}`, { people: [bina._id, chandra._id] })
  expect(await people()).toEqual([bina._id, chandra._id])
  expect((await admin().post(`/trash/team/${asha._id}`)).status).toBeLessThan(300)
  expect(await people()).toEqual([asha._id, bina._id, chandra._id])
  // References that are visible again can be removed.
  await admin().patch(`/service/${service._id}`, { people: [chandra._id] })
  expect(await people()).toEqual([chandra._id])
})

it('what is hidden stays in a draft that is changed, too', async () => {
  const [asha, bina, chandra] = [await person('Asha'), await person('Bina'), await person('Chandra')]
  const service = await create('service', { title: 'Asked about', people: [asha._id, bina._id] })
  await admin().remove(`/team/${asha._id}`)
  await admin().patch(`/draft/service/${service._id}`, { people: [chandra._id] })
  expect((await admin().post(`/trash/team/${asha._id}`)).status).toBeLessThan(300)
  const state = await admin().get(`/state/service/${service._id}`)
  expect(idsOf(member(member(state.body, 'entry'), 'people'))).toEqual([asha._id, chandra._id])
})

it.each([
  [{ people: ['no such person'] }, 'People must be ids of entries'],
  [{ people: [1] }, 'People must be ids of entries'],
  [{ people: { first: 'a' } }, 'People must be a list of ids'],
  [{ people: ['a', 'b', 'c', 'd'] }, 'People must be at most 3'],
])('%j is refused, and makes nothing', async (given, said) => {
  const before = entities(await visitor().get('/service/')).length
  const answer = await admin().post('/service/', { title: 'Refused', ...given })
  expect([answer.status, message(answer), fieldsNamed(answer)]).toEqual([400, said, ['people']])
  expect(entities(await visitor().get('/service/'))).toHaveLength(before)
})

it.each([
  ['blog', 'author'],
  ['service', 'people'],
] as const)('who is deleted for good is refused in a draft of a %s, with the field’s name', async (name, field) => {
  const asha = await person('Asha')
  made.pop()
  const given = { [field]: field === 'people' ? [asha._id] : asha._id }
  const drafts = `/${name}s?draft=true`
  const native = (id: unknown) => ({ title: 'Draft', [field]: field === 'people' ? { first: id } : id })
  for (const draft of [
    (await admin().post(`/draft/${name}`, { title: 'Draft', ...given })).body,
    member((await admin().post(drafts, native({ id: asha._id }))).body, 'doc'),
  ])
    made.push(`/${name}/${String(member(draft, '_id') ?? member(draft, 'id'))}`)
  await admin().remove(`/team/${asha._id}`)
  expect((await admin().remove(`/trash/team/${asha._id}`)).status).toBe(200)
  const refused = await admin().post(`/draft/${name}`, { title: 'Draft', ...given })
  expect([refused.status, fieldsNamed(refused)]).toEqual([400, [field]])
  for (const id of [asha._id, 'none of these', 5, true, {}, ['x'], { id: 5 }])
    expect([id, (await admin().post(drafts, native(id))).status]).toEqual([id, 400])
})

it('who does not exist is refused, with the field’s name', async () => {
  const asha = await person('Asha')
  await admin().remove(made.pop() ?? '')
  for (const [name, field] of [
    ['service', 'people'],
    ['blog', 'author'],
  ] as const) {
    const answer = await admin().post(`/${name}/`, {
      title: 'Refused',
      [field]: field === 'people' ? [asha._id] : asha._id,
    })
    expect([answer.status, fieldsNamed(answer)]).toEqual([400, [field]])
  }
})

it('each reference that falls back to another language is marked', async () => {
  const asha = await person('Asha')
  const service = await create('service', { title: 'Asked about', people: [asha._id] })
  const found = entity(await visitor().get(`/service/${service.slug}?lang=ne`))
  expect(found['people']).toMatchObject([{ name: 'Asha', fellBack: ['name', 'detail'] }])
})

it('a new reference to an entry does not change its revision', async () => {
  const service = await create('service', { title: 'Edited' })
  const before = await admin().get(`/state/service/${service._id}`)
  await create('blog', { title: 'Names it', services: [service._id] })
  const after = await admin().get(`/state/service/${service._id}`)
  expect(member(after.body, 'revision')).toBe(member(before.body, 'revision'))
})

it('a job is seen until the last moment of its last day in Nepal, and then is gone for visitors alone', async () => {
  const clock = await movableClock()
  const { server, client } = await ownServerWithAdmin(clock.environment)
  const guest = new Client(server.url)
  const at = (time: string) => clock.holdAt(server, Date.parse(time))
  await at('2030-05-10T20:00:00+05:45')
  expect((await client.post('/login', administrator)).status).toBe(200)
  const job = entity(await client.post('/career/', { title: 'Bookkeeper of May', validThrough: '2030-05-10' }))
  const endless = entity(await client.post('/career/', { title: 'Trainee of May' }))
  const page = `/career/${job.slug}`
  const text = async (path: string) => (await guest.fetch(path)).text
  const seen = async () => ({
    status: (await guest.fetch(page)).status,
    api: (await guest.get(page)).status,
    byId: (await guest.get(`/career/career-id/${job._id}`)).status,
    listed: entities(await guest.get('/career/')).some(({ _id }) => _id === job._id),
    inPage: (await text('/career')).includes('Bookkeeper of May'),
    mapped: (await text('/sitemap.xml')).includes(page),
    found: (await guest.get('/search?q=bookkeeper')).text.includes(job._id),
    data: (await text(page)).includes('"JobPosting"'),
  })
  const open = { status: 200, api: 200, byId: 200, listed: true, inPage: true, mapped: true, found: true, data: true }
  expect(await seen()).toEqual(open)
  await at('2030-05-10T23:59:59.999+05:45')
  expect(await seen()).toEqual(open)
  await at('2030-05-11T00:00:00+05:45')
  const over = { listed: false, inPage: false, mapped: false, found: false, data: false }
  expect(await seen()).toEqual({ status: 410, api: 410, byId: 410, ...over })
  expect(await text(page)).toContain('href="/career"')
  expect(await text(`/ne${page}`)).toContain('यो पद अब खुला छैन')
  expect((await guest.fetch(`/career/${endless.slug}`)).status).toBe(200)

  expect(entities(await client.get('/career/?status=any')).map(({ _id }) => _id)).toContain(job._id)
  expect((await client.get(`/state/career/${job._id}`)).status).toBe(200)
  expect((await client.patch(`/career/${job._id}`, { validThrough: '2030-05-11' })).status).toBe(200)
  expect(await seen()).toEqual(open)
}, 60_000)

it('the title field of every type exists', () => {
  const types: Readonly<Record<string, Resource>> = resources
  for (const { name, referrers = {} } of Object.values(types))
    for (const { from, field } of Object.values(referrers)) {
      const found = types[from]?.fields[field]
      expect(found && 'to' in found && types[found.to]?.name, `${from}.${field}`).toBe(name)
    }
})
