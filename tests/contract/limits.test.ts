import { describe, expect, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { groupServer, ownServer, ownServerWithAdmin } from './support/context.ts'
import { administrator } from './support/people.ts'

const { email, password } = administrator
const limited = { RATE_LIMITS: 'on' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }

function expectLimited(answer: Answer): void {
  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({ message: 'Too many attempts. Please try again later.' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

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
    'A11: %s: the limit of the address is judged before the body, and bodies that are refused count',
    async (path, address, body) => {
      const { headers } = from(address)
      const client = new Client(behind().server.url)
      const ofNoKnownType = () => client.raw('POST', path, 'text', { ...headers, 'content-type': 'text/plain' })
      const send = (fields: object) => client.post(path, { ...fields }, { headers })
      expect((await ofNoKnownType()).status).toBe(415)
      expect((await send({})).status).toBe(400)
      expectLimited(await ofNoKnownType())
      expectLimited(await send(body))
    },
  )

  // Of another account each time, whose own limit is not what is met.
  const doors = [
    ['/login', (n: number) => ({ email: `q${n}@example.com`, password: 'wrong' })],
    ['/users/forgot-password', (n: number) => ({ email: `q${n}@example.com` })],
    ['/contactus/', () => inquiry],
  ] as const
  const spellings = [
    ['with and without a port', '192.0.2.10:1001', '192.0.2.10:1002', '192.0.2.10'],
    ['of one IPv6 network', '[2001:db8:a::1]:1001', '[2001:DB8:a::2]:1002', '2001:db8:a:0:9::'],
    ['of IPv4 in IPv6', '::ffff:192.0.2.11', '[::ffff:192.0.2.11]:1002', '::ffff:c000:20b'],
    ['that are none, which count as the proxy’s', 'unknown', '_hidden', '192.0.2.300:1'],
  ] as const

  it.each(doors.flatMap(([path, body]) => spellings.map(([what, ...all], n) => [path, what, body(n), all] as const)))(
    'A10: %s: addresses %s are one',
    async (path, _what, body, [first, second, third]) => {
      const send = (address: string) => new Client(behind().server.url).post(path, { ...body }, from(address))
      for (const address of [first, second]) expect((await send(address)).status).not.toBe(429)
      expectLimited(await send(third))
    },
  )

  it('a retried inquiry and a session are known by the address without its port', async () => {
    const { client, server } = behind()
    const send = (port: number) =>
      new Client(server.url).post('/contactus/', inquiry, {
        headers: { 'x-forwarded-for': `192.0.2.12:${port}`, 'idempotency-key': 'once' },
      })
    expect((await send(1001)).body).toEqual((await send(1002)).body)
    await new Client(server.url).post('/login', { email, password }, from('192.0.2.13:1001'))
    expect((await client.get('/sessions?limit=1')).body).toMatchObject({ docs: [{ address: '192.0.2.13' }] })
  })

  it('A10: the address is what that proxy says', async () => {
    const send = (address: string) =>
      new Client(behind().server.url).post('/contactus/', inquiry, { headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < 2; n += 1) expect((await send(`10.0.0.${n}, 192.0.2.9`)).status).toBe(201)
    expectLimited(await send('10.0.0.9, 192.0.2.9'))
    expect((await send('192.0.2.9, 10.0.0.9')).status).toBe(201)
  })
})

it('S9: twenty inquiries from one address are read, those that are refused included, and the next is limited', async () => {
  const { server } = await ownServerWithAdmin(limited)
  const client = new Client(server.url)
  for (let n = 0; n < 5; n += 1) expect((await client.post('/contactus/', { ...inquiry, name: '' })).status).toBe(400)
  for (let n = 0; n < 15; n += 1) expect((await client.post('/contactus/', inquiry)).status).toBe(201)
  expectLimited(await client.post('/contactus/', inquiry))
  expectLimited(await client.raw('POST', '/contactus/', '{', { 'content-type': 'application/json' }))
  expect([401, 403]).toContain((await client.post('/inquiries', inquiry)).status)
})

describe('strangers who guess', () => {
  const wrong = { email, password: 'wrong' }
  const right = { email, password }
  let addresses = 0
  /** An address that nobody has called from yet. */
  const elsewhere = () => from(`198.51.100.${(addresses += 1)}`)

  /** A server whose administrator has signed in from 192.0.2.1, with this client. */
  async function known(environment: Readonly<Record<string, string>> = {}): Promise<Client> {
    const { server } = await ownServerWithAdmin({ ...limited, TRUST_PROXY: '1', ...environment })
    const client = new Client(server.url)
    expect((await client.post('/login', right, from('192.0.2.1'))).status).toBe(200)
    return client
  }

  const statusOf = async (client: Client, fields: typeof right, sending = elsewhere()): Promise<number> =>
    (await client.post('/login', fields, sending)).status

  async function statuses(times: number, guess: () => Promise<number>): Promise<number[]> {
    const found: number[] = []
    for (let n = 0; n < times; n += 1) found.push(await guess())
    return found
  }

  const judged = (times: number): number[] => Array.from({ length: times }, () => 401)

  it('from many addresses are stopped at ten, and lock out neither a known device nor a known address', async () => {
    const client = await known()
    const stranger = () => new Client(client.url)
    expect(await statuses(10, () => statusOf(stranger(), wrong))).toEqual(judged(10))
    expectLimited(await stranger().post('/login', right, elsewhere()))
    expectLimited(await stranger().post('/users/login', right, elsewhere()))

    expect(await statusOf(stranger(), wrong, from('192.0.2.1'))).toBe(401)
    expect(await statusOf(stranger(), right, from('192.0.2.1:1001'))).toBe(200)
    // A session that has ended takes nothing from the device.
    await client.get('/logout')
    expect(client.cookie).toBeUndefined()
    expect(await statusOf(client, wrong)).toBe(401)
    expect((await client.post('/users/login', right, elsewhere())).status).toBe(200)
    expect(await statusOf(client, right)).toBe(200)

    // None of that gives strangers another try.
    expectLimited(await stranger().post('/login', wrong, elsewhere()))
  })

  it.each([
    ['a device', (client: Client) => () => statusOf(client, wrong)],
    [
      'an address',
      ({ url }: Client) =>
        () =>
          statusOf(new Client(url), wrong, from('192.0.2.1')),
    ],
  ])('%s that is known has as many tries, of its own', async (_what, guesser) => {
    const client = await known({ LIMIT_LOGIN_ACCOUNT: '3/900' })
    expect(await statuses(5, guesser(client))).toEqual([...judged(3), 429, 429])
    expect(await statuses(5, () => statusOf(new Client(client.url), wrong))).toEqual([...judged(3), 429, 429])
  })

  it('the limit of the address holds for a known device too', async () => {
    const client = await known({ LIMIT_LOGIN_ADDRESS: '2/900' })
    const guess = () => statusOf(client, wrong, from('203.0.113.1'))
    expect(await statuses(3, guess)).toEqual([...judged(2), 429])
  })

  it('a device that is known to another account, or that says so itself, is a stranger’s', async () => {
    const client = await known({ LIMIT_LOGIN_ACCOUNT: '3/900' })
    const account = { name: 'N', email: 'n@example.com', password: 'another fitting password' }
    const other = new Client(client.url)
    expect((await client.post('/users', { ...account, role: 'editor' })).status).toBe(201)
    expect(await statusOf(other, account)).toBe(200)
    expect(await statuses(3, () => statusOf(new Client(client.url), wrong))).toEqual(judged(3))

    const own = client.device ?? ''
    const session = client.cookie?.split('=')[1] ?? ''
    const [head = '', claims = '', signature = ''] = (own.split('=')[1] ?? '').split('.')
    const [, othersClaims = ''] = (other.device?.split('=')[1] ?? '').split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const device of [
      other.device,
      `device=${session}`,
      `device=${head}.${othersClaims}.${signature}`,
      `device=${unsigned}.${claims}.`,
      `device=${head}.${claims}`,
      'device=%E0%A4%A',
      'device=made up',
      'device=',
    ]) {
      const guesser = new Client(client.url)
      guesser.device = device
      expect([device, await statusOf(guesser, right)]).toEqual([device, 429])
    }
    const guesser = new Client(client.url)
    guesser.device = own
    expect(await statusOf(guesser, right)).toBe(200)
  })
})

describe('the cookie of a known device', () => {
  const isDevice = (line: string) => /^(__Secure-)?device=/.test(line)
  const devicesOf = ({ headers }: Answer): string[] => headers.getSetCookie().filter(isDevice)
  const { name } = administrator

  it.each([
    [{}, /^device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/],
    [
      { PUBLIC_URL: 'https://www.example.com' },
      /^__Secure-device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax; Secure$/,
    ],
  ])('is set by whoever signs in or registers, on every door, and by nobody else: %o', async (environment, line) => {
    const server = await ownServer({ ...limited, LIMIT_LOGIN_ACCOUNT: '3/900', ...environment })
    const anybody = () => new Client(server.url)
    for (const [path, fields, status] of [
      ['/users/first-register', { name, email, password }, 201],
      ['/login', { email, password }, 200],
      ['/users/login', { email, password }, 200],
    ] as const) {
      const answer = await anybody().post(path, fields)
      expect([answer.status, devicesOf(answer)]).toEqual([status, [expect.stringMatching(line)]])
    }
    const client = anybody()
    await client.post('/login', { email, password })
    expect(devicesOf(await client.get('/logout'))).toEqual([])
    for (const status of [401, 401, 401, 429]) {
      const answer = await anybody().post('/login', { email, password: 'wrong' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []])
    }
    expect(devicesOf(await client.post('/users/logout'))).toEqual([])
  })

  it('grants nothing', async () => {
    const { client } = await ownServerWithAdmin()
    await client.get('/logout')
    expect([client.cookie, client.device]).toEqual([undefined, expect.any(String)])
    expect((await client.get('/loggedin')).body).toBe(false)
    expect((await client.get('/contactus/')).status).toBe(401)
  })
})
