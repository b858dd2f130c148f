import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/person.ts'
import type * as Allowance from './allowance.ts'
import type * as Sessions from './sessions.ts'

let payload: Payload
let stop: () => Promise<void>
let allowance: typeof Allowance
let sessions: typeof Sessions

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  allowance = await import('./allowance.ts')
  sessions = await import('./sessions.ts')
}, 30_000)
afterAll(() => stop())
afterEach(() => vi.restoreAllMocks())

it.each([
  ['from elsewhere', '192.0.2.9'],
  ['from where somebody is signed in', '192.0.2.1'],
])('an attempt %s reads the same, whether the account is known or not', async (_what, address) => {
  const people = [await createEditor(payload), await createEditor(payload)]
  for (const user of people) await sessions.openSession(payload, user, { device: 'curl', address: '192.0.2.1' })
  const reads = [vi.spyOn(payload.db, 'findDistinct'), vi.spyOn(payload.db, 'find'), vi.spyOn(payload.db, 'findOne')]
  const readsFor = async (email: string) => {
    for (const read of reads) read.mockClear()
    await allowance.countLoginAttempt(payload, email, { address, device: undefined })
    return reads.map((read) => read.mock.calls)
  }
  const ofKnown = await readsFor(people[0]?.email ?? '')
  expect(ofKnown.flat().length).toBeGreaterThan(0)
  expect(await readsFor('nobody@example.com')).toEqual(ofKnown)
})
