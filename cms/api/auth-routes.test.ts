import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { asha, callRoute, registerFirst } from '#cms/testing/call-route.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let cookie: string

preparePayload(async (started) => {
  payload = started
  cookie = await registerFirst(payload)
})

afterEach(() => vi.restoreAllMocks())

const where = { email: { equals: asha.email } }

it('nobody is added by one who stops being an administrator while the request is read', async () => {
  const added = { name: 'Maya', email: 'maya@example.com', password: 'a long password' }
  const send = (role: 'editor' | 'administrator') =>
    callRoute(payload, 'POST', '/register', {
      headers: { cookie },
      body: async () => {
        await payload.db.updateMany({ collection: 'users', where, data: { role } })
        return added
      },
    })
  expect((await send('editor')).status).toBe(403)
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: added.email } } })
  expect(totalDocs).toBe(0)
  await payload.db.updateMany({ collection: 'users', where, data: { role: 'administrator' } })
  expect((await send('administrator')).status).toBe(201)
})

it('a sign-in without a code ends where the second factor is confirmed meanwhile', async () => {
  const sessions = async () => (await payload.count({ collection: 'sessions' })).totalDocs
  const signIns = async () =>
    (await payload.count({ collection: 'audit', where: { action: { equals: 'signed in' } } })).totalDocs
  const before = [await sessions(), await signIns()]
  const { docs } = await payload.find({ collection: 'users', where })
  const create = payload.db.create.bind(payload.db)
  vi.spyOn(payload.db, 'create').mockImplementation(async (args) => {
    if (args.collection === 'sessions') {
      const now = new Date().toISOString()
      const data = { user: String(docs[0]?.id), secret: 'sealed', confirmedAt: now, createdAt: now, updatedAt: now }
      await create({ collection: 'second-factors', data })
    }
    return create(args)
  })
  const response = await callRoute(payload, 'POST', '/login', { body: { email: asha.email, password: asha.password } })
  expect([response.status, await response.json()]).toMatchObject([401, { errors: [{ field: 'code' }] }])
  expect(response.headers.getSetCookie()).toEqual([])
  expect([await sessions(), await signIns()]).toEqual(before)
})
