import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { type Answer, Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { member } from '../support/entities.ts'
import { admin, ownServer, ownServerWithAdmin, sharedUrl, visitor } from './support/context.ts'
import { administrator, programOf, signedInEditor } from '../support/people.ts'

const rejected = ({ status, body }: Answer) => [status, member(body, 'message')]
const OVER = [400, 'This link is no longer valid. Please ask for a new one.']

const invitation = (fields: object = {}) => ({
  name: 'Maya Gurung',
  email: `${randomUUID()}@example.com`,
  role: 'editor',
  send: 'link',
  ...fields,
})

interface Invited {
  id: string
  email: string
  token: string
}

const tokenOf = (answer: Answer): string => String(member(answer.body, 'link')).split('/new-password#')[1] ?? 'none'

async function invite(by: Client, fields: object = {}): Promise<Invited> {
  const answer = await by.post('/people', invitation(fields))
  expect(answer.status).toBe(201)
  return { id: String(member(answer.body, '_id')), email: String(member(answer.body, 'email')), token: tokenOf(answer) }
}

const accept = (token: string, password = 'chosen by Maya herself', by = visitor()) =>
  by.post('/password-reset/confirm', { token, password })

const rowOf = async (id: string, by = admin()): Promise<unknown> => {
  const { body } = await by.get('/people')
  return Array.isArray(body) ? body.find((person: unknown) => member(person, '_id') === id) : undefined
}

it('an invitation makes an account that nobody can sign in to until its link has set a password, once', async () => {
  const { id, email, token } = await invite(admin())
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await rowOf(id)).toEqual({
    _id: id,
    name: 'Maya Gurung',
    email,
    role: 'editor',
    invited: true,
    usedAt: null,
    secondFactor: false,
  })
  for (const password of ['', 'undefined', 'null', token])
    expect((await visitor().post('/login', { email, password })).status).toBeGreaterThanOrEqual(400)
  expect((await accept(token, 'short')).status).toBe(400)
  expect((await accept(token, 'password123')).status).toBe(400)
  const accepted = await accept(token)
  expect(accepted).toMatchObject({ status: 200, body: { email } })
  expect(accepted.headers.get('set-cookie')).toBeNull()
  expect(rejected(await accept(token))).toEqual(OVER)
  const client = new Client(sharedUrl)
  expect((await client.post('/login', { email, password: 'chosen by Maya herself' })).status).toBe(200)
  expect((await client.get('/account')).body).toMatchObject({ role: 'editor' })
  expect((await client.get('/people')).status).toBe(403)
  expect(await rowOf(id)).toMatchObject({ invited: false, usedAt: expect.any(String) })
  const lines = async () =>
    member((await admin().get(`/audit?where[documentId][equals]=${id}&where[kind][equals]=Invitation`)).body, 'docs')
  await expect
    .poll(lines)
    .toMatchObject([{ action: 'created', who: `${administrator.name} <${administrator.email}>`, title: 'Maya Gurung' }])
})

it('a newer link, another e-mail, the account’s end: each ends the invitation; a week does, too', async () => {
  const clock = await movableClock()
  const server = await ownServer(clock.environment)
  const by = new Client(server.url)
  expect((await by.post('/register', administrator)).status).toBe(201)
  const [replaced, corrected, removed, late, intime] = [
    await invite(by),
    await invite(by),
    await invite(by),
    await invite(by),
    await invite(by),
  ]
  const newer = tokenOf(await by.post(`/people/${replaced.id}/link`, { send: 'link' }))
  expect((await by.patch(`/users/${corrected.id}`, { email: 'right@example.com' })).status).toBe(200)
  expect((await by.remove(`/people/${removed.id}`)).status).toBe(200)
  const stranger = new Client(server.url)
  for (const { token } of [replaced, corrected, removed])
    expect(rejected(await accept(token, undefined, stranger))).toEqual(OVER)
  expect((await accept(newer, undefined, stranger)).status).toBe(200)
  await clock.moveBy(server, 6 * 24 * HOUR_MS)
  expect((await accept(intime.token, undefined, stranger)).status).toBe(200)
  await clock.moveBy(server, 8 * 24 * HOUR_MS)
  expect(rejected(await accept(late.token, undefined, stranger))).toEqual(OVER)
})

it.each([
  [{ name: ' ' }, 400, 'name', 'Name is required'],
  [{ email: 'nobody' }, 400, 'email', 'Email is not valid'],
  [{ email: administrator.email.toUpperCase() }, 409, 'email', 'Email is already registered'],
  [{ role: undefined }, 400, 'role', 'Role must be administrator or editor'],
  [{ role: 'owner' }, 400, 'role', 'Role must be administrator or editor'],
  [{ send: 'pigeon' }, 400, 'send', 'Send must be mail or link'],
  [{ send: 'mail' }, 400, 'send', 'This site sends no mail: make a link instead'],
])('an invitation with %j is rejected', async (fields, status, field, message) => {
  const { status: found, body } = await admin().post('/people', invitation(fields))
  expect([found, body]).toEqual([status, { message, errors: [{ field, message }] }])
})

it('of two invitations to one address at once, one makes the account', async () => {
  const given = invitation()
  const answers = await Promise.all([admin().post('/people', given), admin().post('/people', given)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

it('a role is given by another administrator; what it does not allow ends', async () => {
  const { id, email, token } = await invite(admin(), { role: 'administrator' })
  await accept(token)
  const other = new Client(sharedUrl)
  await other.post('/login', { email, password: 'chosen by Maya herself' })
  const key = await other.post('/account/api-keys', {
    name: 'N',
    role: 'administrator',
    password: 'chosen by Maya herself',
  })
  const program = Object.assign(new Client(sharedUrl), { key: String(member(key.body, 'key')) })
  expect((await program.get('/people')).status).toBe(200)
  expect(rejected(await other.patch(`/people/${id}`, { role: 'editor' }))[0]).toBe(403)
  expect(rejected(await other.remove(`/people/${id}`))[0]).toBe(403)
  expect((await admin().patch(`/people/${id}`, { role: 'editor' })).body).toMatchObject({ _id: id, role: 'editor' })
  expect([(await other.get('/people')).status, (await program.get('/people')).status]).toEqual([403, 401])
  expect((await admin().remove(`/people/${id}`)).status).toBe(200)
  expect((await other.get('/loggedin')).body).toBe(false)
  expect((await admin().remove(`/people/${id}`)).status).toBe(404)
})

it('of administrators who take one another’s role at once, one is always left', async () => {
  const { client } = await ownServerWithAdmin()
  const own = String(member((await client.get('/account')).body, '_id'))
  const other = new Client(client.url)
  other.cookie = client.cookie
  const account = { name: 'B', email: 'b@example.com', password: 'a fitting password' }
  const id = String(member((await other.post('/register', account)).body, '_id'))
  const answers = await Promise.all([
    client.patch(`/people/${id}`, { role: 'editor' }),
    other.patch(`/people/${own}`, { role: 'editor' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

it('a link for another person’s account is a link to a new password, for an hour', async () => {
  const editor = await signedInEditor(admin())
  const { body } = await editor.get('/account')
  const made = await admin().post(`/people/${String(member(body, '_id'))}/link`, { send: 'link' })
  expect(made.status).toBe(201)
  expect((await editor.get('/loggedin')).body).toBe(true)
  expect((await accept(tokenOf(made))).body).toMatchObject({ email: member(body, 'email') })
  expect((await editor.get('/loggedin')).body).toBe(false)
})

it('a forgotten password: the same answer for known and unknown addresses, and whether mail is sent', async () => {
  expect((await visitor().get('/password-reset')).body).toEqual({ byMail: false })
  const ask = async (email: string) => {
    const { status, text } = await visitor().post('/password-reset', { email })
    return [status, text]
  }
  expect(await ask(administrator.email)).toEqual(await ask('nobody@example.com'))
  expect((await ask('no address'))[0]).toBe(400)
  expect(rejected(await accept('made up'))).toEqual(OVER)
  expect((await programOf(admin()).then((program) => program.get('/account'))).status).toBe(200)
  await admin().remove('/api-keys?where[name][equals]=Importer')
})
