import { beforeAll, describe, expect, it } from 'vitest'

import { resourceNames, resources } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { titleField } from '#contract/resource.ts'
import { TRASH_DAYS } from '#contract/trash.ts'
import { DAY_MS } from '#contract/time.ts'
import type { Answer, Client } from '../support/client.ts'
import { entities, entity, image, member, message, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, behindProxy, create, createDraft, visitor } from './support/context.ts'
import { signedInEditor } from '../support/people.ts'

const managed = resourceNames.filter((name) => resources[name].create === 'staff')

interface Listed {
  _id: string
  title: string
  deletedAt: string
  deletedBy: string | null
  expiresAt: string
}

const isListed = (value: unknown): value is Listed => isRecord(value) && typeof value['_id'] === 'string'

/** The entries in a response of the trash. */
function listed({ body }: Answer): Listed[] {
  const found = member(body, 'entries')
  return Array.isArray(found) ? found.filter(isListed) : []
}

const inTrash = async (path: string, id: string): Promise<Listed | undefined> =>
  listed(await admin().get(`/trash/${path}?limit=100`)).find(({ _id }) => _id === id)

const served = async (path: string): Promise<number> => (await visitor().fetch(path)).status
const idsOf = (answer: Answer): string[] => entities(answer).map(({ _id }) => _id)

let editor: Client
beforeAll(async () => {
  editor = await signedInEditor(admin())
})

describe.each(managed)('%s', (name) => {
  const type: Resource = resources[name]
  const { path } = type
  const byId = (id: string) => `/${path}/${path}-id/${id}`

  it('is hidden after deletion and unchanged after restore', async () => {
    const word = `Zaffre${name}`
    const made = await create(name, { [titleField(type)]: word }, type.image ? { image: await picture() } : {})
    const list = (await visitor().get(`/${path}/`)).body
    expect((await admin().remove(`/${path}/${made._id}`)).body).toEqual(made)
    const lists = [`/${path}/`, `/${path}/?q=${word}`, `/${path}/?limit=100`]
    for (const address of lists) expect(idsOf(await visitor().get(address)), address).not.toContain(made._id)
    expect(idsOf(await admin().get(`/${path}/?status=any`))).not.toContain(made._id)
    expect((await visitor().get(`/${path}/?q=${word}&limit=1`)).headers.get('x-total-count')).toBe('0')
    const gone = [byId(made._id), ...(type.page ? [`/${path}/${made.slug}`] : [])]
    for (const address of gone) {
      const answer = await visitor().get(address)
      expect([answer.status, message(answer)], address).toEqual([404, `${type.name} not found`])
      expect((await admin().get(`${address}?status=any`)).status, address).toBe(404)
    }
    const again = await admin().remove(`/${path}/${made._id}`)
    expect([again.status, message(again)]).toEqual([404, `${type.name} not found`])
    expect((await admin().patch(`/${path}/${made._id}`, { [titleField(type)]: 'x' })).status).toBe(404)
    if (made.image) expect(await served(made.image.filePath)).toBe(404)
    await expect.poll(() => inTrash(path, made._id)).toMatchObject({ title: word, deletedBy: 'Asha Rai' })
    expect((await editor.post(`/trash/${path}/${made._id}`)).body).toEqual({ _id: made._id, type: name, title: word })
    expect((await visitor().get(`/${path}/`)).body).toEqual(list)
    expect((await visitor().get(byId(made._id))).body).toEqual(made)
    if (made.image) expect(await served(made.image.filePath)).toBe(200)
    expect(await inTrash(path, made._id)).toBeUndefined()
    expect((await editor.post(`/trash/${path}/${made._id}`)).status).toBe(404)
  })

  it('is deleted for good by administrators alone, and only from the trash', async () => {
    const made = await create(name, {}, type.image ? { image: await picture() } : {})
    const address = `/trash/${path}/${made._id}`
    expect((await admin().remove(address)).status).toBe(404)
    await editor.remove(`/${path}/${made._id}`)
    for (const [client, status] of [
      [visitor(), 401],
      [editor, 403],
    ] as const)
      expect((await client.remove(address)).status).toBe(status)
    expect((await visitor().get(`/trash/${path}`)).status).toBe(401)
    expect((await visitor().post(address)).status).toBe(401)
    expect((await admin().remove(address)).status).toBe(200)
    expect((await admin().remove(address)).status).toBe(404)
    expect((await admin().post(address)).status).toBe(404)
    expect(await inTrash(path, made._id)).toBeUndefined()
    expect((await visitor().get(byId(made._id))).status).toBe(404)
  })
})

describe('the trash', () => {
  it('lists all types, deleted last first, in pages that meet', async () => {
    const made = [await create('faq'), await create('team'), await create('faq'), await create('blog')]
    const deleted: string[] = []
    for (const [n, { _id }] of made.entries()) {
      await admin().remove(`/${['faq', 'team', 'faq', 'blog'][n]}/${_id}`)
      deleted.unshift(_id)
    }
    const first = await editor.get('/trash?limit=3')
    const second = await editor.get(`/trash?limit=3&after=${String(member(first.body, 'next'))}`)
    expect([...listed(first), ...listed(second)].map(({ _id }) => _id).slice(0, 4)).toEqual(deleted)
    const [newest] = listed(first)
    expect(Date.parse(newest?.expiresAt ?? '') - Date.parse(newest?.deletedAt ?? '')).toBe(TRASH_DAYS * DAY_MS)
    for (const query of ['limit=0', 'limit=1000', 'after=x', `after=2026-01-01T00:00:00.000Z_${'-'.repeat(24)}`])
      expect((await admin().get(`/trash?${query}`)).status, query).toBe(400)
    expect((await admin().post('/trash/faq/%00')).status).toBe(behindProxy ? 400 : 404)
    expect((await visitor().get('/trash')).status).toBe(401)
  })

  it('lists a file after the entry that it was deleted with, and names that', async () => {
    const made = await create('blog', { title: 'With a picture' }, { image: await picture() })
    await editor.remove(`/blog/${made._id}`)
    const first = await admin().get('/trash?limit=1')
    const second = await admin().get(`/trash?limit=1&after=${String(member(first.body, 'next'))}`)
    const { deletedAt, deletedBy } = (await inTrash('blog', made._id)) ?? {}
    expect(listed(first)).toMatchObject([{ _id: made._id, type: 'blog' }])
    expect(listed(second)).toMatchObject([
      { type: 'media', deletedAt, deletedBy, deletedWith: { type: 'blog', _id: made._id, title: 'With a picture' } },
    ])
    const third = await admin().get(`/trash?limit=1&after=${String(member(second.body, 'next'))}`)
    expect(listed(third)[0]?.deletedAt).not.toBe(deletedAt)
    await admin().post(`/trash/blog/${made._id}`)
  })

  it('gives back a draft as a draft, and what was changed with its draft and its versions', async () => {
    const published = await create('blog', { title: 'As published' })
    await admin().patch(`/draft/blog/${published._id}`, { title: 'As drafted' })
    const draft = await createDraft('blogs', { title: 'Never published' })
    const states = async () =>
      entities(await admin().get('/state/blog')).filter(({ _id }) => [published._id, draft].includes(_id))
    const times = async () =>
      Promise.all(
        [published._id, draft].map(async (id) => member((await admin().get(`/blogs/${id}?depth=0`)).body, 'updatedAt')),
      )
    const changedAt = await times()
    const [before, versions] = [await states(), (await admin().get(`/versions/blog/${published._id}`)).body]
    for (const id of [published._id, draft]) await admin().remove(`/blog/${id}`)
    expect(await states()).toEqual([])
    for (const address of [`/state/blog/${published._id}`, `/versions/blog/${published._id}`, `/state/blog/${draft}`])
      expect((await admin().get(address)).status, address).toBe(404)
    expect((await admin().post(`/publish/blog/${draft}`)).status).toBe(404)
    const { body } = await admin().get('/blogs?draft=true&limit=100&select[title]=true')
    for (const id of [published._id, draft]) expect(JSON.stringify(body)).not.toContain(id)
    for (const id of [published._id, draft]) await admin().post(`/trash/blog/${id}`)
    expect(await states()).toEqual(before)
    expect(await times()).toEqual(changedAt)
    expect((await admin().get(`/versions/blog/${published._id}`)).body).toEqual(versions)
    expect(entity(await visitor().get(`/blog/blog-id/${published._id}`))['title']).toBe('As published')
    expect((await visitor().get(`/blog/blog-id/${draft}`)).status).toBe(404)
    expect(member(member((await admin().get(`/state/blog/${published._id}`)).body, 'entry'), 'title')).toBe(
      'As drafted',
    )
  })

  it('frees the slug; an entry that is restored after that gets the next one', async () => {
    const [first, other] = [
      await create('service', { title: 'Freed' }),
      await create('service', { title: 'Stays free' }),
    ]
    await admin().patch(`/services/${other._id}?depth=0`, { slug: 'moved-to' })
    for (const { _id } of [first, other]) await admin().remove(`/service/${_id}`)
    expect((await visitor().get('/service/stays-free')).status).toBe(404)
    const second = await create('service', { title: 'Freed' })
    expect(second.slug).toBe(first.slug)
    for (const { _id } of [first, other]) await admin().post(`/trash/service/${_id}`)
    expect(entity(await visitor().get(`/service/service-id/${first._id}`)).slug).toBe('freed-2')
    expect(entity(await admin().get(`/service/service-id/${first._id}`)).slug).toBe('freed-2')
    expect(entity(await visitor().get('/service/freed'))._id).toBe(second._id)
    const published = entity(await admin().patch(`/service/${first._id}`, { title: 'Freed again' }))
    expect(published.slug).toBe('freed-2')
    expect(entity(await visitor().get('/service/stays-free'))).toMatchObject({ _id: other._id, slug: 'moved-to' })
  })

  it('gives an entry its place in the order, beside what was put there meanwhile', async () => {
    const [first, second] = [await create('faq', { title: 'First' }), await create('faq', { title: 'Second' })]
    await admin().remove(`/faq/${second._id}`)
    const third = await create('faq', { title: 'Third' })
    await admin().post(`/trash/faq/${second._id}`)
    const order = async () => idsOf(await visitor().get('/faq/')).slice(-3)
    expect(await order()).toEqual([first._id, second._id, third._id])
    expect((await admin().post('/order/faq', { id: first._id, after: third._id })).status).toBe(200)
    expect(await order()).toEqual([second._id, third._id, first._id])
  })

  it('is on the audit trail', async () => {
    const { _id } = await create('team')
    await admin().remove(`/team/${_id}`)
    await admin().post(`/trash/team/${_id}`)
    await admin().remove(`/team/${_id}`)
    await admin().remove(`/trash/team/${_id}`)
    const actions = async () => {
      const { body } = await admin().get(`/audit?where[documentId][equals]=${_id}&sort=at`)
      const docs = member(body, 'docs')
      return Array.isArray(docs) ? docs.map((line: unknown) => member(line, 'action')) : []
    }
    await expect.poll(actions).toEqual(['created', 'deleted', 'restored', 'deleted', 'deleted for good'])
  })
})

describe('the panel', () => {
  const trash = { deletedAt: '2020-01-01T00:00:00.000Z' }

  it('moves entries and pictures into the same trash, now and not at the time that it sends', async () => {
    const inquiry = entity(await visitor().post('/contactus', sample(resources.inquiry)))
    const made = await create('about', {}, { image: await picture() })
    const media = String(member((await admin().get(`/abouts/${made._id}?depth=0`)).body, 'image'))
    const refused = await editor.patch(`/media/${media}`, trash)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This picture is used by')])
    const before = Date.now()
    for (const [collection, path, id] of [
      ['inquiries', 'contactus', inquiry._id],
      ['abouts', 'about', made._id],
    ] as const) {
      expect((await editor.patch(`/${collection}/${id}`, trash)).status).toBe(200)
      const found = await inTrash(path, id)
      expect(Date.parse(found?.deletedAt ?? '')).toBeGreaterThanOrEqual(before)
      expect((await editor.get(`/${collection}/${id}`)).status).toBe(404)
      expect((await editor.get(`/${collection}/${id}?trash=true`)).status).toBe(200)
    }
    expect(await inTrash('media', media)).toBeDefined()
    const query = `trash=true&where[and][0][id][equals]=${made._id}&where[and][1][deletedAt][exists]=true`
    expect((await editor.patch(`/abouts?${query}`, { deletedAt: null, _status: 'published' })).status).toBe(200)
    expect((await visitor().get(`/about/about-id/${made._id}`)).body).toEqual(made)
    expect((await editor.patch(`/abouts?where[id][in]=${made._id}`, trash)).status).toBe(200)
    expect((await editor.patch(`/abouts?${query}`, { deletedAt: null, _status: 'draft' })).status).toBe(200)
    expect((await visitor().get(`/about/about-id/${made._id}`)).status).toBe(404)
    expect((await admin().get(`/state/about/${made._id}`)).body).toMatchObject({ state: 'draft' })
  })

  it('restores several entries at once whose places in the order were taken, also as drafts', async () => {
    const names = ['One', 'Two', 'Three']
    const made: string[] = []
    for (const title of names) made.push((await create('service', { title: `Trashed ${title}` }))._id)
    const found = `where[id][in]=${made.join()}`
    expect((await editor.patch(`/services?${found}`, trash)).status).toBe(200)
    for (const title of names) await create('service', { title: `New ${title}` })
    const restored = await editor.patch(`/services?trash=true&${found}`, { deletedAt: null, _status: 'draft' })
    expect([restored.status, member(restored.body, 'errors')]).toEqual([200, []])
    for (const id of made) {
      expect(await inTrash('service', id)).toBeUndefined()
      expect((await admin().get(`/state/service/${id}`)).body).toMatchObject({ state: 'draft' })
      expect((await visitor().get(`/service/service-id/${id}`)).status).toBe(404)
    }
  })

  it('changes nothing that is in the trash, whose slug stays free for another', async () => {
    const fields = { title: 'Twice thought', description: '<p>D</p>' }
    const made = await create('blog', fields)
    expect((await admin().remove(`/blog/${made._id}`)).status).toBe(200)
    const change = { title: 'Changed there' }
    for (const rest of ['', '&draft=true&autosave=true', '&draft=true'])
      expect((await editor.patch(`/blogs/${made._id}?trash=true${rest}`, change)).status, rest).toBe(404)
    // A form that was open before the deletion saves itself: it sends the time of deletion that it knows.
    const form = { ...change, deletedAt: null, _status: 'draft' }
    for (const rest of ['', '?draft=true&autosave=true', '?draft=true'])
      expect((await editor.patch(`/blogs/${made._id}${rest}`, form)).status, rest).toBe(404)
    const many = await editor.patch(`/blogs?trash=true&where[id][equals]=${made._id}`, change)
    expect(member(many.body, 'docs')).toEqual([])
    expect(await inTrash('blog', made._id)).toBeDefined()
    expect((await create('blog', fields)).slug).toBe(made.slug)
  })

  it('deletes for good, copies out of the trash and writes the time of deletion for nobody who may not', async () => {
    const made = await create('blog')
    expect((await editor.remove(`/blogs/${made._id}`)).status).toBe(403)
    expect((await editor.remove(`/blogs?where[id][in]=${made._id}`)).status).toBe(403)
    const copy = await admin().post('/faqs', { title: 'T', description: 'D', ...trash })
    expect(member(member(copy.body, 'doc'), 'deletedAt') ?? null).toBeNull()
    await editor.patch(`/blogs/${made._id}`, trash)
    expect((await editor.post(`/blogs/${made._id}/duplicate`)).status).toBe(404)
    expect((await admin().remove(`/blogs/${made._id}`)).status).toBe(404)
    expect((await admin().remove(`/blogs/${made._id}?trash=true`)).status).toBe(200)
    expect(await inTrash('blog', made._id)).toBeUndefined()
  })
})

describe('a picture', () => {
  const mediaOf = async (collection: string, id: string) =>
    String(member((await admin().get(`/${collection}/${id}?depth=0`)).body, 'image'))

  it('comes back with the version that has it', async () => {
    const made = await create('service', {}, { image: await picture() })
    const old = image({ ...(await visitor().get(`/service/${made.slug}`)) })
    const media = await mediaOf('services', made._id)
    await admin().patch(`/service/${made._id}`, {}, { image: await picture() })
    expect(await served(old.filePath)).toBe(404)
    const kept = await admin().remove(`/trash/media/${media}`)
    expect([kept.status, message(kept)]).toEqual([409, expect.stringContaining('belongs to what can be restored')])
    const { body } = await admin().get(`/versions/service/${made._id}`)
    const oldest = Array.isArray(body) ? String(member(body.at(-1), '_id')) : ''
    // The preview shows what restoring brings back; its file is served to the staff alone.
    expect(image(await admin().get(`/versions/service/${made._id}/${oldest}`))).toEqual(old)
    const file = await admin().fetch(old.filePath)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await admin().fetch(old.filePath.replace(/\w{4}\.(\w+)$/, '0000.$1'))).status).toBe(404)
    expect((await admin().post(`/versions/service/${made._id}/${oldest}`)).status).toBe(200)
    expect(await served(old.filePath)).toBe(200)
    expect((await admin().post(`/publish/service/${made._id}`)).status).toBe(200)
    expect(image(await visitor().get(`/service/${made.slug}`))).toEqual(old)
  })

  it('stays for what else uses it, and is deleted with the last that could be restored', async () => {
    const made = await create('team', {}, { image: await picture() })
    const media = await mediaOf('teams', made._id)
    const other = await create('team')
    await admin().patch(`/teams/${other._id}`, { image: media })
    const file = made.image?.filePath ?? ''
    await admin().remove(`/team/${made._id}`)
    expect(await served(file)).toBe(200)
    await editor.patch(`/teams/${other._id}`, { image: null })
    expect(await served(file)).toBe(404)
    expect((await admin().remove(`/trash/media/${media}`)).status).toBe(409)
    await admin().remove(`/trash/team/${made._id}`)
    expect((await admin().remove(`/trash/media/${media}`)).status).toBe(200)
    expect((await admin().get(`/media/${media}?trash=true`)).status).toBe(404)
    // It might have been a document.
    expect(message(await admin().remove(`/trash/media/${media}`))).toBe('File not found')
  })
})
