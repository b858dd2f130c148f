import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'
import type * as LoginLimits from './login-attempt-counters.ts'
import type * as Sessions from './sessions.ts'

let payload: Payload
let loginLimits: typeof LoginLimits
let sessions: typeof Sessions

preparePayload(async (started) => {
  payload = started
  loginLimits = await import('./login-attempt-counters.ts')
  sessions = await import('./sessions.ts')
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['an unknown IP', '192.0.2.9'],
  ['an IP with an open session', '192.0.2.1'],
])('a login attempt from %s runs the same queries for existing and unknown accounts', async (_what, clientIp) => {
  const users = [await createEditor(payload), await createEditor(payload)]
  for (const user of users) await sessions.openSession(payload, user, { device: 'curl', address: '192.0.2.1' })
  const reads = [vi.spyOn(payload.db, 'findDistinct'), vi.spyOn(payload.db, 'find'), vi.spyOn(payload.db, 'findOne')]
  const readsFor = async (email: string) => {
    for (const read of reads) read.mockClear()
    await loginLimits.countLoginAttempt(payload, email, { clientIp, device: undefined })
    return reads.map((read) => read.mock.calls)
  }
  const ofExisting = await readsFor(users[0]?.email ?? '')
  expect(ofExisting.flat().length).toBeGreaterThan(0)
  expect(await readsFor('unknown@example.com')).toEqual(ofExisting)
})
