import { beforeAll, describe, expect, it } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { HOUR_MS } from '#contract/time.ts'
import { Client, fileOf } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { pdf } from '../support/pdf.ts'
import { picture } from '../support/pictures.ts'
import { groupServer, ownServerWithAdmin } from './support/context.ts'
import { signedInEditor } from '../support/people.ts'

type Row = Readonly<Record<string, unknown>>

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const rowsOf = (body: unknown, name: string): Row[] => listOf(member(member(body, name), 'rows'))
const totalOf = (body: unknown, name: string): unknown => member(member(body, name), 'total')

/** The dashboard of a client. */
async function dashboardOf(client: Client): Promise<unknown> {
  const answer = await client.get('/dashboard')
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

const lackOf = (body: unknown, kind: string): Row | undefined =>
  listOf(member(body, 'lacks')).find((lack) => lack['kind'] === kind)

describe('what there is to do', () => {
  const own = groupServer()
  const nobody = () => new Client(own().client.url)
  let editor: Client
  beforeAll(async () => {
    editor = await signedInEditor(own().client)
  })

  it('is returned to staff, with the setup checklist for administrators only', async () => {
    expect((await nobody().get('/dashboard')).status).toBe(401)
    expect(await dashboardOf(editor)).toMatchObject({ firstDay: null, demo: null })
    const { client } = own()
    expect(await dashboardOf(client)).toMatchObject({
      firstDay: {
        steps: [
          { name: 'firm', isDone: false },
          { name: 'plans', isDone: false },
          { name: 'publicUrl', isDone: false },
          { name: 'mail', isDone: false },
          { name: 'post', isDone: false },
          { name: 'people', isDone: true },
          { name: 'secondFactor', isDone: false },
        ],
        firmLeft: ['firmName', 'location', 'latitude', 'email', 'phone'],
        isHidden: false,
      },
      demo: { unchanged: 0, changed: 0, removed: null },
    })
  })

  it('reminds of a proxy that is not trusted once a request has come through one', async () => {
    const { server, client } = await ownServerWithAdmin()
    const namesOf = async (staff: Client) =>
      listOf(member(member(await dashboardOf(staff), 'firstDay'), 'steps')).map(({ name }) => name)
    const throughProxy = { 'x-forwarded-for': '192.0.2.7' }
    expect(await namesOf(client)).not.toContain('trustProxy')
    await client.get('/contactus', throughProxy)
    expect((await namesOf(client)).slice(2, 4)).toEqual(['publicUrl', 'trustProxy'])
    await expect.poll(() => server.output()).toMatch(/"level":40,.*TRUST_PROXY/)
    await server.end('SIGTERM')
    const counted = await server.restart({ TRUST_PROXY: '1' })
    const again = new Client(counted.url)
    again.cookie = client.cookie
    await again.get('/contactus', throughProxy)
    expect(await namesOf(again)).not.toContain('trustProxy')
    expect(counted.output()).not.toContain('TRUST_PROXY')
  })

  it('has the inquiries that wait, those to be answered first before others', async () => {
    const { client } = own()
    const sent: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const fields = { name: `Visitor ${n}`, email: 'v@example.com', phone: '01-5550100', message: `Message ${n}` }
      sent.push(entity(await client.post('/contactus', fields))._id)
    }
    await editor.patch(`/desk/${sent[0]}`, { taken: true })
    await editor.patch(`/desk/${sent[1]}`, { status: 'answered' })
    const found = await dashboardOf(editor)
    expect([totalOf(found, 'inquiries'), member(member(found, 'inquiries'), 'overdue')]).toEqual([5, 0])
    const rows = rowsOf(found, 'inquiries')
    expect(rows.map(({ _id }) => _id).toSorted()).toEqual(sent.filter((_, n) => n !== 1).toSorted())
    const times = rows.map(({ answerBy }) => String(answerBy))
    expect(times).toEqual(times.toSorted())
    expect(rows.find(({ _id }) => _id === sent[0])).toMatchObject({
      name: 'Visitor 0',
      status: 'open',
      takenBy: 'Dipa Lama',
    })
    await editor.remove(`/contactus/${sent[2]}`)
    await client.patch(`/inquiries/${sent[3]}`, { deletedAt: new Date().toISOString() })
    expect(totalOf(await dashboardOf(editor), 'inquiries')).toBe(4)
  })

  it('has drafts, those that change what is published among them, and what is scheduled', async () => {
    const { client } = own()
    const draft = entity(await client.post('/draft/blog', { title: 'Never published' }))
    const _id = String(member(draft, '_id'))
    const published = entity(await client.post('/about', { title: 'Published', description: 'x' }))
    await client.patch(`/draft/about/${published._id}`, { title: 'Being changed' })
    const at = new Date(Date.now() + HOUR_MS).toISOString()
    expect((await client.send('PUT', `/schedule/about/${published._id}`, { action: 'unpublish', at })).status).toBe(200)
    const found = await dashboardOf(editor)
    expect(totalOf(found, 'drafts')).toBe(2)
    expect(rowsOf(found, 'drafts')).toEqual([
      { type: 'about', _id: published._id, title: 'Published', state: 'changed', savedAt: expect.any(String) },
      { type: 'blog', _id, title: 'Never published', state: 'draft', savedAt: expect.any(String) },
    ])
    expect(rowsOf(found, 'scheduled')).toEqual([
      { type: 'about', _id: published._id, title: 'Published', action: 'unpublish', at },
    ])
    await client.remove(`/blog/${_id}`)
    expect(totalOf(await dashboardOf(editor), 'drafts')).toBe(1)
    // As the panel does when its form of a new entry is opened.
    const opened = (await client.post('/blogs?draft=true&depth=0', { _status: 'draft' })).body
    expect(totalOf(await dashboardOf(editor), 'drafts')).toBe(1)
    const { body: states } = await client.get('/state/blog')
    expect(listOf(states).filter(({ isEmpty }) => isEmpty)).toMatchObject([
      { _id: member(member(opened, 'doc'), 'id'), state: 'draft' },
    ])
  })

  it('lists missing content of published entries, by type', async () => {
    const { client } = own()
    for (let n = 0; n < 6; n += 1) await client.post('/team', { name: `Member ${n}`, post: 'P' })
    const shown = entity(await client.post('/service', { title: 'With a picture' }, { image: await picture() }))
    const before = await dashboardOf(editor)
    const pictures = lackOf(before, 'picture')
    expect(pictures).toMatchObject({
      total: 7,
      types: [
        { type: 'about', total: 1 },
        { type: 'team', total: 6 },
      ],
    })
    expect(listOf(pictures?.['rows'])).toHaveLength(5)
    expect(lackOf(before, 'alt')).toEqual({
      kind: 'alt',
      total: 1,
      rows: [{ type: 'service', _id: shown._id, title: 'With a picture' }],
      types: [{ type: 'service', total: 1 }],
    })
    expect(lackOf(before, 'searchText')).toMatchObject({ types: [{ type: 'service', total: 1 }] })
    expect(lackOf(before, 'text')).toMatchObject({ types: [{ type: 'service', total: 1 }] })
    const [media] = listOf(member((await client.get('/media?limit=1&sort=-createdAt')).body, 'docs'))
    await client.patch(`/media/${String(media?.['id'])}`, { alt: 'A ledger' })
    // In Nepali alone there is nothing on the English page.
    await client.post(`/publish/service/${shown._id}?lang=ne`, { title: 'क', description: '<p>ख</p>' })
    expect(lackOf(await dashboardOf(editor), 'text')).toMatchObject({ total: 1 })
    await client.post(`/publish/service/${shown._id}`, { seoDescription: 'What we do', description: '<p>Words</p>' })
    const after = await dashboardOf(editor)
    expect(lackOf(after, 'alt')).toBeUndefined()
    expect(lackOf(after, 'searchText')).toBeUndefined()
    expect(lackOf(after, 'text')).toBeUndefined()
    await client.post(`/publish/service/${shown._id}`, { description: '' })
    expect(lackOf(await dashboardOf(editor), 'text')).toMatchObject({ total: 1 })
  })

  it('lists entries without a Nepali translation', async () => {
    const { client } = own()
    const { _id } = entity(await client.post('/draft/career', { title: 'In English' }))
    await client.post(`/publish/career/${_id}`)
    const isListed = async () =>
      listOf(lackOf(await dashboardOf(editor), 'translation')?.['types']).some(({ type }) => type === 'career')
    const untranslated = async () =>
      listOf((await client.get('/translations/career?lang=ne')).body).some((row) => row['_id'] === _id)
    expect([await isListed(), await untranslated()]).toEqual([true, true])
    await client.post(`/publish/career/${_id}?lang=ne`, { title: 'नेपालीमा' })
    expect(await isListed()).toBe(false)
  })

  it('has the last change of each entry with its person, for editors without settings', async () => {
    const { client } = own()
    const { _id } = entity(await client.post('/faq', { title: 'Q', description: 'A' }))
    await editor.patch(`/faq/${_id}`, { title: 'Q, as asked' })
    await client.patch('/settings', { shortName: { en: 'Own', ne: '' } })
    const changesOf = async (person: Client) => listOf(member(await dashboardOf(person), 'changes'))
    await expect.poll(async () => (await changesOf(client))[0]).toMatchObject({ type: 'settings', place: 'site' })
    const [last] = await changesOf(editor)
    expect(last).toMatchObject({
      who: 'Dipa Lama',
      action: 'changed',
      type: 'faq',
      _id,
      title: 'Q, as asked',
      place: 'site',
    })
    const kinds = (await changesOf(editor)).map(({ type }) => type)
    expect(kinds).not.toContain('settings')
    expect(kinds).not.toContain('inquiry')
    expect(JSON.stringify(await changesOf(client))).not.toContain('@')
    await editor.remove(`/faq/${_id}`)
    await expect.poll(async () => (await changesOf(editor))[0]).toMatchObject({ action: 'deleted', place: 'trash' })
    await client.remove(`/trash/faq/${_id}`)
    await expect.poll(async () => (await changesOf(editor))[0]).toMatchObject({ action: 'deleted', place: 'gone' })
    const body = new FormData()
    body.append('document', fileOf(pdf()))
    const { _id: file } = entity(await client.fetch('/api/documents', { method: 'POST', body }))
    await expect
      .poll(async () => (await changesOf(editor))[0])
      .toMatchObject({ type: 'document', _id: file, place: 'site' })
  })

  it('derives the setup checklist from state', async () => {
    const { client } = own()
    const steps = async () => {
      const firstDay = member(await dashboardOf(client), 'firstDay')
      return { done: listOf(member(firstDay, 'steps')).flatMap(({ name, isDone }) => (isDone ? name : [])), firstDay }
    }
    expect((await steps()).done).toEqual(['people'])
    await client.patch('/settings', { firmName: { en: 'Himal Books', ne: '' } })
    expect(member((await steps()).firstDay, 'firmLeft')).toEqual(['location', 'latitude', 'email', 'phone'])
    // An address is no position: pages leave that of the invented firm out from then on.
    await client.patch('/settings', { contact: { location: { en: 'Patan', ne: '' } } })
    expect(member((await steps()).firstDay, 'firmLeft')).toEqual(['latitude', 'email', 'phone'])
    expect(member((await client.get('/site-content')).body, 'contact')).not.toHaveProperty('mapEmbedUrl')
    // Nor does the form suggest it.
    expect(member(member((await client.get('/settings')).body, 'defaults'), 'contact')).toMatchObject({
      latitude: null,
      mapLinkUrl: 'https://www.openstreetmap.org/search?query=Patan',
    })
    await client.patch('/settings', {
      contact: {
        latitude: 27.6766,
        longitude: 85.3142,
        email: 'books@example.com',
        phone: '01-5550199',
      },
    })
    await client.post('/blog', { title: 'Our own' }, { image: await picture() })
    expect((await steps()).done).toEqual(['firm', 'post', 'people'])
    await client.patch('/settings', {
      plans: [{ name: { en: 'By the hour' }, price: 2500, period: { en: 'Hour' }, features: { en: 'Advice' } }],
    })
    expect((await steps()).done).toEqual(['firm', 'plans', 'post', 'people'])
    expect((await editor.patch('/dashboard/first-day', { hidden: true })).status).toBe(403)
    expect((await nobody().patch('/dashboard/first-day', { hidden: true })).status).toBe(401)
    expect((await client.patch('/dashboard/first-day', { hidden: 'maybe' })).status).toBe(400)
    for (const hidden of [true, true, false, false]) {
      expect((await client.patch('/dashboard/first-day', { hidden })).body).toEqual({ hidden })
      expect(member((await steps()).firstDay, 'isHidden')).toBe(hidden)
    }
  })
})

describe('the demo content', () => {
  const own = groupServer({ SEED: 'demo' })
  const nobody = () => new Client(own().client.url)
  const paths = ['about', 'service', 'blog', 'team', 'career', 'faq', 'deadline', 'tag'] as const

  const shownNow = async (): Promise<Record<string, unknown>> => {
    const client = nobody()
    return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await client.get(`/${path}`)).body])))
  }
  const state = async () => (await own().client.get('/demo-content')).body

  it('is removed and put back as a whole, without what was changed', async () => {
    const { client } = own()
    const before = await shownNow()
    expect(await state()).toEqual({ unchanged: 57, changed: 0, removed: null })
    const [person] = entities(await client.get('/team'))
    const [, kept] = entities(await client.get('/blog'))
    await client.patch(`/team/${person?._id}`, { name: 'Our own' })
    await client.patch(`/draft/blog/${kept?._id}`, { title: 'To be ours' })
    expect(await state()).toEqual({ unchanged: 55, changed: 2, removed: null })
    const files = Object.values(before).flatMap((list) =>
      listOf(list).flatMap(({ image }) => member(image, 'filePath') ?? []),
    )
    const changed = await shownNow()
    const removed = { entries: 55, at: expect.any(String), by: 'Asha Rai' }
    for (let again = 0; again < 2; again += 1)
      expect((await client.post('/demo-content/remove')).body).toEqual({ unchanged: 0, changed: 2, removed })
    const left = await shownNow()
    expect(paths.map((path) => listOf(left[path]).map(({ _id }) => _id))).toEqual(
      paths.map((path) => (path === 'team' ? [person?._id] : path === 'blog' ? [kept?._id] : [])),
    )
    const served = async () => Promise.all(files.map(async (file) => (await nobody().fetch(String(file))).status))
    expect((await served()).filter((status) => status === 200)).toHaveLength(2)
    expect((await client.post('/demo-content/restore')).body).toEqual({ unchanged: 55, changed: 2, removed: null })
    expect(await shownNow()).toEqual(changed)
    expect(new Set(await served())).toEqual(new Set([200]))
    expect((await client.post('/demo-content/restore')).body).toEqual({ unchanged: 55, changed: 2, removed: null })
  })

  it('is removed with changed entries on request, and leaves entries that were deleted individually', async () => {
    const { client } = own()
    const [first] = entities(await client.get('/faq'))
    await client.remove(`/faq/${first?._id}`)
    expect(await state()).toMatchObject({ unchanged: 54, changed: 2 })
    expect((await client.post('/demo-content/remove', { changed: 'perhaps' })).status).toBe(400)
    const answer = await client.post('/demo-content/remove', { changed: true })
    expect(answer.body).toMatchObject({ unchanged: 0, changed: 0, removed: { entries: 56 } })
    expect(Object.values(await shownNow())).toEqual(paths.map(() => []))
    expect(member(await dashboardOf(client), 'firstDay')).toMatchObject({
      steps: expect.arrayContaining([
        { name: 'demo', isDone: true },
        { name: 'post', isDone: false },
      ]),
    })
    await client.post('/demo-content/restore')
    expect(await state()).toEqual({ unchanged: 54, changed: 2, removed: null })
    expect(entities(await client.get('/faq')).map(({ _id }) => _id)).not.toContain(first?._id)
  })

  it('is for administrators alone', async () => {
    const editor = await signedInEditor(own().client)
    for (const [client, status] of [
      [nobody(), 401],
      [editor, 403],
    ] as const) {
      expect((await client.get('/demo-content')).status).toBe(status)
      expect((await client.post('/demo-content/remove')).status).toBe(status)
      expect((await client.post('/demo-content/restore')).status).toBe(status)
    }
    expect(await state()).toMatchObject({ unchanged: 54, changed: 2 })
    const audit = (await own().client.get('/audit?limit=100&where[action][equals]=restored')).body
    expect(Number(member(audit, 'totalDocs'))).toBe(111)
  })

  it('is restored completely when other entries have taken its positions meanwhile', async () => {
    const { client } = own()
    await client.post('/demo-content/remove', { changed: true })
    for (const path of ['service', 'faq'])
      expect((await client.post(`/${path}`, { title: 'New', description: 'New' })).status).toBe(201)
    expect((await client.post('/demo-content/restore')).body).toEqual({ unchanged: 54, changed: 2, removed: null })
  })
})
