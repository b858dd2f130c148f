import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'
import { MAX_PREFERENCES } from './preferences.ts'

const collection = 'payload-preferences'
let payload: Payload
preparePayload((started) => (payload = started))

async function requestsOfNewEditor() {
  const { id } = await createEditor(payload)
  const user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
  return { id, request: (): Promise<PayloadRequest> => createLocalReq({ user }, payload) }
}

/** Saves a preference as the panel does; returns the status. */
async function save(request: () => Promise<PayloadRequest>, key: string, body: unknown): Promise<number> {
  const { endpoints } = payload.collections[collection].config
  const endpoint = endpoints && endpoints.find(({ method, path }) => method === 'post' && path === '/:key')
  if (!endpoint) throw new Error('there is no endpoint to save a preference')
  const req = Object.assign(await request(), { routeParams: { key }, json: () => Promise.resolve(body) })
  return Promise.resolve(endpoint.handler(req)).then(
    ({ status }) => status,
    (error: { status?: number }) => error.status ?? 500,
  )
}

it('the number of a user’s preferences is limited on every route; existing ones can still be changed', async () => {
  const { id, request } = await requestsOfNewEditor()
  const other = await requestsOfNewEditor()
  const user = { relationTo: 'users' as const, value: id }
  for (let n = 1; n < MAX_PREFERENCES; n += 1)
    await payload.db.create({ collection, data: { key: `key ${n}`, value: n, user }, returning: false })
  expect(await save(request, 'the last', { value: 1 })).toBe(200)
  expect(await save(request, 'one more', { value: 1 })).toBe(409)
  const data = { key: 'one more', value: 1, user }
  await expect(payload.create({ collection, data, req: await request() })).rejects.toMatchObject({ status: 409 })
  expect(await save(request, 'key 7', { value: 'changed' })).toBe(200)
  expect(await save(other.request, 'one more', { value: 1 })).toBe(200)
  const where = { 'user.value': { equals: id } }
  expect((await payload.count({ collection, where })).totalDocs).toBe(MAX_PREFERENCES)
}, 60_000)
