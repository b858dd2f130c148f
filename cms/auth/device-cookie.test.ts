import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { startPayload } from '#cms/testing/payload.ts'
import type * as DeviceCookie from './device-cookie.ts'

const email = 'asha@example.com'

let payload: Payload
let stop: () => Promise<void>
let devices: typeof DeviceCookie

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  devices = await import('./device-cookie.ts')
}, 30_000)
afterAll(() => stop())
afterEach(() => vi.useRealTimers())

const made = async (): Promise<string> => /=([^;]+)/.exec(await devices.deviceCookie(payload, email))?.[1] ?? ''

it('a device is known to the account that it signed in to, each time by another name', async () => {
  const [first, second] = [await made(), await made()]
  const names = [await devices.knownDevice(payload, first, email), await devices.knownDevice(payload, second, email)]
  expect(names).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
  expect(names[0]).not.toBe(names[1])
  expect(await devices.knownDevice(payload, first, email)).toBe(names[0])
  expect(await devices.knownDevice(payload, first, 'other@example.com')).toBeUndefined()
  expect(await devices.knownDevice(payload, undefined, email)).toBeUndefined()
})

it('its cookie says nothing of the account', async () => {
  const [, claims = ''] = (await made()).split('.')
  expect(Buffer.from(claims, 'base64url').toString()).not.toContain('asha')
})

it.each([
  [179, true],
  [181, false],
  // Made while the clock was wrong.
  [-1, false],
])('%i days later it is known: %s', async (days, isKnown) => {
  const token = await made()
  vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ['Date'] })
  expect((await devices.knownDevice(payload, token, email)) !== undefined).toBe(isKnown)
})

it('is nobody’s under another secret', async () => {
  const token = await made()
  const { secret } = payload
  payload.secret = 'another secret of the tests'
  expect(await devices.knownDevice(payload, token, email)).toBeUndefined()
  payload.secret = secret
  expect(await devices.knownDevice(payload, token, email)).toBeDefined()
})
