import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { makePerson } from '#cms/testing/person.ts'

const collection = 'services'
let payload: Payload
let stop: () => Promise<void>
let user: Awaited<ReturnType<typeof someone>>
const someone = async () => ({
  ...(await payload.findByID({ collection: 'users', id: (await makePerson(payload)).id })),
  collection: 'users' as const,
})
beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  user = await someone()
}, 30_000)
afterAll(() => stop())

let a = ''
let c = ''
beforeEach(async () => {
  await payload.delete({ collection, where: { id: { exists: true } } })
  ;[a, , c] = [await create('A'), await create('B'), await create('C')]
})

const create = async (title: string, more: object = {}): Promise<string> =>
  String((await payload.create({ collection, data: { title, _status: 'published', ...more } })).id)
const row = async (id: string) =>
  payload.db.findOne<{ id: string; _order?: string; title: string }>({ collection, where: { id: { equals: id } } })
const update = (id: string, data: object, draft = false) =>
  payload.update({ collection, id, data, draft, overrideAccess: false, user })

/** As visitors have it, and as the panel lists it. */
async function order(): Promise<string[]> {
  const rows = await payload.db.find<{ title: string }>({ collection, sort: '_order', pagination: false })
  const listed = await payload.find({ collection, sort: '_order', draft: true, pagination: false })
  return [rows.docs, listed.docs].map((docs) => docs.map(({ title }) => (title ?? '').slice(0, 1)).join(''))
}

/** Sends a body to the panel's door for reordering. */
async function send(body: unknown): Promise<number> {
  const door = payload.config.endpoints.find(({ path }) => path === '/reorder')
  if (!door) throw new Error('there is no door')
  const req = Object.assign(await createLocalReq({ user }, payload), { json: () => Promise.resolve(body) })
  return Promise.resolve(door.handler(req)).then(
    ({ status }) => status,
    (error: { status?: number }) => error.status ?? 500,
  )
}

const movedBefore = async (moved: string, target: string) => ({
  collectionSlug: collection,
  docsToMove: [moved],
  newKeyWillBe: 'less',
  orderableFieldName: '_order',
  target: { id: target, key: (await row(target))?._order },
})

const moveToFront = async (id = c, before = a) => expect(await send(await movedBefore(id, before))).toBe(200)

/** Does something once, between what an operation reads and its first write. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const { updateOne } = payload.db
  const spy = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    spy.mockRestore()
    await work()
    return updateOne.call(payload.db, args)
  })
}

it('is that of the panel, for visitors and in the panel', async () => {
  expect(await order()).toEqual(['ABC', 'ABC'])
  await moveToFront()
  expect(await order()).toEqual(['CAB', 'CAB'])
})

it('is kept by a change that was under way', async () => {
  beforeNextWrite(() => moveToFront())
  await update(c, { title: 'C2' })
  expect([(await row(c))?.title, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('undoes no change that came while it was set', async () => {
  beforeNextWrite(() => update(c, { title: 'C2' }))
  await moveToFront()
  expect([(await row(c))?.title, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('is kept by a draft of before that is published after', async () => {
  await update(c, { title: 'C2' }, true)
  await moveToFront()
  expect(await order()).toEqual(['CAB', 'CAB'])
  await update(c, { _status: 'published' })
  expect([(await row(c))?.title, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('is kept by an older version that is brought back, and by drafts of it', async () => {
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: c } } })
  await moveToFront()
  await payload.restoreVersion({ collection, id: String(docs[0]?.id) })
  expect((await order())[0]).toBe('CAB')
  await update(c, { title: 'C2' }, true)
  expect(await order()).toEqual(['CAB', 'CAB'])
  await update(c, { _status: 'draft' })
  expect(await order()).toEqual(['CAB', 'CAB'])
})

it('of an entry that is no more than a draft can be set', async () => {
  const d = String((await payload.create({ collection, data: { title: 'D' }, draft: true })).id)
  await moveToFront(d)
  expect(await order()).toEqual(['DABC', 'DABC'])
  await update(d, { title: 'D2' }, true)
  expect(await order()).toEqual(['DABC', 'DABC'])
})

it('is not set by a change or a new entry that brings one', async () => {
  await update(c, { title: 'C', _order: 'Zz' })
  await update(c, { title: 'C', _order: 'Zz' }, true)
  await create('D', { _order: 'Zz' })
  expect(await order()).toEqual(['ABCD', 'ABCD'])
})

it.each<[string, (body: Awaited<ReturnType<typeof movedBefore>>) => unknown]>([
  ['nothing', () => null],
  ['a text', () => 'x'],
  ['no target', ({ target: _target, ...body }) => body],
  ['null as the target', (body) => ({ ...body, target: null })],
  ['a key that is none', (body) => ({ ...body, target: { id: a, key: '!' } })],
  ['an entry that is none', (body) => ({ ...body, docsToMove: ['nothing'] })],
  ['entries that are none', (body) => ({ ...body, docsToMove: [{ $ne: null }, null] })],
  ['too many entries', (body) => ({ ...body, docsToMove: Array.from({ length: 101 }, () => c) })],
])('%s moves nothing, and is no fault', async (_what, change) => {
  const status = await send(change(await movedBefore(c, a)))
  expect([status >= 400 && status < 500, await order()]).toEqual([true, ['ABC', 'ABC']])
})
