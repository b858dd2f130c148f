import { describe, expect, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { groupServer, ownServerWithAdmin } from './support/context.ts'
import { administrator } from './support/people.ts'

const { email, password } = administrator
const limited = { RATE_LIMITS: 'on' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }

function expectLimited(answer: Answer): void {
  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({ message: 'Too many attempts. Please try again later.' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

const MINUTE_MS = 60 * 1000

it('A7, A11: ten failed logins of one account close it for a quarter of an hour, on every door, for the right password too', async () => {
  const clock = await movableClock()
  const { server } = await ownServerWithAdmin({ ...limited, ...clock.environment })
  const client = new Client(server.url)
  const wrong = { email, password: 'wrong' }
  for (let n = 0; n < 5; n += 1) expect((await client.post('/login', wrong)).status).toBe(401)
  for (let n = 0; n < 5; n += 1) expect((await client.post('/users/login', wrong)).status).toBe(401)
  expectLimited(await client.post('/login', { email: email.toUpperCase(), password: 'wrong' }))
  expectLimited(await client.post('/login', { email, password }))
  expectLimited(await client.post('/users/login', { email, password }))
  expect((await client.post('/login', { email: 'other@example.com', password })).status).toBe(401)

  await clock.moveBy(server, 14 * MINUTE_MS)
  expectLimited(await client.post('/login', { email, password }))
  await clock.moveBy(server, 16 * MINUTE_MS)
  // Counted anew: neither the one nor the other would be judged otherwise.
  for (let n = 0; n < 2; n += 1) expect((await client.post('/login', wrong)).status).toBe(401)
  expect((await client.post('/login', { email, password })).status).toBe(200)
})

it('A7: a success before that resets the count of the account', async () => {
  const { server } = await ownServerWithAdmin({ ...limited, LIMIT_LOGIN_ACCOUNT: '3/900' })
  const client = new Client(server.url)
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 2; n += 1) expect((await client.post('/login', { email, password: 'wrong' })).status).toBe(401)
    expect((await client.post('/login', { email, password })).status).toBe(200)
  }
})

it('A9: guesses made at once are not judged beyond the limit', async () => {
  const { server } = await ownServerWithAdmin(limited)
  const guesses = Array.from({ length: 60 }, () => new Client(server.url).post('/login', { email, password: 'wrong' }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50)
})

it('A8, A10: failures over many accounts close an address, whatever it says about itself', async () => {
  const { server } = await ownServerWithAdmin({ ...limited, LIMIT_LOGIN_ADDRESS: '5/900' })
  const attempt = (n: number) =>
    new Client(server.url).post(
      '/login',
      { email: `p${n}@example.com`, password: 'wrong' },
      { headers: { 'x-forwarded-for': `10.0.0.${n}` } },
    )
  for (let n = 0; n < 5; n += 1) expect((await attempt(n)).status).toBe(401)
  expectLimited(await attempt(6))
})

it('what an account’s limit turns away is no failure of the address', async () => {
  const limits = { ...limited, LIMIT_LOGIN_ACCOUNT: '2/900', LIMIT_LOGIN_ADDRESS: '4/900' }
  const client = new Client((await ownServerWithAdmin(limits)).server.url)
  const guess = async (n: number) =>
    (await client.post('/login', { email: `p${n}@example.com`, password: 'wrong' })).status
  const statuses: number[] = []
  for (const n of [1, 1, 1, 1, 1, 2, 2, 3]) statuses.push(await guess(n))
  expect(statuses).toEqual([401, 401, 429, 429, 429, 401, 401, 429])
})

describe('behind a trusted proxy', () => {
  const behind = groupServer({
    ...limited,
    TRUST_PROXY: '1',
    LIMIT_LOGIN_ADDRESS: '2/900',
    LIMIT_RESET_ADDRESS: '2/900',
    LIMIT_INQUIRY_ADDRESS: '2/600',
  })

  it.each([
    ['/login', '192.0.2.1', { email: 'p@example.com', password: 'wrong' }],
    ['/users/login', '192.0.2.2', { email: 'p@example.com', password: 'wrong' }],
    ['/users/forgot-password', '192.0.2.3', { email: 'p@example.com' }],
    ['/users/reset-password', '192.0.2.4', { token: 'made up', password: 'wrong' }],
    ['/contactus/', '192.0.2.5', inquiry],
  ])(
    'A11: %s: the limit of the address is judged before the body, and bodies that are refused do not count',
    async (path, address, body) => {
      const from = { 'x-forwarded-for': address }
      const client = new Client(behind().server.url)
      const ofNoKnownType = () => client.raw('POST', path, 'text', { ...from, 'content-type': 'text/plain' })
      const send = (fields: object) => client.post(path, { ...fields }, { headers: from })
      for (let n = 0; n < 3; n += 1) {
        expect((await ofNoKnownType()).status).toBe(415)
        expect((await send({})).status).toBe(400)
      }
      for (let n = 0; n < 2; n += 1) expect((await send(body)).status).not.toBe(429)
      expectLimited(await ofNoKnownType())
    },
  )

  it('A10: the address is what that proxy says', async () => {
    const send = (address: string) =>
      new Client(behind().server.url).post('/contactus/', inquiry, { headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < 2; n += 1) expect((await send(`10.0.0.${n}, 192.0.2.9`)).status).toBe(201)
    expectLimited(await send('10.0.0.9, 192.0.2.9'))
    expect((await send('192.0.2.9, 10.0.0.9')).status).toBe(201)
  })
})

it('S9: twenty inquiries from one address are taken; refused ones do not count, and the next is limited', async () => {
  const { server } = await ownServerWithAdmin(limited)
  const client = new Client(server.url)
  for (let n = 0; n < 5; n += 1) expect((await client.post('/contactus/', { ...inquiry, name: '' })).status).toBe(400)
  for (let n = 0; n < 20; n += 1) expect((await client.post('/contactus/', inquiry)).status).toBe(201)
  expectLimited(await client.post('/contactus/', inquiry))
  expect([401, 403]).toContain((await client.post('/inquiries', inquiry)).status)
})
