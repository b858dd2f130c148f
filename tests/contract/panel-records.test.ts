import { beforeAll, describe, expect, it } from 'vitest'

import { staffMessages } from '#contract/staff-messages.ts'
import { DAY_MS, HOUR_MS } from '#contract/time.ts'
import type { Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft } from './support/context.ts'
import { callPanel } from './support/panel.ts'
import { signedInEditor } from '../support/people.ts'

const json = { 'content-type': 'application/json' }

let editor: Client
let ids: { editor: string; admin: string }
const idOf = async (client: Client): Promise<string> =>
  String(member(member((await client.get('/users/me')).body, 'user'), 'id'))

beforeAll(async () => {
  editor = await signedInEditor(admin())
  ids = { editor: await idOf(editor), admin: await idOf(admin()) }
})

const named = (id: string) => ({ relationTo: 'users', value: id })

describe('an edit lock', () => {
  const path = '/payload-locked-documents'

  /** Opens a new entry in the panel, which locks it for this client. */
  async function lock(by: Client): Promise<string> {
    const { _id: id } = await create('faq')
    const form = {
      collectionSlug: 'faqs',
      id,
      operation: 'update',
      schemaPath: 'faqs',
      docPermissions: { fields: true },
    }
    const kept = { data: {}, docPreferences: { fields: {} }, returnLockStatus: true, updateLastEdited: true }
    expect((await callPanel(by, 'form-state', { ...form, ...kept, renderAllFields: false })).status).toBe(200)
    const { body } = await by.get(`${path}?where[document.value][equals]=${id}&where[document.relationTo][equals]=faqs`)
    const docs = member(body, 'docs')
    if (!Array.isArray(docs) || docs.length !== 1) throw new Error(`no lock: ${JSON.stringify(body)}`)
    return String(member(docs[0], 'id'))
  }

  async function ownerOf(id: string): Promise<unknown> {
    const docs = member((await admin().get(`${path}?where[id][equals]=${id}&depth=0`)).body, 'docs')
    return member(member(Array.isArray(docs) ? docs[0] : undefined, 'user'), 'value')
  }

  it('is made by the panel alone, in the name of who edits', async () => {
    expect((await editor.post(path, { user: named(ids.admin) })).status).toBe(405)
    expect(await ownerOf(await lock(editor))).toBe(ids.editor)
  })

  it('is taken over as the panel does it, and given to nobody else', async () => {
    const id = await lock(admin())
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.admin) })).status).toBe(403)
    expect(await ownerOf(id)).toBe(ids.admin)
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.editor) })).status).toBe(200)
    expect(await ownerOf(id)).toBe(ids.editor)
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.admin) })).status).toBe(403)
  })

  it('stays with its document, and an account has none that could keep others from it', async () => {
    const id = await lock(editor)
    const moved = { user: named(ids.editor), document: named(ids.admin) }
    expect((await editor.patch(`${path}/${id}`, moved)).status).toBe(200)
    const args = { collectionSlug: 'users', schemaPath: 'users', id: ids.admin, operation: 'update' }
    const state = { data: {}, formState: {}, docPermissions: { fields: true }, docPreferences: { fields: {} } }
    const form = { ...args, ...state, returnLockStatus: true, updateLastEdited: true }
    expect((await callPanel(editor, 'form-state', form)).status).toBe(200)
    expect((await admin().patch(`/users/${ids.admin}`, { language: 'en' })).status).toBe(200)
    const { body } = await admin().get(`${path}?where[id][equals]=${id}&depth=0`)
    expect(member(body, 'docs')).toMatchObject([{ document: { relationTo: 'faqs' } }])
  })

  it('of another is not removed, the own one is', async () => {
    const [theirs, own] = [await lock(admin()), await lock(editor)]
    expect((await editor.remove(`${path}/${theirs}`)).status).toBeGreaterThanOrEqual(400)
    expect((await editor.remove(`${path}?where[updatedAt][exists]=true`)).status).toBe(405)
    expect([await ownerOf(theirs), await ownerOf(own)]).toEqual([ids.admin, ids.editor])
    expect((await editor.remove(`${path}/${own}`)).status).toBe(200)
    expect(await ownerOf(own)).toBeUndefined()
  })

  it('is not changed together with all others', async () => {
    const id = await lock(admin())
    expect((await editor.patch(`${path}?where[updatedAt][exists]=true`, { user: named(ids.editor) })).status).toBe(405)
    expect(await ownerOf(id)).toBe(ids.admin)
  })
})

it('a schedule is cancelled by its id alone: nothing else is scheduled along with that', async () => {
  const cancel = (args: object) => callPanel(editor, 'schedule-publish', { deleteID: 'x', ...args })
  expect((await cancel({})).status).toBe(200)
  const date = '$D2026-01-01T00:00:00.000Z'
  for (const args of [{ type: 'publish', date, global: 'site-settings' }, { doc: named(ids.admin) }, { date }])
    expect((await cancel(args)).status).toBe(404)
})

it('an entry is scheduled by the rules of the staff’s route, and the answer says why it is not', async () => {
  const id = await createDraft('blogs', { title: '' })
  const schedule = (date: Date, more: object = {}) =>
    callPanel(editor, 'schedule-publish', {
      type: 'publish',
      date: `$D${date.toISOString()}`,
      doc: { relationTo: 'blogs', value: id },
      ...more,
    })
  const planned = async () => member((await admin().get(`/state/blog/${id}`)).body, 'scheduled')
  const tomorrow = new Date(Date.now() + DAY_MS)
  expect((await schedule(new Date(Date.now() - HOUR_MS))).text).toContain(staffMessages.timePast)
  for (const more of [{}, { deleteID: null }, { deleteID: '' }])
    expect((await schedule(tomorrow, more)).text).toContain('Title is required')
  await admin().post(`/publish/blog/${id}`, { title: 'Ready' })
  expect((await schedule(tomorrow)).text).toContain(staffMessages.nothingToPublish)
  expect(await planned()).toEqual([])
  await admin().patch(`/draft/blog/${id}`, { title: 'For tomorrow' })
  expect((await schedule(tomorrow)).text).not.toContain('error')
  expect(await planned()).toEqual([{ action: 'publish', at: tomorrow.toISOString() }])

  const later = new Date(tomorrow.getTime() + DAY_MS)
  expect((await schedule(later)).text).not.toContain('error')
  expect(await planned()).toEqual([{ action: 'publish', at: later.toISOString() }])

  const upcoming = await callPanel(editor, 'get-upcoming-scheduled-publish', { collectionSlug: 'blogs', id })
  const job = /"id":"?([\w-]+)"?,"input"/.exec(upcoming.text)?.[1] ?? upcoming.text
  expect((await callPanel(editor, 'schedule-publish', { deleteID: job })).text).not.toContain('error')
  expect(await planned()).toEqual([])
  await expect
    .poll(async () => (await admin().get(`/audit?where[documentId][equals]=${id}&limit=100&depth=0`)).text)
    .toMatch(/no publish scheduled/)
  const { text } = await admin().get(`/audit?where[documentId][equals]=${id}&limit=100&depth=0`)
  const day = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kathmandu' } as const
  expect(text).toContain(`publish: ${new Intl.DateTimeFormat('en-GB', day).format(later)}`)
  expect((await admin().remove(`/blog/${id}`)).status).toBe(200)
  expect((await schedule(later)).text).toContain('"error"')
})

it('the pictures of a list’s rows are read by their ids, as the panel’s cells ask for them', async () => {
  const { _id } = await create('team', {}, { image: { ...(await picture()), name: 'Of the list.png' } })
  const id = String(member((await editor.get(`/teams/${_id}?depth=0`)).body, 'image'))
  const query = `depth=0&draft=true&limit=250&locale=en&where%5Bid%5D%5Bin%5D=${id}`
  const thumbnailURL: unknown = expect.stringMatching(/^\/media\//)
  expect(await editor.get(`/media?${query}&`)).toMatchObject({
    status: 200,
    body: { totalDocs: 1, docs: [{ id, originalName: 'Of the list.png', thumbnailURL }] },
  })
  expect((await editor.get('/media?depth=0&draft=true&limit=250&locale=en')).status).toBe(400)
})

describe('a preference of the panel', () => {
  const path = '/payload-preferences'
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

  it('is stored and read back', async () => {
    const value = { columns: [{ accessor: 'title', active: true }], limit: 10 }
    expect((await editor.post(`${path}/collection-faqs`, { value })).status).toBe(200)
    expect(member((await editor.get(`${path}/collection-faqs`)).body, 'value')).toEqual(value)
  })

  it.each([
    ['no body', '', 200],
    ['null', 'null', 400],
    ['half of one', '{"value":', 400],
    ['a number', '5', 400],
    ['a list', '[1]', 400],
    ['nothing in it', '{}', 200],
    ['no value', '{"value":null}', 200],
    ['a large one', JSON.stringify({ value: 'x'.repeat(20_000) }), 413],
    ['a deep one', `{"value":${nested(50)}}`, 400],
    ['a very deep one', `{"value":${nested(9000)}}`, 413],
    ['operators', '{"value":{"$set":{"a.b":1}}}', 200],
  ])('%s: as it should be', async (_what, body, status) => {
    const answer = await editor.raw('POST', `${path}/some`, body, json)
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.any(String)])
  })

  it('has a key that is not too long, and is written by its key alone', async () => {
    expect((await editor.post(`${path}/${'k'.repeat(201)}`, { value: 1 })).status).toBe(404)
    expect((await editor.post(path, { key: 'doc', value: 1 })).status).toBe(405)
  })

  it('that is not there is read as none, and cannot be removed', async () => {
    expect(await editor.get(`${path}/nothing`)).toMatchObject({ status: 200, body: { value: null } })
    expect((await editor.remove(`${path}/nothing`)).status).toBe(404)
    expect((await editor.raw('DELETE', `${path}/nothing`, '{', json)).status).toBe(404)
  })
})

it('a form with more rows than forms have is refused at once, and the server works on', async () => {
  const form = { globalSlug: 'site-settings', schemaPath: 'site-settings', operation: 'update' }
  const state = { docPermissions: { fields: true }, docPreferences: { fields: {} }, renderAllFields: false }
  const answerFor = (rows: number) => {
    const slides = Array.from({ length: rows }, (_, n) => ({ id: String(n), title: 'T' }))
    return callPanel(admin(), 'form-state', { ...form, ...state, data: { slides } })
  }
  expect((await answerFor(24)).status).toBe(200)
  expect((await answerFor(50_000)).status).toBe(404)
})

it('the panel shows the time of a version as it is in Kathmandu', async () => {
  const id = await createDraft('blogs', { title: 'Written today' })
  const versions = await admin().get(`/blogs/versions?where[parent][equals]=${id}&depth=0`)
  const [version] = Array.from(Object(member(versions.body, 'docs')), Object)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kathmandu' } as const
  const shown = new Intl.DateTimeFormat('en-GB', time).format(new Date(String(version.updatedAt)))
  const page = await admin().fetch(`/admin/collections/blogs/${id}/versions/${String(version.id)}`)
  expect(page.text).toContain(shown)
})
