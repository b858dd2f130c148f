import { describe, expect, it } from 'vitest'

import { Client, type Encoding, type Fields } from '../support/client.ts'
import { entities, entity, member, message } from '../support/entities.ts'
import { admin, sharedUrl, visitor } from './support/context.ts'
import { administrator } from './support/people.ts'

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
    expect(more).toEqual([])
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
  ])('with values that are no text answers 400: %o', async (fields) => {
    expect((await visitor().post('/login', fields)).status).toBe(400)
  })

  it('answers a password of 3 MB with 413', async () => {
    expect((await visitor().post('/login', { email, password: 'x'.repeat(3 * 1_048_576) })).status).toBe(413)
  })

  it('replaces a cookie that was there before', async () => {
    const client = visitor()
    client.cookie = 'payload-token=fixed'
    await client.post('/login', { email, password })
    expect(client.cookie).not.toContain('fixed')
  })

  it('ten times at once gives ten sessions that all live, each ended by itself', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => signedIn()))
    const [first, ...others] = clients
    await first?.get('/logout')
    const states = await Promise.all(clients.map((client) => client.get('/contactus')))
    expect(states.map(({ status }) => status)).toEqual([401, ...others.map(() => 200)])
  })
})

describe('logout', () => {
  it('ends the session on the server too and clears the cookie', async () => {
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

  it('while a login of the same person is under way is not undone by it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await signedIn()
      const stolen = new Client(sharedUrl)
      stolen.cookie = client.cookie
      await Promise.all([signedIn(), client.get('/logout')])
      expect((await stolen.get('/loggedin')).body).toBe(false)
    }
  })
})

describe('loggedin', () => {
  it('says true or false and is never kept', async () => {
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
    'x'.repeat(7000),
    '%00%ff',
  ])('a made-up session is none: %s', async (token) => {
    const client = visitor()
    client.cookie = `payload-token=${token}`
    expect((await client.get('/loggedin')).body).toBe(false)
    expect((await client.get('/contactus')).status).toBe(401)
  })

  it('a session changed in any part is none', async () => {
    const client = await signedIn()
    const [head = '', body = '', signature = ''] = (client.cookie ?? '').split('.')
    for (const forged of [
      `${head}.${body}.${signature.slice(1)}`,
      `${head}.${body}x.${signature}`,
      `${head}.${body}.`,
    ]) {
      client.cookie = forged
      expect((await client.get('/loggedin')).body).toBe(false)
    }
  })

  it('many and broken cookies are no fault', async () => {
    for (const cookie of [`a=b; ${'c=d; '.repeat(200)}`, '=;=;;', 'payload-token', 'payload-token=%E0%A4%A']) {
      const client = visitor()
      client.cookie = cookie
      expect((await client.get('/loggedin')).body).toBe(false)
    }
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

  it.each([email, ` ${email.toUpperCase()} `])('with a taken e-mail answers 409: %s', async (taken) => {
    const answer = await admin().post('/register', { name: 'N', email: taken, password: 'long enough' })
    expect([answer.status, answer.body]).toEqual([409, { message: 'Email is already registered' }])
  })

  it('takes a password verbatim, long ones and emoji too', async () => {
    for (const given of [
      ' spaces around ',
      'é'.repeat(40),
      '\u0065\u0301 decomposed',
      '😀'.repeat(1000),
      'x'.repeat(64),
    ]) {
      const person = { name: 'N', email: newEmail(), password: given }
      expect((await admin().post('/register', person)).status).toBe(201)
      await signedIn(person)
      const other = given.normalize('NFC') === given ? `${given} ` : given.normalize('NFC')
      expect((await visitor().post('/login', { ...person, password: other })).status).toBe(401)
    }
  })

  it('ignores roles, ids and secrets that a client sends', async () => {
    const person = { name: 'N', email: newEmail(), password: 'long enough' }
    const more = {
      _id: 'x',
      id: 'x',
      role: 'owner',
      hash: 'h',
      salt: 's',
      founder: 'second',
      sessions: [{}],
      collection: 'media',
    }
    const answer = await admin().post('/register', { ...person, ...more })
    expect(answer.status).toBe(201)
    expect(entity(answer)._id).not.toBe('x')
    await signedIn(person)
  })

  it('a homograph is an account of its own', async () => {
    const person = { name: 'N', email: 'аsha2@example.com', password: 'long enough' }
    expect((await admin().post('/register', person)).status).toBe(201)
    expect((await visitor().post('/login', { email: 'asha2@example.com', password: 'long enough' })).status).toBe(401)
  })
})

it('registration is open to nobody once there is a user', async () => {
  expect((await visitor().get('/registration')).body).toEqual({ open: false })
  const person = { name: 'N', email: newEmail(), password: 'long enough' }
  for (const path of ['/register', '/register/', '/users/first-register', '/users'])
    expect([401, 403]).toContain((await visitor().post(path, person)).status)
})

describe('a session ends everywhere', () => {
  it('when its person is deleted, or their password is changed by another', async () => {
    const person = { name: 'N', email: newEmail(), password: 'long enough' }
    const made = entity(await admin().post('/register', person))
    const session = await signedIn(person)
    expect((await admin().patch(`/users/${made._id}`, { password: 'another one' })).status).toBe(200)
    expect((await session.get('/loggedin')).body).toBe(false)
    const second = await signedIn({ ...person, password: 'another one' })
    expect((await admin().remove(`/users/${made._id}`)).status).toBe(200)
    expect((await second.get('/loggedin')).body).toBe(false)
    expect((await second.get('/contactus')).status).toBe(401)
  })
})

it('nothing that anyone reads contains a hash, a salt or a token', async () => {
  await signedIn()
  for (const path of ['/users', '/users/me', '/access', '/contactus', '/sessions', '/receipts']) {
    const { text } = await admin().get(path)
    expect(text).not.toMatch(/"(hash|salt|token|resetPasswordToken|key)":"/)
  }
  expect(entities(await admin().get('/contactus'))).toBeDefined()
})
