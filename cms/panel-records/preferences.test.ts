import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { makePerson } from '#cms/testing/person.ts'
import { MOST_PREFERENCES } from './preferences.ts'

const collection = 'payload-preferences'
let payload: Payload
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
}, 30_000)
afterAll(() => stop())

async function requestsOf() {
  const { id } = await makePerson(payload)
  const user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
  return { id, request: (): Promise<PayloadRequest> => createLocalReq({ user }, payload) }
}

/** As the panel saves one. */
async function save(request: () => Promise<PayloadRequest>, key: string, body: unknown): Promise<number> {
  const { endpoints } = payload.collections[collection].config
  const door = endpoints && endpoints.find(({ method, path }) => method === 'post' && path === '/:key')
  if (!door) throw new Error('the panel has no door')
  const req = Object.assign(await request(), { routeParams: { key }, json: () => Promise.resolve(body) })
  return Promise.resolve(door.handler(req)).then(
    ({ status }) => status,
    (error: { status?: number }) => error.status ?? 500,
  )
}

it('a person has so many preferences and no more, through either door; those that are there can be changed', async () => {
  const { id, request } = await requestsOf()
  const other = await requestsOf()
  const user = { relationTo: 'users' as const, value: id }
  for (let n = 1; n < MOST_PREFERENCES; n += 1)
    await payload.db.create({ collection, data: { key: `key ${n}`, value: n, user }, returning: false })
  expect(await save(request, 'the last', { value: 1 })).toBe(200)
  expect(await save(request, 'one more', { value: 1 })).toBe(409)
  const data = { key: 'one more', value: 1, user }
  await expect(payload.create({ collection, data, req: await request() })).rejects.toMatchObject({ status: 409 })
  expect(await save(request, 'key 7', { value: 'changed' })).toBe(200)
  expect(await save(other.request, 'one more', { value: 1 })).toBe(200)
  const where = { 'user.value': { equals: id } }
  expect((await payload.count({ collection, where })).totalDocs).toBe(MOST_PREFERENCES)
}, 60_000)
