import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import { callRoute, registerFirst } from '#cms/testing/call-route.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let cookie: string

preparePayload(async (started) => {
  payload = started
  cookie = await registerFirst(payload)
})

it.each([
  ['GET', '/loggedin', undefined, 200],
  ['POST', '/faq', { title: 'T', description: 'D' }, 201],
  ['GET', '/contactus', undefined, 200],
] as const)(
  '%s %s gives 503 if the database does not answer the session lookup, 500 after a fault of this server, and succeeds once it works again',
  async (method, path, body, status) => {
    const send = () => callRoute(payload, method, path, { headers: { cookie }, ...(body ? { body } : {}) })
    const busy = Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' })
    const findOne = vi.spyOn(payload.db, 'findOne').mockRejectedValue(busy)
    const failed = await send()
    expect([failed.status, await failed.json()]).toEqual([503, { message: messages.unavailable }])
    expect(failed.headers.has('retry-after')).toBe(true)
    // A fault of this server is no fault of the database.
    findOne.mockRejectedValue(new TypeError('x is not a function'))
    const faulty = await send()
    expect([faulty.status, await faulty.json()]).toEqual([500, { message: messages.fault }])
    findOne.mockRestore()
    expect((await send()).status).toBe(status)
  },
)
