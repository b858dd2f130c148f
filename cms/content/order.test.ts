import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'

const collection = 'services'
let payload: Payload
let user: Awaited<ReturnType<typeof signedInEditor>>
const signedInEditor = async () => ({
  ...(await payload.findByID({ collection: 'users', id: (await createEditor(payload)).id })),
  collection: 'users' as const,
})
preparePayload(async (started) => {
  payload = started
  user = await signedInEditor()
})

let a = ''
let c = ''
beforeEach(async () => {
  await payload.delete({ collection, where: { id: { exists: true } } })
  ;[a, , c] = [await create('A'), await create('B'), await create('C')]
})

const create = async (title: string, more: object = {}): Promise<string> =>
  String((await payload.create({ collection, data: { title, _status: 'published', ...more } })).id)
const row = async (id: string) =>
  payload.db.findOne<{ id: string; _order?: string; title: { en: string } }>({
    collection,
    where: { id: { equals: id } },
  })
const update = (id: string, data: object, draft = false) =>
  payload.update({ collection, id, data, draft, overrideAccess: false, user })

/** The order that visitors get, and the one that the panel lists. */
async function order(): Promise<string[]> {
  const rows = await payload.db.find<{ title: { en: string } }>({ collection, sort: '_order', pagination: false })
  const listed = await payload.find({ collection, sort: '_order', draft: true, pagination: false })
  const titles = [rows.docs.map(({ title }) => title.en), listed.docs.map(({ title }) => title)]
  return titles.map((all) => all.map((title) => (title ?? '').slice(0, 1)).join(''))
}

/** Posts a body to the panel's endpoint for reordering; returns the status. */
async function send(body: unknown): Promise<number> {
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/reorder')
  if (!endpoint) throw new Error('there is no endpoint /reorder')
  const req = Object.assign(await createLocalReq({ user }, payload), { json: () => Promise.resolve(body) })
  return Promise.resolve(endpoint.handler(req)).then(
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

/** Runs work once, between an operation's reads and its first write. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const { updateOne } = payload.db
  const spy = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    spy.mockRestore()
    await work()
    return updateOne.call(payload.db, args)
  })
}

it('reordering in the panel changes the order for visitors and in the panel', async () => {
  expect(await order()).toEqual(['ABC', 'ABC'])
  await moveToFront()
  expect(await order()).toEqual(['CAB', 'CAB'])
})

it('a save that began before a reordering does not undo it', async () => {
  beforeNextWrite(() => moveToFront())
  await update(c, { title: 'C2' })
  expect([(await row(c))?.title.en, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('a reordering does not undo a save that came meanwhile', async () => {
  beforeNextWrite(() => update(c, { title: 'C2' }))
  await moveToFront()
  expect([(await row(c))?.title.en, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('publishing a draft from before a reordering does not undo it', async () => {
  await update(c, { title: 'C2' }, true)
  await moveToFront()
  expect(await order()).toEqual(['CAB', 'CAB'])
  await update(c, { _status: 'published' })
  expect([(await row(c))?.title.en, await order()]).toEqual(['C2', ['CAB', 'CAB']])
})

it('restoring an older version, and drafts of it, do not change the order', async () => {
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: c } } })
  await moveToFront()
  await payload.restoreVersion({ collection, id: String(docs[0]?.id) })
  expect((await order())[0]).toBe('CAB')
  await update(c, { title: 'C2' }, true)
  expect(await order()).toEqual(['CAB', 'CAB'])
  await update(c, { _status: 'draft' })
  expect(await order()).toEqual(['CAB', 'CAB'])
})

it('an entry that was never published can be reordered', async () => {
  const d = String((await payload.create({ collection, data: { title: 'D' }, draft: true })).id)
  await moveToFront(d)
  expect(await order()).toEqual(['DABC', 'DABC'])
  await update(d, { title: 'D2' }, true)
  expect(await order()).toEqual(['DABC', 'DABC'])
})

it('an _order that is sent with an update or a new entry is ignored', async () => {
  await update(c, { title: 'C', _order: 'Zz' })
  await update(c, { title: 'C', _order: 'Zz' }, true)
  await create('D', { _order: 'Zz' })
  expect(await order()).toEqual(['ABCD', 'ABCD'])
})

/** Lists the ids as visitors see them. */
const listed = async () =>
  (await payload.db.find<{ id: string }>({ collection, sort: ['_order', 'id'], pagination: false })).docs.map(
    ({ id }) => String(id),
  )

/** Gives rows one key, as earlier versions did with those that were created at once. */
async function tie(ids: readonly string[]): Promise<void> {
  const req = Object.assign(await createLocalReq({ user }, payload), { context: { reorders: true } })
  for (const id of ids) await payload.db.updateOne({ collection, id, data: { _order: 'a5' }, returning: false, req })
}

it('entries that are created at once, or have one key, have a place each beside which others can be moved', async () => {
  // Imported late: it reads the settings, which preparePayload sets.
  const { moveEntry } = await import('./order.ts')
  const move = fc.record({ id: fc.nat(), after: fc.option(fc.nat()) })
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.nat(3), fc.array(move, { maxLength: 3 }), async (created, tied, moves) => {
      await payload.delete({ collection, where: { id: { exists: true } } })
      const ids = await Promise.all(Array.from({ length: created + 2 }, (_, n) => create(`${n}`)))
      expect(new Set(await Promise.all(ids.map(async (id) => (await row(id))?._order))).size).toBe(ids.length)
      await tie(ids.slice(0, tied))
      for (const { id: n, after: m } of moves) {
        const before = await listed()
        const id = before[n % before.length] ?? ''
        const others = before.filter((other) => other !== id)
        const after = m === null ? null : (others[m % others.length] ?? null)
        await moveEntry(await createLocalReq({ user }, payload), collection, id, after)
        const at = after === null ? 0 : others.indexOf(after) + 1
        expect(await listed()).toEqual(others.toSpliced(at, 0, id))
      }
    }),
    { numRuns: 10 },
  )
}, 60_000)

it('what is moved to the front comes before the entry that is first when its turn comes', async () => {
  const [{ moveEntry }, { withClusterLock }] = await Promise.all([
    import('./order.ts'),
    import('#cms/locks/cluster-lock.ts'),
  ])
  const req = Object.assign(await createLocalReq({ user }, payload), { context: { reorders: true } })
  const toTheFront = async () => moveEntry(await createLocalReq({ user }, payload), collection, c, null)
  let moved: Promise<void> | undefined
  await withClusterLock(payload, `order ${collection}`, async () => {
    moved = toTheFront()
    // The database answers in turn: a target that is read without the lock is A by now.
    const last = `${(await row(c))?._order}V`
    await payload.db.updateOne({ collection, id: a, data: { _order: last }, returning: false, req })
  })
  await moved
  expect((await order())[0]).toBe('CBA')
})

it('two reorderings beside one entry at once give a key each', async () => {
  const d = await create('D')
  expect(await Promise.all([movedBefore(c, a), movedBefore(d, a)].map(async (body) => send(await body)))).toEqual([
    200, 200,
  ])
  expect(new Set(await Promise.all([c, d].map(async (id) => (await row(id))?._order))).size).toBe(2)
})

it.each<[string, (body: Awaited<ReturnType<typeof movedBefore>>) => unknown]>([
  ['null', () => null],
  ['a string', () => 'x'],
  ['an object without a target', ({ target: _target, ...body }) => body],
  ['an object whose target is null', (body) => ({ ...body, target: null })],
  [
    'an object whose target is what follows the first one',
    (body) => ({ ...body, newKeyWillBe: 'greater', target: { id: null } }),
  ],
  ['an object with an unknown target', (body) => ({ ...body, target: { id: 'nothing', key: 'a0' } })],
  ['an object for a list without an order', (body) => ({ ...body, collectionSlug: 'blogs' })],
  ['an object with an unknown id', (body) => ({ ...body, docsToMove: ['nothing'] })],
  ['an object with ids of the wrong type', (body) => ({ ...body, docsToMove: [{ $ne: null }, null] })],
  ['an object with too many ids', (body) => ({ ...body, docsToMove: Array.from({ length: 101 }, () => c) })],
])('a reordering whose body is %s moves nothing and gets a 4xx status', async (_what, change) => {
  const status = await send(change(await movedBefore(c, a)))
  expect([status >= 400 && status < 500, await order()]).toEqual([true, ['ABC', 'ABC']])
})
