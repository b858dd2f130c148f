import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { type Answer, Client, type Fields } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { admin, ownServerWithAdmin, sharedUrl, visitor } from './support/context.ts'
import { administrator, passwordOf, programOf, signedInEditor } from '../support/people.ts'

const isSignedIn = async (client: Client) => (await client.get('/loggedin')).body
const rejected = ({ status, body }: Answer) => [status, member(body, 'message')]
const failure = (status: number, field: string, message: string) => [status, { message, errors: [{ field, message }] }]
const answer = ({ status, body }: Answer) => [status, body]
const list = ({ body }: Answer): unknown[] => (Array.isArray(body) ? body : [])

interface Editor {
  client: Client
  id: string
  email: string
  password: string
}

async function editor(): Promise<Editor> {
  const client = await signedInEditor(admin())
  const { body } = await client.get('/account')
  return {
    client,
    id: String(member(body, '_id')),
    email: String(member(body, 'email')),
    password: await passwordOf(client),
  }
}

async function signedIn(email: string, password: string, url = sharedUrl): Promise<Client> {
  const client = new Client(url)
  expect((await client.post('/login', { email, password })).status).toBe(200)
  return client
}

const auditOf = async (id: string, by = admin()): Promise<unknown[]> => {
  const docs = member((await by.get(`/audit?where[documentId][equals]=${id}&sort=at`)).body, 'docs')
  return Array.isArray(docs) ? docs.map((line: unknown) => `${member(line, 'action')} ${member(line, 'kind')}`) : []
}

/** The calls of these routes, with the callers that have access: staff or administrators, and whether API keys do. */
const calls: readonly [method: string, path: string, who: 'staff' | 'administrator', keys: boolean][] = [
  ['GET', '/account', 'staff', true],
  ['PATCH', '/account', 'staff', false],
  ['POST', '/account/password', 'staff', false],
  ['GET', '/account/sessions', 'staff', false],
  ['DELETE', '/account/sessions/nothing', 'staff', false],
  ['GET', '/account/second-factor', 'staff', false],
  ['POST', '/account/second-factor', 'staff', false],
  ['POST', '/account/second-factor/confirm', 'staff', false],
  ['POST', '/account/second-factor/recovery-codes', 'staff', false],
  ['POST', '/account/second-factor/off', 'staff', false],
  ['GET', '/sign-in-policy', 'administrator', true],
  ['PATCH', '/sign-in-policy', 'administrator', false],
  ['DELETE', '/people/nobody/second-factor', 'administrator', false],
  ['GET', '/account/api-keys', 'staff', false],
  ['DELETE', '/account/api-keys/nothing', 'staff', false],
  ['GET', '/people', 'administrator', true],
  ['POST', '/people', 'administrator', false],
  ['PATCH', '/people/nobody', 'administrator', false],
  ['DELETE', '/people/nobody', 'administrator', false],
  ['POST', '/people/nobody/link', 'administrator', false],
]

describe('who may call what', () => {
  it.each(calls)('%s %s is for %s, and with a key: %s', async (method, path, who, keys) => {
    const ask = async (client: Client, headers: Record<string, string> = {}) =>
      rejected(
        method === 'GET' || method === 'DELETE'
          ? await client.fetch(`/api${path}`, { method, headers })
          : await client.send(method, path, {}, { headers }),
      )
    const { client } = await editor()
    const notSignedIn = [401, 'Please login first']
    expect(await ask(visitor())).toEqual(notSignedIn)
    const asEditor = await ask(client)
    if (who === 'administrator') expect(asEditor).toEqual([403, 'You are not allowed to perform this action.'])
    else expect([200, 400, 404]).toContain(asEditor[0])
    expect([200, 400, 404]).toContain((await ask(admin()))[0])
    const byKey = await ask(await programOf(admin(), 'administrator'))
    if (keys) expect(byKey[0]).toBe(200)
    else expect(byKey).toEqual([403, 'Not with an API key: please log in'])
    if (method !== 'GET') expect((await ask(admin(), { origin: 'https://other.example' }))[0]).toBe(403)
    await admin().remove('/api-keys?where[name][equals]=Importer')
  })
})

describe('the own account', () => {
  it('says who is signed in, with the role of the session or key', async () => {
    const { client, id, email } = await editor()
    const own = { _id: id, name: 'Dipa Lama', email, role: 'editor', language: 'en', secondFactor: 'off' }
    expect((await client.get('/account')).body).toEqual(own)
    const program = await programOf(admin(), 'editor')
    expect((await program.get('/account')).body).toMatchObject({ name: administrator.name, role: 'editor' })
    await admin().remove('/api-keys?where[name][equals]=Importer')
  })

  it('changes its name without a password, and nothing that is not sent', async () => {
    const { client, email } = await editor()
    const changed = await client.patch('/account', { name: '  Dipa Tamang ', role: 'administrator', _id: 'x' })
    expect(answer(changed)).toEqual([200, expect.objectContaining({ name: 'Dipa Tamang', email, role: 'editor' })])
    const lines = await client.patch('/account', { name: 'Dipa\r\n\u2028Tamang' })
    expect(answer(lines)).toEqual([200, expect.objectContaining({ name: 'Dipa Tamang' })])
    expect(answer(await client.patch('/account', { name: ' ' }))).toEqual(failure(400, 'name', 'Name is required'))
  })

  it('changes its language without a password, to one that there is', async () => {
    const { client } = await editor()
    expect(answer(await client.patch('/account', { language: 'ne' }))[1]).toMatchObject({ language: 'ne' })
    expect((await client.get('/account')).body).toMatchObject({ name: 'Dipa Lama', language: 'ne' })
    expect(answer(await client.patch('/account', { language: 'de' }))).toEqual(
      failure(400, 'language', 'Language must be en or ne'),
    )
  })

  it('changes its e-mail with the current password alone, and signs in by the new one', async () => {
    const { client, email, password } = await editor()
    const next = `${randomUUID()}@example.com`
    const change = (fields: object) => client.patch('/account', { email: next.toUpperCase(), ...fields })
    expect(answer(await change({}))).toEqual(failure(400, 'currentPassword', 'Current password is required'))
    expect(answer(await change({ currentPassword: 'a guess' }))).toEqual(
      failure(400, 'currentPassword', 'Password is incorrect'),
    )
    expect(answer(await change({ email: administrator.email, currentPassword: password }))).toEqual(
      failure(409, 'email', 'Email is already registered'),
    )
    expect(answer(await change({ email: 'nobody', currentPassword: password }))).toEqual(
      failure(400, 'email', 'Email is not valid'),
    )
    expect((await change({ currentPassword: password })).body).toMatchObject({ email: next })
    expect(await isSignedIn(client)).toBe(true)
    expect((await visitor().post('/login', { email, password })).status).toBe(401)
    await signedIn(next, password)
  })

  it('A13: changes its password with the current one alone: other sessions and all keys end', async () => {
    const { client, id, email, password } = await editor()
    const other = await signedIn(email, password)
    const program = await programOf(client)
    const change = (fields: Fields) => client.post('/account/password', fields)
    const next = 'a wholly new password'
    expect(answer(await change({ password: next }))).toEqual(
      failure(400, 'currentPassword', 'Current password is required'),
    )
    expect(answer(await change({ currentPassword: 'a guess', password: next }))).toEqual(
      failure(400, 'currentPassword', 'Password is incorrect'),
    )
    expect((await change({ currentPassword: password, password: 'short' })).status).toBe(400)
    expect((await change({ currentPassword: password, password: 'password123' })).status).toBe(400)
    expect([await isSignedIn(other), await isSignedIn(program)]).toEqual([true, true])
    expect((await change({ currentPassword: password, password: next })).status).toBe(200)
    expect([await isSignedIn(client), await isSignedIn(other), await isSignedIn(program)]).toEqual([true, false, false])
    expect((await visitor().post('/login', { email, password })).status).toBe(401)
    await signedIn(email, next)
    await expect.poll(() => auditOf(id)).toContain('set a new password Person')
  })

  it('keeps e-mail and password from a session without the password, at Payload’s endpoints too', async () => {
    const { client, id, email, password } = await editor()
    const wanted = [{ password: 'a wholly new password' }, { email: 'taken-over@example.com' }]
    for (const fields of wanted)
      for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
        const { status, text } = await client.patch(path, fields)
        expect([status, text]).toEqual([400, expect.stringMatching(/field is invalid|at \/account/)])
      }
    expect(answer(await client.post('/people', {}))[0]).toBe(403)
    const own = String(member((await admin().get('/account')).body, '_id'))
    expect(rejected(await admin().post(`/people/${own}/link`, { send: 'link' }))[0]).toBe(403)
    expect((await client.patch(`/users/${id}`, { name: 'Dipa\nLama', email })).status).toBe(200)
    expect((await client.get('/account')).body).toMatchObject({ name: 'Dipa Lama' })
    await signedIn(email, password)
  })

  it('F7: wrong passwords count as attempts to sign in', async () => {
    const { client } = await ownServerWithAdmin({ RATE_LIMITS: 'on', LIMIT_LOGIN_ACCOUNT: '3/900' })
    const guess = (currentPassword: string) =>
      client.post('/account/password', { currentPassword, password: 'a wholly new password' })
    const statuses = [await guess('one'), await guess('two'), await guess('three')].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400])
    expect((await guess(administrator.password)).status).toBe(429)
    expect(await isSignedIn(client)).toBe(true)
  })
})

describe('the own sessions and keys', () => {
  it('are listed without secrets, and end one by one or all others at once', async () => {
    const { client, email, password } = await editor()
    const others = [await signedIn(email, password), await signedIn(email, password), await signedIn(email, password)]
    const sessions = list(await client.get('/account/sessions'))
    expect(sessions).toHaveLength(4)
    expect(sessions.filter((session) => member(session, 'current') === true)).toHaveLength(1)
    expect(Object.keys(Object(sessions[0])).toSorted()).toEqual(
      ['_id', 'address', 'createdAt', 'current', 'device', 'usedAt'].toSorted(),
    )
    const [first] = others
    const own = first ? list(await first.get('/account/sessions')) : []
    const id = String(
      member(
        own.find((session) => member(session, 'current') === true),
        '_id',
      ),
    )
    expect((await admin().remove(`/account/sessions/${id}`)).status).toBe(404)
    expect((await client.remove(`/account/sessions/${id}`)).status).toBe(200)
    expect(await Promise.all([client, ...others].map(isSignedIn))).toEqual([true, false, true, true])
    expect(list(await client.remove('/account/sessions'))).toHaveLength(2)
    expect(await Promise.all([client, ...others].map(isSignedIn))).toEqual([true, false, false, false])
    await expect.poll(() => auditOf(id)).toEqual(['deleted Session'])
  })

  it('a key is listed without its secret, and an administrator cannot end another person’s here', async () => {
    const { client } = await editor()
    const program = await programOf(client)
    const [key] = list(await client.get('/account/api-keys'))
    expect(key).toEqual({
      _id: expect.any(String),
      name: 'Importer',
      role: 'editor',
      createdAt: expect.any(String),
      usedAt: null,
    })
    const path = `/account/api-keys/${String(member(key, '_id'))}`
    expect((await admin().remove(path)).status).toBe(404)
    expect(await isSignedIn(program)).toBe(true)
    expect((await client.remove(path)).status).toBe(200)
    expect(await isSignedIn(program)).toBe(false)
  })
})
