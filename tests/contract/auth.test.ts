import { createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { Client, type Encoding, type Fields } from '../support/client.ts'
import { entities, entity, member, message } from '../support/entities.ts'
import { measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import { admin, sharedUrl, visitor } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'

const { email, password, name } = administrator
let counter = 0
const newEmail = (): string => `person${(counter += 1)}@example.com`
const encodings: Encoding[] = ['json', 'form', 'multipart']

async function signedIn(fields: Fields = { email, password }): Promise<Client> {
  const client = visitor()
  expect((await client.post('/login', fields)).status).toBe(200)
  return client
}

describe('login', () => {
  it.each(encodings)('by %s answers who it is and sets the session cookie, which is nowhere else', async (as) => {
    const client = visitor()
    const answer = await client.post('/login', { email, password }, { as })
    expect([answer.status, answer.body]).toEqual([200, { _id: expect.any(String), name, email }])
    const [cookie = '', ...more] = answer.headers.getSetCookie()
    expect(more).toEqual([expect.stringMatching(/^device=/)])
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//i)
    expect(answer.text).not.toContain(client.cookie?.split('=')[1])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await client.get('/loggedin')).body).toBe(true)
  })

  it('takes the e-mail in any letter case and with space around it', async () => {
    await signedIn({ email: ` ${email.toUpperCase()} `, password })
  })

  it.each([{}, { email }, { password }, { email: '', password }, { email: '  ', password }, { email, password: '' }])(
    'with an empty field answers 400: %o',
    async (fields) => {
      const answer = await visitor().post('/login', fields)
      expect([answer.status, answer.body]).toEqual([400, { message: 'All Fileds are required' }])
    },
  )

  it.each([
    { email, password: `${password}!` },
    { email, password: ` ${password}` },
    { email: 'nobody@example.com', password },
    { email: 'аsha@example.com', password },
  ])('with a wrong e-mail or password answers 401 in the same words: %o', async (fields) => {
    const client = visitor()
    const answer = await client.post('/login', fields)
    expect([answer.status, answer.body]).toEqual([401, { message: 'Email or password is incorrect' }])
    expect(client.cookie).toBeUndefined()
  })

  it.each([
    { email: { $gt: '' }, password: { $gt: '' } },
    { email: ['a@b.co'], password },
    { email, password: 5 },
    { email, password: { $ne: null } },
  ])('A1: with values that are no text answers 400: %o', async (fields) => {
    expect((await visitor().post('/login', fields)).status).toBe(400)
  })

  it.each(['null', '[]', '"x"', '5', ''])('A2: with a body of %j answers 400, at both endpoints', async (body) => {
    for (const endpoint of ['/login', '/users/login'])
      expect((await visitor().raw('POST', endpoint, body, { 'content-type': 'application/json' })).status).toBe(400)
  })

  it('A3: answers a password of 5 MB with 413, and checks one of 1 MB like any other', async () => {
    const answerTo = async (megabytes: number) =>
      (await visitor().post('/login', { email, password: 'x'.repeat(megabytes * 1_048_576) })).status
    expect([await answerTo(5), await answerTo(1)]).toEqual([413, 401])
  })

  it('A16: replaces an earlier cookie, also one of a valid session', async () => {
    const known = await signedIn()
    for (const before of ['payload-token=fixed', known.cookie]) {
      const client = visitor()
      client.cookie = before
      await client.post('/login', { email, password })
      expect(client.cookie).not.toBe(before)
      expect((await client.get('/loggedin')).body).toBe(true)
    }
    // Signing in replaced this session, so it has ended.
    expect((await known.get('/loggedin')).body).toBe(false)
  })

  it('A17: no endpoint returns the token except in the cookie', async () => {
    const client = visitor()
    const person = { name: 'N', email: newEmail(), password: 'long enough' }
    const endpoints = [
      () => client.post('/login', { email, password }),
      () => client.post('/users/login', { email, password }),
      () => client.post('/users/refresh-token'),
      () => client.get('/users/me'),
      () => client.post('/register', person),
    ]
    for (const call of endpoints) {
      const { status, text } = await call()
      expect([200, 201]).toContain(status)
      expect(text).not.toContain(client.cookie?.split('=')[1])
      expect(text).not.toMatch(/"\w*token"/i)
    }
  })

  it('A20, F4: many times at once gives as many sessions that all live, each ended by itself', async () => {
    const clients = await Promise.all(Array.from({ length: rounds(10, 50) }, () => signedIn()))
    const [first, ...others] = clients
    await first?.get('/logout')
    const states = await Promise.all(clients.map((client) => client.get('/contactus')))
    expect(states.map(({ status }) => status)).toEqual([401, ...others.map(() => 200)])
    measured('F4', 'sessions of logins at once', 'all', `${clients.length} of ${clients.length}`)
  })
})

describe('logout', () => {
  it('A12: ends the session on the server too and clears the cookie', async () => {
    const client = await signedIn()
    const stolen = new Client(sharedUrl)
    stolen.cookie = client.cookie
    const answer = await client.get('/logout')
    expect(answer.status).toBe(200)
    expect(message(answer)).not.toBe('')
    expect(client.cookie).toBeUndefined()
    expect((await stolen.get('/loggedin')).body).toBe(false)
    expect((await stolen.get('/contactus')).status).toBe(401)
  })

  it('answers the same to someone signed out', async () => {
    const answer = await visitor().get('/logout')
    expect([answer.status, typeof member(answer.body, 'message')]).toEqual([200, 'string'])
  })

  it('A20, F4: while a login of the same person is under way is not undone by it', async () => {
    for (let round = 0; round < rounds(5, 100); round += 1) {
      const client = await signedIn()
      const stolen = new Client(sharedUrl)
      stolen.cookie = client.cookie
      await Promise.all([signedIn(), client.get('/logout')])
      expect((await stolen.get('/loggedin')).body).toBe(false)
    }
    measured('F4', 'logouts beside a login undone by it', '0', `0 of ${rounds(5, 100)}`)
  })
})

describe('loggedin', () => {
  it('returns true or false and is never cached', async () => {
    const [yes, no] = [await admin().get('/loggedin'), await visitor().get('/loggedin/')]
    expect([yes.body, no.body]).toEqual([true, false])
    expect(yes.headers.get('cache-control')).toBe('no-store')
  })

  const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  it.each([
    'nonsense',
    '',
    'a.b.c',
    `${b64({ alg: 'none', typ: 'JWT' })}.${b64({ id: '1', collection: 'users' })}.`,
    `${b64({ alg: 'HS256' })}.${b64({ id: '1', collection: 'constructor', exp: 9e9 })}.AAAA`,
    'x'.repeat(8192),
    '%00%ff',
  ])('A14, A15: a made-up session is none: %s', async (token) => {
    const client = visitor()
    client.cookie = `payload-token=${token}`
    expect((await client.get('/loggedin')).body).toBe(false)
    expect((await client.get('/contactus')).status).toBe(401)
  })

  it('A14: a session token that was changed, or signed with another key, is rejected', async () => {
    const client = await signedIn()
    const [head = '', body = '', signature = ''] = (client.cookie ?? '').split('=')[1]?.split('.') ?? []
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const signed = (given: string, secret: string) =>
      `${given}.${createHmac('sha256', secret).update(given).digest('base64url')}`
    const changed = (more: object) => b64({ ...Object(claims), ...more })
    for (const forged of [
      `${head}.${body}.${signature.slice(1)}`,
      `${head}.${body}x.${signature}`,
      `${head}.${body}.`,
      `${b64({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${head}.${changed({ id: '1' })}.${signature}`,
      `${head}.${changed({ exp: 9e9 })}.${signature}`,
      `${head}.${changed({ collection: 'constructor' })}.${signature}`,
      signed(`${head}.${body}`, ''),
      signed(`${head}.${body}`, 'another secret'),
      signed(`${head}.${changed({ collection: 'constructor' })}`, ''),
    ]) {
      client.cookie = `payload-token=${forged}`
      expect((await client.get('/loggedin')).body).toBe(false)
      expect((await client.get('/contactus')).status).toBe(401)
    }
    client.cookie = `payload-token=${head}.${body}.${signature}`
    expect((await client.get('/loggedin')).body).toBe(true)
  })

  it('A15: many, malformed and duplicate cookies cause no server error', async () => {
    const good = admin().cookie ?? ''
    const statusOf = async (cookie: string): Promise<number> => {
      const client = visitor()
      client.cookie = cookie
      return (await client.get('/contactus')).status
    }
    for (const cookie of [
      `a=b; ${'c=d; '.repeat(200)}`,
      'payload-token=bad; '.repeat(200),
      '=;=;;',
      'payload-token',
      'payload-token=%E0%A4%A',
      `${good}; payload-token=bad`,
    ])
      expect(await statusOf(cookie)).toBe(401)
    expect(await statusOf(`payload-token=bad; ${good}`)).toBe(200)
    expect(await statusOf(`payload-token=${'x'.repeat(17_000)}`)).toBe(431)
  })
})

describe('register, for someone signed in', () => {
  it.each(encodings)('by %s makes an administrator who can sign in', async (as) => {
    const person = { name: 'Bina', email: newEmail(), password: 'long enough' }
    const client = admin()
    const answer = await client.post('/register', person, { as })
    expect([answer.status, answer.body]).toEqual([201, { _id: expect.any(String), name: 'Bina', email: person.email }])
    expect(client.cookie).not.toBe(admin().cookie)
    expect((await client.get('/loggedin')).body).toBe(true)
    await signedIn(person)
  })

  it.each([
    [{}, 'All Fileds are required'],
    [{ name: '', email: 'a@b.co', password: 'long enough' }, 'All Fileds are required'],
    [{ name: 'N', email: 'a@b.co' }, 'All Fileds are required'],
    [{ name: ' ', email: 'a@b.co', password: 'long enough' }, 'All Fileds are required'],
    [{ name: 'N', email: 'a@b.co', password: '1234567' }, 'Password  must be upto 8 characters'],
    [{ name: 'N', email: 'a@b.co', password: '😀😀😀😀😀😀😀' }, 'Password  must be upto 8 characters'],
    [{ name: 'N', email: 'no address', password: 'long enough' }, 'Email is not valid'],
    [{ name: 'N', email: 'a@b', password: 'long enough' }, 'Email is not valid'],
  ])('with %o answers 400', async (fields, text) => {
    const answer = await admin().post('/register', fields)
    expect([answer.status, answer.body]).toEqual([400, { message: text }])
  })

  it.each([email, ` ${email.toUpperCase()} `])('A5: with a taken e-mail answers 409: %s', async (taken) => {
    const answer = await admin().post('/register', { name: 'N', email: taken, password: 'long enough' })
    expect([answer.status, answer.body]).toEqual([409, { message: 'Email is already registered' }])
  })

  it('A3, A4: takes a password verbatim, long ones and emoji too, in no other spelling', async () => {
    for (const given of [
      ' spaces around ',
      'é'.repeat(40),
      '\u0065\u0301 decomposed',
      '\u00e9 as one letter',
      '😀'.repeat(1000),
      'x'.repeat(64),
    ]) {
      const person = { name: 'N', email: newEmail(), password: given }
      expect((await admin().post('/register', person)).status).toBe(201)
      await signedIn(person)
      const others = [given.normalize('NFC'), given.normalize('NFD'), `${given} `].filter((other) => other !== given)
      for (const other of others.slice(0, 2))
        expect((await visitor().post('/login', { ...person, password: other })).status).toBe(401)
    }
  })

  it('A19: ignores roles, ids and secrets that a client sends', async () => {
    const person = { name: 'N', email: newEmail(), password: 'long enough' }
    const more = {
      _id: 'x',
      id: 'x',
      role: 'owner',
      roles: ['owner'],
      _verified: false,
      hash: 'h',
      salt: 's',
      founder: 'second',
      sessions: [{}],
      collection: 'media',
      createdAt: '1999-01-01T00:00:00.000Z',
    }
    const answer = await admin().post('/register', { ...person, ...more })
    expect(answer.status).toBe(201)
    expect(entity(answer)._id).not.toBe('x')
    await signedIn(person)
    const { body, text } = await admin().get(`/users/${entity(answer)._id}`)
    expect(member(body, 'role')).toBe('administrator')
    expect(text).not.toMatch(/1999|owner|founder|_verified/)
  })

  it('A6: an e-mail address with look-alike letters is a separate account', async () => {
    const person = { name: 'N', email: 'аsha2@example.com', password: 'long enough' }
    expect((await admin().post('/register', person)).status).toBe(201)
    await signedIn(person)
    expect((await visitor().post('/login', { email: 'asha2@example.com', password: 'long enough' })).status).toBe(401)
  })
})

it('A11: registration is open to nobody once there is a user', async () => {
  expect((await visitor().get('/registration')).body).toEqual({ open: false })
  const person = { name: 'N', email: newEmail(), password: 'long enough' }
  for (const path of ['/register', '/register/', '/users/first-register', '/users'])
    expect([401, 403]).toContain((await visitor().post(path, person)).status)
})

describe('a session ends everywhere', () => {
  it('A13: when its person is deleted, or their password is changed by another', async () => {
    const person = { name: 'N', email: newEmail(), password: 'long enough' }
    const made = entity(await admin().post('/register', person))
    const session = await signedIn(person)
    expect((await admin().patch(`/users/${made._id}`, { password: 'another one' })).status).toBe(200)
    expect((await session.get('/loggedin')).body).toBe(false)
    expect((await session.get('/contactus')).status).toBe(401)
    const second = await signedIn({ ...person, password: 'another one' })
    expect((await admin().remove(`/users/${made._id}`)).status).toBe(200)
    expect((await second.get('/loggedin')).body).toBe(false)
    expect((await second.get('/contactus')).status).toBe(401)
  })
})

describe('a login of someone at the same moment', () => {
  it('A20, F4: does not undo a new password, and a session opened with the old one is invalid', async () => {
    for (let round = 0; round < rounds(3, 100); round += 1) {
      const person = { name: 'N', email: newEmail(), password: 'long enough' }
      const { _id } = entity(await admin().post('/register', person))
      const late = visitor()
      const [changed] = await Promise.all([
        admin().patch(`/users/${_id}`, { password: 'another one' }),
        late.post('/login', person),
      ])
      expect(changed.status).toBe(200)
      expect((await late.get('/loggedin')).body).toBe(false)
      expect((await visitor().post('/login', person)).status).toBe(401)
      await signedIn({ ...person, password: 'another one' })
    }
    measured('F4', 'new passwords beside a login undone by it', '0', `0 of ${rounds(3, 100)}`)
  })

  it('A20, F4: does not undo a change of the role', async () => {
    const editor = await signedInEditor(admin())
    const user = member((await editor.get('/users/me')).body, 'user')
    const address = `/users/${String(member(user, 'id'))}`
    for (let round = 0; round < rounds(4, 100); round += 1) {
      const role = round % 2 === 0 ? 'administrator' : 'editor'
      const credentials = { email: member(user, 'email'), password: 'another fitting password' }
      const [, changed] = await Promise.all([signedIn(credentials), admin().patch(address, { role })])
      expect(changed.status).toBe(200)
      expect(member((await admin().get(address)).body, 'role')).toBe(role)
    }
    measured('F4', 'changes of a role beside a login undone by it', '0', `0 of ${rounds(4, 100)}`)
  })
})

it('nothing that anyone reads contains a hash, a salt or a token', async () => {
  await signedIn()
  for (const [path, expected] of [
    ['/users', 200],
    ['/users/me', 200],
    ['/access', 200],
    ['/contactus', 200],
    ['/sessions', 200],
    ['/receipts', 404],
  ] as const) {
    const { status, text } = await admin().get(path)
    expect([path, status]).toEqual([path, expected])
    expect(text).not.toMatch(/"(hash|salt|token|resetPasswordToken|key)":"/)
  }
  expect(entities(await admin().get('/contactus'))).toBeDefined()
})
