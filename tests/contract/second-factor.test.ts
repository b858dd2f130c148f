import { describe, expect, inject, it } from 'vitest'

import { MINUTE_MS } from '#contract/time.ts'
import { atEndOfGroup } from '../support/at-end.ts'
import { codeAt, setUpSecondFactor } from '../support/authenticator.ts'
import { type Answer, Client } from '../support/client.ts'
import { type Clock, movableClock } from '../support/clock.ts'
import { member } from '../support/entities.ts'
import { printedLink, resetToken } from '../support/reset-link.ts'
import { databaseSettings, type Server } from '../support/server.ts'
import { ownServer } from './support/context.ts'
import { administrator, programOf } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

const STEP_MS = 30_000
const wrongPassword = [401, 'Email or password is incorrect']
const codeMissing = [401, 'Code of your second factor is missing']
const codeWrong = [401, 'Code is not valid']
const setUpFirst = [403, 'Please set up your second factor first']

const rejected = ({ status, body }: Answer): unknown[] => [status, member(body, 'message')]

const database = databaseSettings(inject('mongodbUri'))
const atEnd = atEndOfGroup()
let clock: Clock
let server: Server
/** The server's time, in milliseconds, which only the tests advance. */
let now: number
let people = 0

interface Person {
  id: string
  email: string
  password: string
  client: Client
}

prepareGroup(async () => {
  clock = await movableClock(atEnd)
  const limits = { RATE_LIMITS: 'on', LIMIT_LOGIN_ACCOUNT: '4/900', LIMIT_LOGIN_ADDRESS: '1000/900' }
  server = await ownServer({ ...database, ...clock.environment, ...limits }, undefined, atEnd)
  now = Math.floor(Date.now() / STEP_MS) * STEP_MS
  await clock.holdAt(server, now)
  const client = new Client(server.url)
  expect((await client.post('/register', administrator)).status).toBe(201)
  first = client
}, 60_000)

let first: Client

/** Advances the server's clock, by default by one code: each is accepted once, so every sign-in needs a new one. */
async function pass(ms = STEP_MS): Promise<void> {
  now += ms
  await clock.holdAt(server, now)
}

async function newPerson(role: 'administrator' | 'editor' = 'editor'): Promise<Person> {
  people += 1
  const account = { name: 'Dipa Lama', email: `person-${people}@example.com`, password: 'another fitting password' }
  await first.post('/users', { ...account, role })
  const client = new Client(server.url)
  const { status, body } = await client.post('/login', account)
  expect(status).toBe(200)
  return { ...account, id: String(member(body, '_id')), client }
}

const login = (
  person: Pick<Person, 'email' | 'password'>,
  code?: string,
  endpoint = '/login',
  client = new Client(server.url),
) => client.post(endpoint, { email: person.email, password: person.password, ...(code === undefined ? {} : { code }) })

const setUp = ({ client, password }: Person) => setUpSecondFactor(client, password, now)

/** Records of the audit trail as text, sorted, since all have the same time. */
const auditOf = async (where: string): Promise<string[]> => {
  const docs = member((await first.get(`/audit?${where}&limit=100`)).body, 'docs')
  const lines = Array.isArray(docs) ? docs : []
  return lines.map((line: unknown) => `${member(line, 'action')} ${member(line, 'kind') ?? ''}`).toSorted()
}

describe('setting it up', () => {
  it('asks for the password, shows the secret, and counts once a first code has confirmed it; other sessions end', async () => {
    const person = await newPerson()
    const { client, password, id } = person
    const other = new Client(server.url)
    await login(person, undefined, '/login', other)
    const begin = (fields: object) => client.post('/account/second-factor', { ...fields })
    expect(rejected(await begin({}))).toEqual([400, 'Password is required'])
    expect(rejected(await begin({ password: 'wrong' }))).toEqual([400, 'Password is incorrect'])
    const begun = await begin({ password })
    expect(begun.status).toBe(201)
    expect(begun.headers.get('cache-control')).toBe('no-store')
    const secret = String(member(begun.body, 'secret'))
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${secret}`),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) },
    })
    expect((await login(person)).status).toBe(200)
    const confirm = (code: string) => client.post('/account/second-factor/confirm', { code })
    expect(rejected(await confirm('000000'))).toEqual([400, 'Code is not valid'])
    const confirmed = await confirm(codeAt(secret, now))
    expect(confirmed.status).toBe(200)
    const codes = member(confirmed.body, 'recoveryCodes')
    expect(codes).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^([a-z2-7]{6}-){3}[a-z2-7]{6}$/)))
    expect((await client.get('/account/second-factor')).body).toEqual({ state: 'on', recoveryCodesLeft: 10 })
    expect((await client.get('/account')).body).toMatchObject({ secondFactor: 'on' })
    expect((await other.get('/loggedin')).body).toBe(false)
    expect((await begin({ password })).status).toBe(409)
    expect(rejected(await confirm(codeAt(secret, now + STEP_MS)))[0]).toBe(409)
    // The response was lost: the same code once more, which makes other recovery codes in place of those that nobody has seen.
    const again = await confirm(codeAt(secret, now))
    expect([again.status, member(again.body, 'recoveryCodes')]).toEqual([
      200,
      expect.not.arrayContaining([codes].flat()),
    ])
    expect((await client.get('/account/second-factor')).body).toEqual({ state: 'on', recoveryCodesLeft: 10 })
    await expect
      .poll(() => auditOf(`where[documentId][equals]=${id}&where[kind][equals]=Second factor`))
      .toEqual(['created Second factor', 'created Second factor'])
  })

  it('a secret that was shown is invalid after an hour, or once another was requested', async () => {
    const { client, password } = await newPerson()
    const begin = async () => String(member((await client.post('/account/second-factor', { password })).body, 'secret'))
    const confirm = (secret: string) => client.post('/account/second-factor/confirm', { code: codeAt(secret, now) })
    const [replaced, late] = [await begin(), await begin()]
    expect((await confirm(replaced)).status).toBe(400)
    await pass(61 * MINUTE_MS)
    expect((await confirm(late)).status).toBe(400)
    expect((await confirm(await begin())).status).toBe(200)
  })
})

describe.each(['/login', '/users/login'])('signing in at %s', (endpoint) => {
  it('asks for the code after the right password alone; each code works once, for a step before and after its own', async () => {
    const person = await newPerson()
    const { secret } = await setUp(person)
    const code = (steps = 0) => codeAt(secret, now + steps * STEP_MS)
    const missing = await login(person, undefined, endpoint)
    expect(rejected(missing)).toEqual(codeMissing)
    expect(missing.headers.get('x-message-code')).toBe('secondFactorRequired')
    expect(missing.headers.get('set-cookie')).toBeNull()
    expect(rejected(await login({ ...person, password: 'wrong' }, undefined, endpoint))).toEqual(wrongPassword)
    expect(rejected(await login({ ...person, password: 'wrong' }, code(1), endpoint))).toEqual(wrongPassword)
    expect(rejected(await login({ ...person, email: 'nobody@example.com' }, code(), endpoint))).toEqual(wrongPassword)
    // This code has confirmed the set-up, so it is used.
    expect(rejected(await login(person, code(), endpoint))).toEqual(codeWrong)
    const client = new Client(server.url)
    expect((await login(person, code(1), endpoint, client)).status).toBe(200)
    expect((await client.get('/contactus')).status).toBe(200)
    for (const used of [code(1), code(), code(-1)])
      expect(rejected(await login(person, used, endpoint))).toEqual(codeWrong)
    await pass(16 * MINUTE_MS)
    expect(rejected(await login(person, code(-2), endpoint))).toEqual(codeWrong)
    expect(rejected(await login(person, code(2), endpoint))).toEqual(codeWrong)
    const spaced = code().replace(/^.../, '$& ')
    const attempts = await Promise.all([login(person, spaced, endpoint), login(person, code(), endpoint)])
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('wrong codes count as failed attempts, a missing one does not', async () => {
    const person = await newPerson()
    const { secret } = await setUp(person)
    await pass()
    const right = () => codeAt(secret, now)
    for (let n = 0; n < 6; n += 1) expect(rejected(await login(person, undefined, endpoint))).toEqual(codeMissing)
    for (let n = 0; n < 4; n += 1) expect(rejected(await login(person, '000000', endpoint))).toEqual(codeWrong)
    for (const code of [undefined, right()]) {
      const { status, headers } = await login(person, code, endpoint)
      expect([status, headers.has('retry-after')]).toEqual([429, true])
    }
    await pass(16 * MINUTE_MS)
    expect((await login(person, right(), endpoint)).status).toBe(200)
  })

  it('each recovery code works once, however it is typed', async () => {
    const person = await newPerson()
    const { recoveryCodes } = await setUp(person)
    const [one = '', two = ''] = recoveryCodes
    const client = new Client(server.url)
    expect((await login(person, one, endpoint, client)).status).toBe(200)
    expect(rejected(await login(person, one, endpoint))).toEqual(codeWrong)
    expect((await login(person, two.toUpperCase().replaceAll('-', ' '), endpoint)).status).toBe(200)
    expect((await client.get('/account/second-factor')).body).toEqual({ state: 'on', recoveryCodesLeft: 8 })
    await expect.poll(() => auditOf(`where[userId][equals]=${person.id}`)).toContain('used a recovery code ')
  })
})

describe('changing it', () => {
  it.each(['/account/second-factor/recovery-codes', '/account/second-factor/off'])(
    '%s needs password and code, whose failures count',
    async (path) => {
      const person = await newPerson()
      const { secret } = await setUp(person)
      await pass()
      const { client, password } = person
      const code = codeAt(secret, now)
      expect(rejected(await client.post(path, { code }))).toEqual([400, 'Password is required'])
      expect(rejected(await client.post(path, { password }))).toEqual([400, 'Code is required'])
      expect((await client.post(path, { password: 'wrong', code })).body).toMatchObject({
        errors: [{ field: 'password' }],
      })
      for (let n = 0; n < 3; n += 1)
        expect((await client.post(path, { password, code: '000000' })).body).toMatchObject({
          errors: [{ field: 'code' }],
        })
      expect((await client.post(path, { password, code })).status).toBe(429)
      await pass(16 * MINUTE_MS)
      expect((await client.post(path, { password, code: codeAt(secret, now) })).status).toBe(200)
    },
  )

  it('a new set of recovery codes replaces the old one; turned off, the password is enough, and other sessions end', async () => {
    const person = await newPerson()
    const { client, password } = person
    const { secret, recoveryCodes: old } = await setUp(person)
    await pass()
    const renewed = await client.post('/account/second-factor/recovery-codes', { password, code: codeAt(secret, now) })
    const codes = member(renewed.body, 'recoveryCodes')
    const [next] = Array.isArray(codes) ? codes.map(String) : []
    expect(rejected(await login(person, old[0]))).toEqual(codeWrong)
    const other = new Client(server.url)
    expect((await login(person, next, '/login', other)).status).toBe(200)
    await pass()
    const off = await client.post('/account/second-factor/off', { password, code: codeAt(secret, now) })
    expect([off.status, off.body]).toEqual([200, { state: 'off', recoveryCodesLeft: 0 }])
    expect([(await client.get('/loggedin')).body, (await other.get('/loggedin')).body]).toEqual([true, false])
    expect((await login(person)).status).toBe(200)
    expect((await client.post('/account/second-factor/off', { password, code: '000000' })).status).toBe(409)
  })

  it('the right password alone does not end the count of wrong codes', async () => {
    const person = await newPerson()
    await setUp(person)
    const { client, password } = person
    const wrong = async () => (await client.post('/account/second-factor/off', { password, code: '000000' })).status
    for (let n = 0; n < 3; n += 1) expect(await wrong()).toBe(400)
    expect((await client.post('/account/second-factor', { password })).status).toBe(409)
    expect([await wrong(), await wrong()]).toEqual([400, 429])
  })

  it('a new password keeps it; so does the link to one', async () => {
    const person = await newPerson()
    await setUp(person)
    const password = 'a wholly new password'
    await person.client.post('/account/password', { currentPassword: person.password, password })
    expect(rejected(await login({ ...person, password }))).toEqual(codeMissing)
    const link = await first.post(`/people/${person.id}/link`, { send: 'link' })
    const token = String(member(link.body, 'link')).split('#')[1]
    expect(
      (await new Client(server.url).post('/password-reset/confirm', { token, password: 'chosen by Dipa' })).status,
    ).toBe(200)
    expect(rejected(await login({ ...person, password: 'chosen by Dipa' }))).toEqual(codeMissing)
  })

  it('only another administrator can remove a colleague’s; the colleague’s sessions end', async () => {
    const person = await newPerson()
    await setUp(person)
    const path = `/people/${person.id}/second-factor`
    const listed = (await first.get('/people')).body
    expect(Array.isArray(listed) && listed.find((one: unknown) => member(one, '_id') === person.id)).toMatchObject({
      secondFactor: true,
    })
    expect((await person.client.remove(path)).status).toBe(403)
    expect((await (await programOf(first, 'administrator')).remove(path)).status).toBe(403)
    const own = String(member((await first.get('/account')).body, '_id'))
    expect((await first.remove(`/people/${own}/second-factor`)).status).toBe(403)
    expect((await first.remove('/people/nobody/second-factor')).status).toBe(404)
    expect((await first.remove(path)).body).toMatchObject({ _id: person.id })
    expect((await first.remove(path)).status).toBe(409)
    expect((await person.client.get('/loggedin')).body).toBe(false)
    expect((await login(person)).status).toBe(200)
    await expect
      .poll(() => auditOf(`where[documentId][equals]=${person.id}&where[kind][equals]=Second factor`))
      .toEqual(['created Second factor', 'deleted Second factor'])
  })

  it('who runs the server takes it away with the link to a new password', async () => {
    // Sets the server's clock to the real time, which the program that prints the link uses.
    await pass(Date.now() - now)
    const person = await newPerson('administrator')
    await setUp(person)
    await resetToken(server, person.email, database)
    expect(rejected(await login(person))).toEqual(codeMissing)
    const without = () => printedLink(server, person.email, database, ['--without-second-factor'])
    const printed = await without()
    expect(printed).toMatch(/^The second factor was removed\.\nSet a new password here /)
    expect(await without()).toMatch(/^There was no second factor to remove\.\nSet /)
    const token = printed.split('#').at(-1)
    const password = 'a wholly new password'
    expect((await new Client(server.url).post('/password-reset/confirm', { token, password })).status).toBe(200)
    expect((await login({ ...person, password })).status).toBe(200)
  })
})

it('no answer, list or page has a secret or a recovery code, and the database has neither in plain', async () => {
  const person = await newPerson('administrator')
  const { secret, recoveryCodes } = await setUp(person)
  const paths = [
    '/account',
    '/account/second-factor',
    '/people',
    '/users',
    `/users/${person.id}`,
    '/users/me',
    '/audit?limit=100',
    '/sessions',
  ]
  const texts = await Promise.all(paths.map(async (path) => (await person.client.get(path)).text))
  for (const hidden of [secret, ...recoveryCodes])
    for (const text of [...texts, server.output()]) expect(text).not.toContain(hidden)
  expect((await person.client.get('/second-factors')).status).toBe(404)
})

// Last: it requires a second factor of all accounts.
describe('where everybody must have one', () => {
  const ask = (secondFactorRequired: unknown, by = first) => by.patch('/sign-in-policy', { secondFactorRequired })

  it('an administrator who has one can require it of all; nobody else can', async () => {
    const editor = await newPerson()
    expect((await first.get('/sign-in-policy')).body).toEqual({ secondFactorRequired: false })
    expect((await ask(true, editor.client)).status).toBe(403)
    expect((await ask(true, await programOf(first, 'administrator'))).status).toBe(403)
    expect((await ask('yes')).status).toBe(400)
    for (const flag of [true, 'true'])
      expect(rejected(await ask(flag))).toEqual([409, 'Set up your own second factor first'])
    expect((await editor.client.get('/account')).status).toBe(200)
  })

  it('a session without one may set it up and sign out, on every endpoint; with it, all is as before', async () => {
    const editor = await newPerson()
    const program = await programOf(editor.client)
    const id = String(member((await first.post('/blog/', { title: 'T', description: '' })).body, '_id'))
    await setUpSecondFactor(first, administrator.password, now)
    expect((await ask(true)).body).toEqual({ secondFactorRequired: true })
    const restricted = [editor.client, new Client(server.url), new Client(server.url)]
    expect((await login(editor, undefined, '/login', restricted[1])).status).toBe(200)
    expect((await login(editor, undefined, '/users/login', restricted[2])).status).toBe(200)
    for (const client of restricted) {
      expect((await client.get('/loggedin')).body).toBe(true)
      expect((await client.get('/account')).body).toMatchObject({ secondFactor: 'required' })
      expect((await client.get('/account/second-factor')).body).toEqual({ state: 'required', recoveryCodesLeft: 0 })
      for (const path of [
        '/contactus',
        '/blog?status=any',
        '/account/sessions',
        `/preview/blog/${id}`,
        '/blogs',
        '/access',
        '/audit',
      ])
        expect(rejected(await client.get(path)), path).toEqual(setUpFirst)
      expect(rejected(await client.patch('/account', { name: 'N' }))).toEqual(setUpFirst)
      expect(rejected(await client.post('/blog/', { title: 'T' }))).toEqual(setUpFirst)
      expect(rejected(await client.post('/users/refresh-token'))).toEqual(setUpFirst)
      expect((await client.get('/users/me')).body).toMatchObject({ user: null })
      expect((await client.fetch('/dashboard')).text).not.toContain('href="/inquiry-list"')
    }
    expect((await restricted[1]?.get('/logout'))?.status).toBe(200)
    expect((await restricted[1]?.get('/loggedin'))?.body).toBe(false)
    // API keys need no second factor.
    expect((await program.get('/contactus')).status).toBe(200)
    await setUp(editor)
    expect((await editor.client.get('/contactus')).status).toBe(200)
    expect((await restricted[2]?.get('/loggedin'))?.body).toBe(false)
    expect((await ask(false)).status).toBe(200)
  })
})
