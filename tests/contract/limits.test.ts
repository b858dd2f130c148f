import { randomUUID } from 'node:crypto'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { MINUTE_MS } from '#contract/time.ts'
import { atEndOfGroup } from '../support/at-end.ts'
import { type Answer, Client, type Fields, inPieces } from '../support/client.ts'
import { type Clock, movableClock } from '../support/clock.ts'
import type { Server } from '../support/server.ts'
import { groupServer, ownServer, ownServerWithAdmin, visitor } from './support/context.ts'
import { administrator } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

const { email, password } = administrator
const limited = { RATE_LIMITS: 'on' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }

function expectLimited(answer: Answer): void {
  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({ message: 'Too many attempts. Please try again later.' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

const from = (clientIp: string) => ({ headers: { 'x-forwarded-for': clientIp } })

let clientIps = 0
/** A client IP without earlier requests, since the tests of a group share a server's counts. */
const elsewhere = () => from(`198.51.100.${(clientIps += 1)}`)

interface Account {
  email: string
  password: string
}

/** A new account, so that no other test counts towards its limit. */
async function newAccount(admin: Client): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a fitting password' }
  expect((await admin.post('/users', { ...account, name: 'N', role: 'editor' })).status).toBe(201)
  return account
}

const statusOf = async (client: Client, account: Account, sending = elsewhere()): Promise<number> =>
  (await client.post('/login', { ...account }, sending)).status

async function statuses(times: number, attempt: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < times; n += 1) found.push(await attempt())
  return found
}

/** The statuses of that many rejected logins below the limit. */
const refused = (times: number): number[] => Array.from({ length: times }, () => 401)

/** An account, and a device that has signed in to it before. */
interface Known {
  right: Account
  wrong: Account
  /** Headers with the client IP from which it signed in. */
  sending: ReturnType<typeof from>
  client: Client
}

async function known(admin: Client): Promise<Known> {
  const right = await newAccount(admin)
  const sending = elsewhere()
  const client = new Client(admin.url)
  expect(await statusOf(client, right, sending)).toBe(200)
  return { right, wrong: { ...right, password: 'wrong' }, sending, client }
}

describe('the limits as they are by default', () => {
  const atEnd = atEndOfGroup()
  let clock: Clock
  let server: Server
  let admin: Client
  prepareGroup(async () => {
    clock = await movableClock(atEnd)
    const environment = { ...limited, TRUST_PROXY: '1', ...clock.environment }
    ;({ server, client: admin } = await ownServerWithAdmin(environment, undefined, atEnd))
  })

  it('A9: of 60 guesses made at once ten are checked', async () => {
    const wrong = { ...(await newAccount(admin)), password: 'wrong' }
    const sending = elsewhere()
    const guesses = Array.from({ length: 60 }, () => statusOf(new Client(server.url), wrong, sending))
    const found = await Promise.all(guesses)
    expect(found.filter((status) => status === 401)).toHaveLength(10)
    expect(found.filter((status) => status === 429)).toHaveLength(50)
  })

  it('S9: twenty inquiries from one client IP are taken, and the next is limited; those that are refused are none', async () => {
    const client = new Client(server.url)
    const { headers } = elsewhere()
    const send = (fields: Fields) => client.post('/contactus/', fields, { headers })
    const mistyped = { ...inquiry, email: 'n@example' }
    const notParsed = () => client.raw('POST', '/contactus/', '{', { 'content-type': 'application/json', ...headers })
    for (let n = 0; n < 21; n += 1) expect((await send(mistyped)).status).toBe(400)
    expect((await notParsed()).status).toBe(400)
    const form = { method: 'POST', headers, body: new URLSearchParams(mistyped) }
    expect((await client.fetch('/contact', form)).status).toBe(400)
    for (let n = 0; n < 20; n += 1) expect((await send(inquiry)).status).toBe(201)
    expectLimited(await send(inquiry))
    expectLimited(await notParsed())
    expect([401, 403]).toContain((await client.post('/inquiries', inquiry, { headers })).status)
  })

  it('S9: of inquiries sent at once, right and wrong ones, no more than twenty are taken', async () => {
    const { headers } = elsewhere()
    const send = async (fields: Fields) =>
      (await new Client(server.url).post('/contactus/', fields, { headers })).status
    const first = await Promise.all(Array.from({ length: 50 }, (_, n) => send(n % 2 ? inquiry : {})))
    const then = await statuses(20, () => send(inquiry))
    expect([...first, ...then].filter((status) => status === 201).length).toBeLessThanOrEqual(20)
    expect(then.at(-1)).toBe(429)
  })

  it('S9: inquiries that are refused after the limit’s period add nothing to the next one', async () => {
    const { headers } = elsewhere()
    const send = async (fields: Fields) =>
      (await new Client(server.url).post('/contactus/', fields, { headers })).status
    const ends: (() => void)[] = []
    const slow = Array.from({ length: 20 }, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{'))
          ends.push(() => stream.close())
        },
      })
      const { headers: type, ...init } = inPieces(body, 'application/json')
      return new Client(server.url).fetch('/api/contactus/', { ...init, headers: { ...type, ...headers } })
    })
    await vi.waitUntil(async () => (await send({})) === 429, { timeout: 10_000 })
    onTestFinished(() => clock.moveBy(server, 0))
    await clock.moveBy(server, 11 * MINUTE_MS)
    for (const end of ends) end()
    for (const { status } of await Promise.all(slow)) expect(status).toBe(400)
    expect(await statuses(20, () => send(inquiry))).toEqual(Array.from({ length: 20 }, () => 201))
    expect(await send(inquiry)).toBe(429)
  })

  it('guesses from many client IPs are stopped at ten, and lock out neither a known device nor a known client IP', async () => {
    const { right, wrong, sending, client } = await known(admin)
    const anonymous = () => new Client(server.url)
    expect(await statuses(10, () => statusOf(anonymous(), wrong))).toEqual(refused(10))
    expectLimited(await anonymous().post('/login', { ...right }, elsewhere()))
    expectLimited(await anonymous().post('/users/login', { ...right }, elsewhere()))

    expect(await statusOf(anonymous(), wrong, sending)).toBe(401)
    expect(await statusOf(anonymous(), right, from(`${sending.headers['x-forwarded-for']}:1001`))).toBe(200)
    // Ending a session leaves the device known.
    await client.get('/logout')
    expect(client.cookie).toBeUndefined()
    expect(await statusOf(client, wrong)).toBe(401)
    expect((await client.post('/users/login', { ...right }, elsewhere())).status).toBe(200)
    expect(await statusOf(client, right)).toBe(200)

    // Signing in does not reset the count of unknown devices.
    expectLimited(await anonymous().post('/login', { ...wrong }, elsewhere()))
  })

  it('A7, A11: ten failed logins close an account for a quarter of an hour, on every endpoint, for the right password too', async () => {
    const { right, wrong, sending } = await known(admin)
    const client = new Client(server.url)
    const login = (account: Account) => client.post('/login', { ...account }, sending)
    const panelLogin = (account: Account) => client.post('/users/login', { ...account }, sending)
    for (let n = 0; n < 5; n += 1) expect((await login(wrong)).status).toBe(401)
    for (let n = 0; n < 5; n += 1) expect((await panelLogin(wrong)).status).toBe(401)
    expectLimited(await login({ ...wrong, email: wrong.email.toUpperCase() }))
    expectLimited(await login(right))
    expectLimited(await panelLogin(right))
    expect((await login({ email: 'other@example.com', password })).status).toBe(401)

    await clock.moveBy(server, 14 * MINUTE_MS)
    expectLimited(await login(right))
    await clock.moveBy(server, 16 * MINUTE_MS)
    // The count starts again at zero; otherwise these logins would be limited.
    for (let n = 0; n < 2; n += 1) expect((await login(wrong)).status).toBe(401)
    expect((await login(right)).status).toBe(200)
    await clock.moveBy(server, 0)
  })
})

it('A8, A10: failures over many accounts close a client IP, whatever X-Forwarded-For says without a trusted proxy', async () => {
  const { server } = await ownServerWithAdmin({ ...limited, LIMIT_LOGIN_ADDRESS: '5/900' })
  const attempt = (n: number) =>
    new Client(server.url).post('/login', { email: `p${n}@example.com`, password: 'wrong' }, from(`10.0.0.${n}`))
  for (let n = 0; n < 5; n += 1) expect((await attempt(n)).status).toBe(401)
  expectLimited(await attempt(6))
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
  ])(
    'A11: %s: the limit of the client IP is checked before the body, and rejected bodies count',
    async (path, clientIp, body) => {
      const { headers } = from(clientIp)
      const client = new Client(behind().server.url)
      const ofNoKnownType = () => client.raw('POST', path, 'text', { ...headers, 'content-type': 'text/plain' })
      const send = (fields: object) => client.post(path, { ...fields }, { headers })
      expect((await ofNoKnownType()).status).toBe(415)
      expect((await send({})).status).toBe(400)
      expectLimited(await ofNoKnownType())
      expectLimited(await send(body))
    },
  )

  it('A11: /contactus/: the limit of the client IP is checked before the body', async () => {
    const { headers } = elsewhere()
    const client = new Client(behind().server.url)
    const ofNoKnownType = () => client.raw('POST', '/contactus/', 'text', { ...headers, 'content-type': 'text/plain' })
    expect((await ofNoKnownType()).status).toBe(415)
    for (let n = 0; n < 2; n += 1) expect((await client.post('/contactus/', inquiry, { headers })).status).toBe(201)
    expectLimited(await ofNoKnownType())
  })

  // Each attempt uses another account, so that no account's own limit is reached.
  const endpoints = [
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

  it.each(
    endpoints.flatMap(([path, body]) => spellings.map(([what, ...all], n) => [path, what, body(n), all] as const)),
  )('A10: %s: client IPs %s are one', async (path, _what, body, [first, second, third]) => {
    const send = (clientIp: string) => new Client(behind().server.url).post(path, { ...body }, from(clientIp))
    for (const clientIp of [first, second]) expect((await send(clientIp)).status).not.toBe(429)
    expectLimited(await send(third))
  })

  it('a retried inquiry and a session have the client IP without its port', async () => {
    const { client, server } = behind()
    const send = (port: number) =>
      new Client(server.url).post('/contactus/', inquiry, {
        headers: { 'x-forwarded-for': `192.0.2.12:${port}`, 'idempotency-key': 'once' },
      })
    expect((await send(1001)).body).toEqual((await send(1002)).body)
    await new Client(server.url).post('/login', { email, password }, from('192.0.2.13:1001'))
    // By default the one used last is the first, which may be that of this request.
    const { body } = await client.get('/sessions?limit=1&sort=-createdAt')
    expect(body).toMatchObject({ docs: [{ address: '192.0.2.13' }] })
  })

  it('the limit of the client IP holds for a known device too', async () => {
    const { client, wrong } = await known(behind().client)
    const sending = elsewhere()
    expect(await statuses(3, () => statusOf(client, wrong, sending))).toEqual([...refused(2), 429])
  })

  it('A10: the client IP is what that proxy says', async () => {
    const send = (clientIp: string) => new Client(behind().server.url).post('/contactus/', inquiry, from(clientIp))
    for (let n = 0; n < 2; n += 1) expect((await send(`10.0.0.${n}, 192.0.2.9`)).status).toBe(201)
    expectLimited(await send('10.0.0.9, 192.0.2.9'))
    expect((await send('192.0.2.9, 10.0.0.9')).status).toBe(201)
  })
})

describe('low limits', () => {
  const group = groupServer({
    ...limited,
    TRUST_PROXY: '1',
    LIMIT_LOGIN_ACCOUNT: '3/900',
    LIMIT_LOGIN_ADDRESS: '7/900',
  })

  it('A7: a successful login resets the count of the account', async () => {
    const { right, wrong, sending } = await known(group().client)
    const client = new Client(group().server.url)
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1) expect(await statusOf(client, wrong, sending)).toBe(401)
      expect(await statusOf(client, right, sending)).toBe(200)
    }
  })

  it('attempts that the limit of an account rejects do not count as failures of the client IP', async () => {
    const client = new Client(group().server.url)
    const sending = elsewhere()
    const found: number[] = []
    for (const n of [1, 1, 1, 1, 1, 2, 2, 2, 3, 3])
      found.push(await statusOf(client, { email: `p${n}@example.com`, password: 'wrong' }, sending))
    expect(found).toEqual([...refused(3), 429, 429, ...refused(4), 429])
  })

  it.each([
    ['device', ({ client, wrong }: Known) => statusOf(client, wrong)],
    ['client IP', ({ client: { url }, wrong, sending }: Known) => statusOf(new Client(url), wrong, sending)],
  ])('a known %s has a count of its own, with as many attempts', async (_what, guess) => {
    const one = await known(group().client)
    expect(await statuses(5, () => guess(one))).toEqual([...refused(3), 429, 429])
    expect(await statuses(5, () => statusOf(new Client(one.client.url), one.wrong))).toEqual([...refused(3), 429, 429])
  })

  it('a device that is known to another account, or that claims to be known, counts as anonymous', async () => {
    const { right, wrong, client } = await known(group().client)
    const { client: other } = await known(group().client)
    expect(await statuses(3, () => statusOf(new Client(client.url), wrong))).toEqual(refused(3))

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
  ])('is set by signing in and registering, on every endpoint, and by nothing else: %o', async (environment, line) => {
    const server = await ownServer({ ...limited, LIMIT_LOGIN_ACCOUNT: '3/900', ...environment })
    const anonymous = () => new Client(server.url)
    for (const [path, fields, status] of [
      ['/users/first-register', { name, email, password }, 201],
      ['/login', { email, password }, 200],
      ['/users/login', { email, password }, 200],
    ] as const) {
      const answer = await anonymous().post(path, fields)
      expect([answer.status, devicesOf(answer)]).toEqual([status, [expect.stringMatching(line)]])
    }
    const client = anonymous()
    await client.post('/login', { email, password })
    expect(devicesOf(await client.get('/logout'))).toEqual([])
    for (const status of [401, 401, 401, 429]) {
      const answer = await anonymous().post('/login', { email, password: 'wrong' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []])
    }
    expect(devicesOf(await client.post('/users/logout'))).toEqual([])
  })

  it('grants nothing', async () => {
    const client = visitor()
    await client.post('/login', administrator)
    await client.get('/logout')
    expect([client.cookie, client.device]).toEqual([undefined, expect.any(String)])
    expect((await client.get('/loggedin')).body).toBe(false)
    expect((await client.get('/contactus/')).status).toBe(401)
  })
})
