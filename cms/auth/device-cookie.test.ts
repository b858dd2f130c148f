import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import type * as DeviceCookie from './device-cookie.ts'

const email = 'asha@example.com'

let payload: Payload
let devices: typeof DeviceCookie

preparePayload(async (started) => {
  payload = started
  devices = await import('./device-cookie.ts')
})
afterEach(() => vi.useRealTimers())

const makeToken = async (): Promise<string> => /=([^;]+)/.exec(await devices.deviceCookie(payload, email))?.[1] ?? ''

it('a device cookie is valid for its own account only, and each cookie has its own id', async () => {
  const [first, second] = [await makeToken(), await makeToken()]
  const ids = [await devices.knownDevice(payload, first, email), await devices.knownDevice(payload, second, email)]
  expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
  expect(ids[0]).not.toBe(ids[1])
  expect(await devices.knownDevice(payload, first, email)).toBe(ids[0])
  expect(await devices.knownDevice(payload, first, 'other@example.com')).toBeUndefined()
  expect(await devices.knownDevice(payload, undefined, email)).toBeUndefined()
})

it('a device cookie does not contain the account’s e-mail', async () => {
  const [, claims = ''] = (await makeToken()).split('.')
  expect(Buffer.from(claims, 'base64url').toString()).not.toContain('asha')
})

it.each([
  [179, true],
  [181, false],
  // The cookie was made while the clock was ahead.
  [-1, false],
])('the validity of a device cookie %i days later is %s', async (days, isKnown) => {
  const token = await makeToken()
  vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ['Date'] })
  expect((await devices.knownDevice(payload, token, email)) !== undefined).toBe(isKnown)
})

it('a device cookie is invalid under another secret', async () => {
  const token = await makeToken()
  const { secret } = payload
  payload.secret = 'another secret of the tests'
  expect(await devices.knownDevice(payload, token, email)).toBeUndefined()
  payload.secret = secret
  expect(await devices.knownDevice(payload, token, email)).toBeDefined()
})
