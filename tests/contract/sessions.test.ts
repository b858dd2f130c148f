import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { admin, sharedUrl } from './support/context.ts'
import { sessionOf, signedInEditor } from '../support/people.ts'

const isSignedIn = async (client: Client) => (await client.get('/loggedin')).body

async function signedInAgain(email: string, password: string, userAgent = 'curl/8.5.0'): Promise<Client> {
  const client = new Client(sharedUrl)
  await client.post('/login', { email, password }, { headers: { 'user-agent': userAgent } })
  return client
}

async function editorWithAccount(): Promise<{ client: Client; email: string; id: string }> {
  const client = await signedInEditor(admin())
  const user = member((await client.get('/users/me')).body, 'user')
  return { client, email: String(member(user, 'email')), id: String(member(user, 'id')) }
}

const password = 'another fitting password'

it('one sees the own sessions, by device, address and time, and none of their secrets', async () => {
  const { client, email } = await editorWithAccount()
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await signedInAgain(email, password, firefox)
  const { body } = await client.get('/sessions')
  expect(member(body, 'totalDocs')).toBe(2)
  const docs = member(body, 'docs')
  const [newest]: unknown[] = Array.isArray(docs) ? docs : []
  expect(newest).toMatchObject({
    device: 'Firefox on Linux',
    who: `Dipa Lama <${email}>`,
    address: '127.0.0.1',
    usedAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(newest).not.toHaveProperty('key')
  expect(newest).not.toHaveProperty('password')
  for (const secret of ['key', 'password'])
    expect((await client.get(`/sessions?where[${secret}][like]=a`)).status).toBeGreaterThanOrEqual(400)
})

it('one that is deleted is signed out, the others are not', async () => {
  const { client, email } = await editorWithAccount()
  const other = await signedInAgain(email, password)
  expect((await client.remove(`/sessions/${await sessionOf(other)}`)).status).toBe(200)
  expect([await isSignedIn(other), await isSignedIn(client)]).toEqual([false, true])
})

it('administrators end those of others, and that is in the audit trail', async () => {
  const { client } = await editorWithAccount()
  const session = await sessionOf(client)
  expect((await admin().remove(`/sessions/${session}`)).status).toBe(200)
  expect(await isSignedIn(client)).toBe(false)
  await expect
    .poll(async () => (await admin().get(`/audit?where[documentId][equals]=${session}`)).body)
    .toMatchObject({ docs: [{ action: 'deleted', kind: 'Session' }] })
})

it('A13: a new password ends all but the one it was set in', async () => {
  const { client, email, id } = await editorWithAccount()
  const other = await signedInAgain(email, password)
  const change = { currentPassword: password, password: 'a wholly new password' }
  expect((await client.post('/account/password', change)).status).toBe(200)
  expect([await isSignedIn(other), await isSignedIn(client)]).toEqual([false, true])
  expect(member((await client.get('/sessions')).body, 'totalDocs')).toBe(1)
  await admin().patch(`/users/${id}`, { password: 'set by an administrator' })
  expect(await isSignedIn(client)).toBe(false)
})

it('no endpoint creates or changes one', async () => {
  const { client } = await editorWithAccount()
  const session = await sessionOf(client)
  expect((await client.patch(`/sessions/${session}`, { expiresAt: '2099-01-01T00:00:00.000Z' })).status).toBe(405)
  expect((await admin().post('/sessions', { user: '1', key: 'x', password: 'x' })).status).toBe(405)
})
