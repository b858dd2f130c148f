import { afterAll, describe, expect, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, ownServerWithAdmin, sharedUrl, visitor } from './support/context.ts'
import { administrator, passwordOf, programOf, signedInEditor } from '../support/people.ts'

const idOf = async (client: Client): Promise<string> =>
  String(member(member((await client.get('/users/me')).body, 'user'), 'id'))

const keysOf = async (client: Client): Promise<unknown[]> => {
  const docs = member((await client.get('/api-keys?limit=50')).body, 'docs')
  return Array.isArray(docs) ? docs : []
}

const isSignedIn = async (client: Client) => (await client.get('/loggedin')).body

const actionsOf = async (by: Client, id: string): Promise<unknown[]> => {
  const docs = member((await by.get(`/audit?where[documentId][equals]=${id}&sort=at`)).body, 'docs')
  return Array.isArray(docs) ? docs.map((line: unknown) => member(line, 'action')) : []
}

const withKey = (key: string, url = sharedUrl): Client => Object.assign(new Client(url), { key })

const rejected = ({ status, body }: Answer) => [status, member(body, 'message')]
const NOT_WITH_KEY = [403, 'Not with an API key: please log in']

// The shared administrator may have ten.
afterAll(async () => void (await admin().remove('/api-keys?where[name][equals]=Importer')))

describe('a key', () => {
  it('signs a program in, without a cookie and from any origin, and is shown in one response only', async () => {
    const editor = await signedInEditor(admin())
    const password = await passwordOf(editor)
    const made = await editor.post('/account/api-keys', { name: ' Importer ', role: 'editor', password })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'Importer', role: 'editor', key: expect.stringMatching(/^key_[\w-]{43}$/) })
    const key = String(member(made.body, 'key'))
    const program = withKey(key)
    expect(await isSignedIn(program)).toBe(true)
    const headers = { origin: 'https://elsewhere.example' }
    const created = entity(await program.post('/blog/', { title: 'By a program' }, { headers, image: await picture() }))
    expect((await program.remove(`/blog/${created._id}`, headers)).status).toBe(200)
    expect(created.image).toMatchObject({ width: 64 })
    const [listed] = await keysOf(editor)
    expect(listed).toMatchObject({ name: 'Importer', role: 'editor', usedAt: expect.any(String), address: '127.0.0.1' })
    for (const secret of ['key', 'password']) {
      expect(listed).not.toHaveProperty(secret)
      expect((await editor.get(`/api-keys?where[${secret}][like]=a`)).status).toBe(400)
    }
    expect(JSON.stringify(await keysOf(editor))).not.toContain(key)
  })

  it('reads as what it is, whatever the rights of its owner, and neither keys nor sessions', async () => {
    const program = await programOf(admin())
    expect(member(member((await program.get('/users/me')).body, 'user'), 'role')).toBe('editor')
    expect(member((await program.get('/account')).body, 'role')).toBe('editor')
    for (const path of ['/api-keys', '/api-keys/count', '/sessions', '/sessions/count'])
      expect(rejected(await program.get(path))).toEqual(NOT_WITH_KEY)
  })

  it('takes precedence: the session cookie of the same request is ignored', async () => {
    const { cookie = '' } = admin()
    const headers = { cookie, authorization: `users API-Key key_${'A'.repeat(43)}` }
    expect((await visitor().get('/loggedin', headers)).body).toBe(false)
    expect(rejected(await visitor().get('/contactus', headers))).toEqual([401, 'API key is not valid'])
    expect((await visitor().post('/faq', { title: 'T', description: 'D' }, { headers })).status).toBe(401)
  })

  it.each(['', 'x', `key_${'A'.repeat(43)}`, `key_${'A'.repeat(5000)}`, "' OR 1=1 --"])(
    'that was never made signs nobody in: %#',
    async (key) => {
      const program = withKey(key)
      expect(rejected(await program.get('/contactus'))).toEqual([401, 'API key is not valid'])
      expect((await program.get('/blogs')).status).toBe(401)
      expect((await program.get('/blog')).status).toBe(200)
      expect(await isSignedIn(program)).toBe(false)
    },
  )

  it('is accepted in the Authorization scheme of keys only', async () => {
    const { key = '' } = await programOf(admin())
    for (const authorization of [`Bearer ${key}`, `JWT ${key}`, key, `API-Key ${key}`, `media API-Key ${key}`])
      expect((await visitor().get('/contactus', { authorization })).status).toBe(401)
  })

  it('opens none of the staff’s screens', async () => {
    const program = await programOf(admin(), 'administrator')
    const { status, headers } = await program.fetch('/dashboard')
    expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('login')])
  })
})

describe('the rights of a key', () => {
  it('are those of its role', async () => {
    const [asEditor, asAdministrator] = [await programOf(admin(), 'editor'), await programOf(admin(), 'administrator')]
    expect((await asEditor.get('/inquiries')).status).toBe(200)
    expect((await asEditor.get('/audit')).status).toBe(403)
    expect((await asAdministrator.get('/audit')).status).toBe(200)
  })

  it('are at most its owner’s', async () => {
    const editor = await signedInEditor(admin())
    const password = await passwordOf(editor)
    expect((await editor.post('/account/api-keys', { name: 'N', role: 'administrator', password })).status).toBe(403)
    await admin().patch(`/users/${await idOf(editor)}`, { role: 'administrator' })
    const [lost, stays] = [await programOf(editor, 'administrator'), await programOf(editor, 'editor')]
    await admin().patch(`/users/${await idOf(editor)}`, { role: 'editor' })
    expect([await isSignedIn(lost), await isSignedIn(stays)]).toEqual([false, true])
    expect(await keysOf(editor)).toHaveLength(1)
  })

  it('do not include changing accounts, sessions and keys', async () => {
    const person = await signedInEditor(admin())
    await admin().patch(`/users/${await idOf(person)}`, { role: 'administrator' })
    const program = await programOf(person, 'administrator')
    const own = await idOf(program)
    const password = 'a password of the key’s choice'
    const account = { name: 'N', email: 'by-key@example.com', password }
    const calls = [
      program.patch(`/users/${own}`, { password }),
      program.patch(`/users?where[id][equals]=${own}`, { password }),
      program.post('/users', { ...account, role: 'administrator' }),
      program.remove(`/users/${own}`),
      program.post('/register', account),
      program.post('/users/first-register', account),
      program.post('/account/api-keys', { name: 'N', role: 'editor' }),
      program.remove('/api-keys'),
      program.remove('/sessions'),
    ]
    for (const answer of await Promise.all(calls)) expect(rejected(answer)).toEqual(NOT_WITH_KEY)
    expect((await program.post('/users/refresh-token')).status).toBe(401)
    expect((await program.get('/users')).status).toBe(200)
  })
})

describe('a key ends', () => {
  const ends: readonly [string, (owner: Client) => Promise<Answer>][] = [
    ['when it is deleted', async (owner) => owner.remove('/api-keys?where[name][equals]=Importer')],
    [
      'when an administrator deletes it',
      async (owner) => admin().remove(`/api-keys?where[user][equals]=${await idOf(owner)}`),
    ],
    ['with its owner’s account', async (owner) => admin().remove(`/users/${await idOf(owner)}`)],
    [
      'with its owner’s password',
      async (owner) =>
        owner.post('/account/password', {
          currentPassword: await passwordOf(owner),
          password: 'a wholly new password',
        }),
    ],
  ]
  it.each(ends)('%s, and that is in the audit trail', async (_, end) => {
    const owner = await signedInEditor(admin())
    const program = await programOf(owner)
    const [key] = await keysOf(owner)
    const id = String(member(key, 'id'))
    expect(await isSignedIn(program)).toBe(true)
    expect((await end(owner)).status).toBe(200)
    expect((await program.get('/contactus')).status).toBe(401)
    expect((await admin().get(`/api-keys/${id}`)).status).toBe(404)
    await expect.poll(() => actionsOf(admin(), id)).toEqual(['created', 'used an API key', 'deleted'])
  })

  it('only by its owner: other users can neither see nor delete it', async () => {
    const [owner, other] = [await signedInEditor(admin()), await signedInEditor(admin())]
    const program = await programOf(owner)
    const [key] = await keysOf(owner)
    expect(await keysOf(other)).toEqual([])
    expect([403, 404]).toContain((await other.remove(`/api-keys/${String(member(key, 'id'))}`)).status)
    expect((await visitor().get('/api-keys')).status).toBe(401)
    expect(await isSignedIn(program)).toBe(true)
  })
})

it('what is done with a key is in the audit trail under its owner’s and its own name', async () => {
  const editor = await signedInEditor(admin())
  const made = entity(await (await programOf(editor)).post('/faq', { title: 'T', description: 'D' }))
  const lines = async () => member((await admin().get(`/audit?where[documentId][equals]=${made._id}`)).body, 'docs')
  const who = expect.stringMatching(/^Dipa Lama <.+> \(API key “Importer”\)$/)
  await expect.poll(lines).toMatchObject([{ action: 'created', who }])
})

it('a person has at most ten keys, also of those made at once', async () => {
  const editor = await signedInEditor(admin())
  const password = await passwordOf(editor)
  const make = () => editor.post('/account/api-keys', { name: 'N', role: 'editor', password })
  const statuses = (await Promise.all(Array.from({ length: 12 }, make))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
  expect(await keysOf(editor)).toHaveLength(10)
})

it.each([
  [{ role: 'editor' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(101), role: 'editor' }, 'name', 'Name must be at most 100 characters'],
  [{ name: 'N' }, 'role', 'Role must be administrator or editor'],
  [{ name: 'N', role: 'owner' }, 'role', 'Role must be administrator or editor'],
  [{ name: 'N', role: 'editor' }, 'password', 'Password is required'],
  [{ name: 'N', role: 'editor', password: ['a'] }, 'password', 'Password is required'],
  [{ name: 'N', role: 'editor', password: 'that of nobody' }, 'password', 'Password is incorrect'],
])('a key of %j is rejected', async (fields, field, message) => {
  const { status, body } = await admin().post('/account/api-keys', fields)
  expect([status, body]).toEqual([400, { message, errors: [{ field, message }] }])
})

it('a wrong password counts as an attempt to sign in, and is in the audit trail', async () => {
  const { client } = await ownServerWithAdmin({ RATE_LIMITS: 'on', LIMIT_LOGIN_ACCOUNT: '3/900' })
  const make = (password: string) => client.post('/account/api-keys', { name: 'N', role: 'editor', password })
  const guesses = [await make('guess one'), await make('guess two'), await make('guess three')]
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await make(administrator.password)).status).toBe(429)
  const lines = async () => member((await client.get('/audit?sort=-at&limit=1')).body, 'docs')
  await expect.poll(lines).toMatchObject([{ action: 'failed to sign in' }])
})

it('invalid keys are counted by client IP; signing in and valid keys are not affected', async () => {
  const { server, client } = await ownServerWithAdmin({ RATE_LIMITS: 'on', LIMIT_KEY_ADDRESS: '3/900' })
  const program = await programOf(client)
  const guess = () => withKey(`key_${'A'.repeat(43)}`, server.url).get('/contactus')
  const guesses = [await guess(), await guess(), await guess(), await guess()]
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  expect(Number(guesses[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await new Client(server.url).post('/login', administrator)).status).toBe(200)
  expect((await program.get('/contactus')).status).toBe(200)
})

it('a session whose cookie comes with a key is neither ended nor renewed by it', async () => {
  const person = await signedInEditor(admin())
  const both = {
    authorization: `users API-Key key_${'A'.repeat(43)}`,
    cookie: person.cookie ?? '',
    origin: 'https://other.example',
  }
  await visitor().fetch('/api/logout', { headers: both })
  const renewed = await visitor().fetch('/api/users/refresh-token', { method: 'POST', headers: both })
  expect([renewed.status, renewed.headers.get('set-cookie')]).toEqual([401, null])
  expect((await person.get('/loggedin')).body).toBe(true)
})
