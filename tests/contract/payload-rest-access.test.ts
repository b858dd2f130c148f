import { beforeAll, describe, expect, it } from 'vitest'

import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { type Call, callsOf } from '#contract/calls-of-type.ts'
import { type Answer, type Client, fileOf } from '../support/client.ts'
import { member, nativeSample, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'
import { passwordOf, sessionOf, signedInEditor } from '../support/people.ts'

type Rule = 'anyone' | 'published' | 'staff' | 'administrators' | 'own' | 'nobody'
type Who = 'visitor' | 'editor' | 'administrator'
const operations = ['create', 'read', 'update', 'delete'] as const
type Operation = (typeof operations)[number]
type Rules = Readonly<Record<Operation, Rule>>

const sameFor = (rule: Rule): Rules => ({ create: rule, read: rule, update: rule, delete: rule })
/** Deleting here is permanent and bypasses the trash. */
const written = (read: Rule): Rules => ({ ...sameFor('staff'), read, delete: 'administrators' })

/** The access rules of Payload's own REST API. A collection that is missing here fails the last test. */
const rules: Readonly<Record<string, Rules>> = {
  abouts: written('published'),
  blogs: written('published'),
  services: written('published'),
  careers: written('published'),
  deadlines: written('published'),
  policies: written('published'),
  teams: written('staff'),
  faqs: written('staff'),
  tags: written('staff'),
  media: written('staff'),
  inquiries: written('staff'),
  users: { create: 'administrators', read: 'own', update: 'own', delete: 'administrators' },
  audit: { ...sameFor('nobody'), read: 'administrators' },
  'api-keys': { create: 'staff', read: 'own', update: 'nobody', delete: 'own' },
  sessions: { create: 'nobody', read: 'own', update: 'nobody', delete: 'own' },
  receipts: sameFor('nobody'),
  redirects: sameFor('nobody'),
  'payload-jobs': sameFor('nobody'),
  'payload-migrations': sameFor('nobody'),
}

const administratorsAlone = new Set<Rule>(['administrators', 'own'])

/** Whether a caller has access to another user's document, a draft where the collection has drafts. */
function may(who: Who, rule: Rule): boolean {
  if (rule === 'anyone') return true
  if (rule === 'nobody' || who === 'visitor') return false
  return who === 'administrator' || !administratorsAlone.has(rule)
}

let editor: Client
beforeAll(async () => {
  editor = await signedInEditor(admin())
})
const callers: Readonly<Record<Who, () => Client>> = { visitor, editor: () => editor, administrator: admin }

let count = 0
const fieldsOf = (slug: string): Record<string, unknown> => {
  const name = resourceNames.find((word) => `${word}s` === slug) ?? (slug === 'inquiries' ? 'inquiry' : undefined)
  if (name) {
    const { description, ...plain } = nativeSample(resources[name])
    return name === 'faq' ? { ...plain, description } : plain
  }
  count += 1
  return {
    name: 'Nima',
    email: `nima-${count}@example.com`,
    password: 'a fitting password',
    title: 'T',
    role: 'editor',
  }
}

async function createBy(client: Client, slug: string): Promise<Answer> {
  if (slug === 'api-keys')
    return client.post('/account/api-keys', { ...fieldsOf(slug), password: await passwordOf(client) })
  if (slug !== 'media') return client.post(`/${slug}?draft=true`, { ...fieldsOf(slug), _status: 'draft' })
  const body = new FormData()
  body.append('file', fileOf(await picture()))
  return client.fetch('/api/media', { method: 'POST', body })
}

/** The id of another user's document; an invented one for collections that cannot be written. */
async function newDocument(slug: string): Promise<string> {
  if (slug === 'sessions') return sessionOf(await signedInEditor(admin()))
  if (slug === 'api-keys') return String(member((await createBy(await signedInEditor(admin()), slug)).body, 'id'))
  return String(member(member((await createBy(admin(), slug)).body, 'doc'), 'id') ?? '1')
}

const documents = new Map<string, Promise<string>>()
/** Shared by all requests that do not delete it, since signing in its owner takes long. */
async function documentOf(slug: string): Promise<string> {
  const id = documents.get(slug) ?? newDocument(slug)
  documents.set(slug, id)
  return id
}

async function attempt(client: Client, slug: string, operation: Operation): Promise<Answer> {
  if (operation === 'create') return createBy(client, slug)
  if (slug === 'audit' && operation === 'read') return client.get('/audit')
  const path = `/${slug}/${await documentOf(slug)}`
  if (operation === 'read') return client.get(path)
  if (operation === 'update') return client.patch(path, { name: 'Changed', alt: 'Changed' })
  documents.delete(slug)
  return client.remove(path)
}

const cases = Object.entries(rules).flatMap(([slug, rule]) =>
  operations.flatMap((operation) =>
    (['visitor', 'editor', 'administrator'] as const).map((who) => [slug, operation, who, rule[operation]] as const),
  ),
)

describe('Payload’s own REST', () => {
  it.each(cases)('%s: %s by %s follows the rule', async (slug, operation, who, rule) => {
    const { status, text } = await attempt(callers[who](), slug, operation)
    if (may(who, rule)) expect([200, 201], text.slice(0, 300)).toContain(status)
    else expect([401, 403, 404, 405, 501], text.slice(0, 300)).toContain(status)
  })

  it('has no collection beside those of the table', async () => {
    const { body } = await admin().get('/access')
    const own = ['payload-preferences', 'payload-locked-documents', 'payload-kv']
    const known = new Set([...Object.keys(rules), ...own])
    expect(Object.keys(member(body, 'collections') ?? {}).filter((slug) => !known.has(slug))).toEqual([])
  })

  it('shows and changes the site’s settings to administrators alone', async () => {
    const tried = async (client: Client) => [
      (await client.get('/globals/site-settings')).status,
      (await client.post('/globals/site-settings', {})).status,
    ]
    expect(await tried(visitor())).toEqual([401, 401])
    expect(await tried(editor)).toEqual([403, 403])
    expect(await tried(admin())).toEqual([200, 200])
  })
})

describe('a role', () => {
  const roleOf = async (client: Client) => member(member((await client.get('/users/me')).body, 'user'), 'role')
  const idOf = async (client: Client) => String(member(member((await client.get('/users/me')).body, 'user'), 'id'))

  it('is taken from no registration and changed by nobody on the own account', async () => {
    expect(await roleOf(admin())).toBe('administrator')
    expect(await roleOf(editor)).toBe('editor')
    const own = await editor.patch(`/users/${await idOf(editor)}`, { role: 'administrator', name: 'Still an editor' })
    expect([own.status, await roleOf(editor)]).toEqual([200, 'editor'])
    await admin().patch(`/users/${await idOf(admin())}`, { role: 'editor' })
    await admin().patch('/users?where[email][equals]=asha@example.com', { role: 'editor' })
    expect(await roleOf(admin())).toBe('administrator')
    const email = 'made@example.com'
    const body = { name: 'Made', email, password: 'a fitting password', role: 'editor' }
    const made = String(member((await admin().post('/register', body)).body, '_id'))
    expect(member((await admin().get(`/users/${made}`)).body, 'role')).toBe('administrator')
  })

  it('I5: is not given by an operator of the database, through whichever form', async () => {
    const id = await idOf(editor)
    const operators = { $set: { role: 'administrator' }, $unset: { name: 1, hash: 1 }, $rename: { name: 'role' } }
    for (const [name, value] of Object.entries(operators)) {
      const answers = [
        await editor.patch(`/users/${id}`, { [name]: value }),
        await editor.patch(`/users?where[id][equals]=${id}`, { [name]: value }),
        await editor.send(
          'PATCH',
          `/users/${id}`,
          { _payload: JSON.stringify({ [name]: value }) },
          { as: 'multipart' },
        ),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(await roleOf(editor)).toBe('editor')
  })

  it('is given by another administrator, and holds from the next call on', async () => {
    const promoted = await signedInEditor(admin())
    const id = await idOf(promoted)
    await admin().patch(`/users/${id}`, { role: 'administrator' })
    expect((await promoted.get('/audit')).status).toBe(200)
    await admin().patch(`/users/${id}`, { role: 'editor' })
    expect((await promoted.get('/audit')).status).toBe(403)
  })

  it('keeps the own account: no administrator deletes it, so that one is always left', async () => {
    const id = await idOf(admin())
    expect([403, 404]).toContain((await admin().remove(`/users/${id}`)).status)
    await admin().remove(`/users?where[id][equals]=${id}`)
    expect(await roleOf(admin())).toBe('administrator')
  })

  it('of an editor adds no people: 403 with a clear sentence, 401 to visitors', async () => {
    const registration = { name: 'N', email: 'by-editor@example.com', password: 'a fitting password' }
    expect((await visitor().post('/register', registration)).status).toBe(401)
    const answer = await editor.post('/register', registration)
    expect([answer.status, answer.body]).toEqual([403, { message: 'Only administrators may add people' }])
  })
})

describe('the contract', () => {
  const calls = resourceNames.flatMap((name) =>
    callsOf(resources[name]).flatMap((call) =>
      call.who === 'staff' ? [[`${call.methods[0]} ${call.path}`, name, call] as const] : [],
    ),
  )

  const call = async (client: Client, name: ResourceName, { action, methods, path }: Call): Promise<number> => {
    const id = path.includes(':id') ? (await create(name))._id : ''
    const fields = action === 'create' ? sample(resources[name]) : {}
    const [method = ''] = methods
    const address = path.replace(':id', id)
    return (method === 'GET' ? await client.get(address) : await client.send(method, address, fields)).status
  }

  it.each(calls)('%s is for staff: 401 to a visitor, done for editors and administrators', async (_, name, wanted) => {
    expect(await call(visitor(), name, wanted)).toBe(401)
    for (const client of [editor, admin()]) expect([200, 201]).toContain(await call(client, name, wanted))
  })

  it('shows drafts to staff alone', async () => {
    await createDraft('abouts', { title: 'A draft for staff' })
    expect((await visitor().get('/about?status=any')).status).toBe(401)
    expect((await editor.get('/about?status=any')).text).toContain('A draft for staff')
  })
})
