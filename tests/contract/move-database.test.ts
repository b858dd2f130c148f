import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { type Db, MongoClient } from 'mongodb'
import { expect, inject, it, onTestFinished } from 'vitest'

import { resourceNames, resources } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { HOUR_MS, SECOND_MS } from '#contract/time.ts'
import { codeAt, setUpSecondFactor } from '../support/authenticator.ts'
import { runBackup, runProgram } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { entities, entity, image, member } from '../support/entities.ts'
import { administrator, EDITOR_PASSWORD, passwordOf, signedInEditor } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { register } from '../support/prepared.ts'
import { databaseSettings, type Environment, type Server, startServer } from '../support/server.ts'
import { onMongo } from './support/context.ts'

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g

/** Matches document ids of SQLite, which are UUIDs of version 7; rows of arrays have others. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

const moveDatabase = (environment: Environment, ...args: string[]) =>
  runProgram('move-database', args, { LOG_LEVEL: 'warn', ...environment })

/** JSON with sorted members, without null and false: Payload's own API omits them on one database and not on the other. */
const canonical = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, each]) => each !== null && each !== false)
            .toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : value,
  )

/**
 * The content of an instance for visitors and staff, with ids numbered by first occurrence.
 *
 * @param ids receives the ids of existing documents; the audit trail names deleted ones, too
 */
async function contentOf(server: Server, ids = new Set<string>()): Promise<Record<string, string>> {
  const staff = new Client(server.url)
  expect((await staff.post('/login', administrator)).status).toBe(200)
  const lists = resourceNames.flatMap((name) => {
    const call = `/api/${resources[name].path}/`
    return [call, `${call}?lang=ne`, ...(name === 'inquiry' ? [] : [`${call}?status=any`])]
  })
  const native = [
    '/api/audit?limit=100&depth=0&where[action][not_equals]=signed%20in',
    ...['users', 'media', 'blogs/versions', 'services/versions'].map(
      (collection) => `/api/${collection}?limit=10&depth=0&sort=createdAt`,
    ),
  ]
  const others = [
    '/api/site-content/',
    '/api/globals/site-settings?depth=0',
    '/api/trash',
    '/api/search?q=tax',
    '/api/dashboard',
    '/api/demo-content',
    '/api/desk',
    '/api/payload-preferences/look',
    '/api/blog/first',
  ]
  const pages = ['/', '/ne', '/blog', '/services', '/team', '/price', '/sitemap.xml', '/feed.xml']
  const read: Record<string, string> = {}
  for (const address of [...lists, ...others, ...native, ...pages]) {
    const { status, text } = await staff.fetch(address)
    expect([address, status, status === 200 ? '' : text]).toEqual([address, 200, ''])
    const numbers = new Map<string, number>()
    const named = (address.startsWith('/api/') ? canonical(text) : text).replace(ID, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size)
      if (!address.startsWith('/api/audit')) ids.add(id)
      return `id ${numbers.get(id)}`
    })
    // SQLite's adapter gives new settings the current time.
    const timeless = address.startsWith('/api/globals') ? named.replace(/"createdAt":"[^"]*",/, '') : named
    read[address] = `${status} ${timeless.replaceAll(server.url, '').replaceAll(String(server.port), '')}`
  }
  return read
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()

/** A code is accepted once, so the next sign-in needs the code of the next step. */
const STEP_MS = 30 * SECOND_MS

/** The credentials of an account with a second factor. */
interface Account {
  email: string
  secret: string
  recoveryCodes: string[]
}

/** More than are read at a time. */
const MANY = 101

/**
 * Adds what the demo content lacks: drafts, versions, translations, redirects, trash, inquiries, people. Returns the editor's credentials.
 */
async function write(client: Client): Promise<Account> {
  const editor = await signedInEditor(client)
  const post = entity(
    await editor.post('/blog/', { title: 'First', description: '<p>One</p>' }, { image: await picture() }),
  )
  await editor.patch(`/blog/${post._id}`, { description: `<p>Two</p><p><a href="/services">All</a></p>` })
  await client.patch(`/blogs/${post._id}?locale=ne`, { title: 'पहिलो' })
  await client.patch(`/blogs/${post._id}`, { slug: 'renamed' })
  await client.post('/blogs?draft=true', { title: 'Prepared', _status: 'draft' })
  await client.patch(`/blogs/${post._id}?draft=true`, { title: 'Next', _status: 'draft' })
  const adviser = entity(await client.post('/team/', { name: 'Asha', post: 'Adviser' }, { image: await picture() }))
  const service = entity(await client.post('/service/', { title: 'Audit', description: 'D', people: adviser._id }))
  await client.patch(`/service/${service._id}`, { description: 'E' })
  const gone = entity(await client.post('/faq/', { title: 'Gone?', description: 'Yes' }))
  await client.remove(`/faq/${gone._id}`)
  for (const n of Array.from({ length: MANY }, (_, at) => at))
    expect((await client.post('/faq/', { title: `Question ${n}`, description: 'Yes' })).status).toBe(201)
  expect((await client.post('/globals/site-settings', { firmName: 'Another name' })).status).toBe(200)
  const visitor = new Client(client.url)
  await visitor.post('/contactus/', { name: 'N', email: 'n@example.com', phone: '1', message: 'M' })
  const [inquiry] = entities(await client.get('/contactus'))
  await editor.patch(`/desk/${inquiry?._id}`, { taken: true, note: 'Called' })
  const at = new Date(Date.now() + HOUR_MS).toISOString()
  expect((await client.send('PUT', `/schedule/blog/${post._id}`, { action: 'unpublish', at })).status).toBe(200)
  const look = { value: { of: post._id, none: null } }
  expect((await client.post('/payload-preferences/look', look)).status).toBe(200)
  const factor = await setUpSecondFactor(editor, await passwordOf(editor), Date.now())
  return { email: String(member(member((await editor.get('/users/me')).body, 'user'), 'email')), ...factor }
}

const signInWith = async (server: Server, { email }: Account, code: string): Promise<number> => {
  const account = { email, password: EDITOR_PASSWORD, code }
  return (await new Client(server.url).post('/login', account)).status
}

/** The whole content of a MongoDB database as text. */
async function textOf(database: Db): Promise<string> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name)
  const documents = await Promise.all(names.map((name) => database.collection(name).find().toArray()))
  return JSON.stringify(documents)
}

/** The ids of all documents and versions of a MongoDB database, without the collections that a move leaves out. */
async function idsOf(database: Db): Promise<string[]> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name)
  const kept = names.filter((name) => !['sessions', 'receipts', 'payload-migrations'].includes(name))
  const documents = await Promise.all(kept.map((name) => database.collection(name).find().toArray()))
  return documents.flat().map(({ _id }) => String(_id))
}

/** The number of documents of each non-empty collection of a MongoDB database. */
async function countsOf(database: Db): Promise<Record<string, number>> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name)
  const counts = names.map(async (name) => [name, await database.collection(name).countDocuments()] as const)
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0))
}

/** Has a new editor take an inquiry, and deletes the editor; on MongoDB the inquiry keeps the reference. */
async function removeWhoTook(client: Client): Promise<void> {
  const leaving = await signedInEditor(client)
  const own = String(member((await leaving.get('/account')).body, '_id'))
  const [inquiry] = entities(await client.get('/contactus'))
  expect((await leaving.patch(`/desk/${inquiry?._id}`, { holder: own })).status).toBe(200)
  expect((await client.remove(`/users/${own}`)).status).toBe(200)
}

it.runIf(onMongo)(
  'a database moves from SQLite to MongoDB, and back, and so does a backup: the same to visitors and staff',
  async () => {
    const fresh = databaseSettings(inject('mongodbUri'))
    const uri = fresh['DATABASE_URI'] ?? ''
    // Both databases need the same secret, since second factors are encrypted with it.
    const secret = { PAYLOAD_SECRET: fresh['PAYLOAD_SECRET'] }
    const first = await startServer({ SEED: 'demo', ...secret })
    onTestFinished(() => first.remove())
    const { cookie, device } = await register(first)
    const client = new Client(first.url)
    Object.assign(client, { cookie, device })
    const editor = await write(client)
    const uuids = new Set<string>()
    const before = await contentOf(first, uuids)
    const [dir, pictures] = [path.join(first.root, 'backup'), await namesIn(first.mediaDir)]
    expect(await runBackup('backup', dir, { DATA_DIR: first.dataDir, MEDIA_DIR: first.mediaDir })).toMatchObject({
      code: 0,
    })
    await first.end('SIGTERM')
    const pictureFolder = { MEDIA_DIR: first.mediaDir }

    const mongodb: Environment = { ...fresh, ...pictureFolder, DATA_DIR: path.join(first.root, 'other') }
    const connection = new MongoClient(uri)
    onTestFinished(() => connection.close())
    const database = connection.db()
    // A move that fails halfway leaves no content behind.
    const media = database.collection('media')
    await media.createIndex({ mimeType: 1 }, { unique: true, name: 'fault' })
    expect(await moveDatabase(mongodb, '--from', first.dataDir)).toMatchObject({ code: 1 })
    expect(await countsOf(database)).toEqual({ 'payload-migrations': expect.any(Number) })
    await media.dropIndex('fault')

    const there = await moveDatabase(mongodb, '--from', first.dataDir)
    expect([there.code, there.output]).toEqual([0, expect.stringMatching(/^blogs: \d+, with \d+ versions$/m)])
    expect((await moveDatabase(mongodb, '--from', first.dataDir)).output).toContain('there is a database already')
    const second = await startServer({ ...mongodb, SEED: 'none' })
    onTestFinished(() => second.remove())
    expect(await contentOf(second)).toEqual(before)
    const stored = await textOf(database)
    const old = [...uuids].filter((id) => UUID.test(id))
    expect(old.length).toBeGreaterThan(50)
    expect(old.filter((id) => stored.includes(id))).toEqual([])
    expect(await signInWith(second, editor, codeAt(editor.secret, Date.now() + STEP_MS))).toBe(200)
    const written = new Client(second.url)
    await written.post('/login', administrator)
    const made = await written.post('/about/', { title: 'After it' }, { image: await picture() })
    expect((await written.fetch(image(made).filePath)).status).toBe(200)
    expect((await written.remove(`/about/${entity(made)._id}`)).status).toBe(200)
    await removeWhoTook(written)
    const after = await contentOf(second)
    await second.end('SIGTERM')

    const elsewhere: Environment & { MEDIA_DIR: string } = {
      ...databaseSettings(inject('mongodbUri')),
      DATA_DIR: path.join(first.root, 'restored'),
      MEDIA_DIR: path.join(first.root, 'restored', 'media'),
    }
    const restored = await runBackup('restore', dir, elsewhere)
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored')])
    const other = await startServer({ ...elsewhere, SEED: 'none' })
    onTestFinished(() => other.remove())
    expect(await contentOf(other)).toEqual(before)
    expect(await namesIn(elsewhere.MEDIA_DIR)).toEqual(pictures)

    const back = { ...pictureFolder, ...secret, DATA_DIR: path.join(first.root, 'back') }
    const again = await moveDatabase(back, '--from', uri)
    expect(again.output).toContain('references to documents that were removed, left out: 1')
    const file = await readFile(path.join(back.DATA_DIR, 'site.db'), 'latin1')
    const former = await idsOf(database)
    expect(former.length).toBeGreaterThan(100)
    expect(former.filter((id) => file.includes(id))).toEqual([])
    expect([again.code, again.output]).toEqual([0, expect.stringMatching(/^blogs: \d+, with \d+ versions$/m)])
    const third = await startServer({ ...back, SEED: 'none' })
    onTestFinished(() => third.remove())
    expect(await contentOf(third)).toEqual(after)
    expect(await signInWith(third, editor, editor.recoveryCodes[0] ?? '')).toBe(200)
  },
  240_000,
)

it.runIf(onMongo).each([
  [
    'an older',
    ['20261122_110000_plain_rich_text'],
    /^the database test_\S+ is not of this version .*20261122_171000_languages/,
  ],
  ['a newer', ['20261122_110000_plain_rich_text', '29990101_later'], /of a newer version \(migration 29990101_later\)/],
])('a MongoDB database of %s version is not moved, and stays as it was', async (_version, migrations, message) => {
  const uri = databaseSettings(inject('mongodbUri'))['DATABASE_URI'] ?? ''
  const connection = new MongoClient(uri)
  const root = await mkdtemp(path.join(tmpdir(), 'site-move-'))
  onTestFinished(async () => {
    await connection.db().dropDatabase()
    await connection.close()
    await rm(root, { recursive: true, force: true })
  })
  const database = connection.db()
  await database.collection('payload-migrations').insertMany(migrations.map((each) => ({ name: each, batch: 1 })))
  const before = await textOf(database)
  const target = { DATA_DIR: path.join(root, 'data'), MEDIA_DIR: path.join(root, 'media') }
  const { code, output } = await moveDatabase(
    { ...target, PAYLOAD_SECRET: 'a secret of the tests alone' },
    '--from',
    uri,
  )
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(message)])
  expect(await textOf(database)).toBe(before)
  expect((await database.listCollections().toArray()).map((each) => each.name)).toEqual(['payload-migrations'])
  expect(await readdir(root)).toEqual([])
})

it('a SQLite database of a newer version is not moved', async () => {
  const from = await startServer()
  onTestFinished(() => from.remove())
  await from.end('SIGTERM')
  const db = drizzle({ connection: { url: `file:${path.join(from.dataDir, 'site.db')}` } })
  await db.run(sql`INSERT INTO payload_migrations (id, name, batch) VALUES ('later', '29990101_later', 99)`)
  db.$client.close()
  const target = {
    ...databaseSettings(inject('mongodbUri')),
    DATA_DIR: path.join(from.root, 'other'),
    MEDIA_DIR: from.mediaDir,
  }
  const { code, output } = await moveDatabase(target, '--from', from.dataDir)
  expect([code, output]).toEqual([1, expect.stringContaining('of a newer version (migration 29990101_later)')])
})

it.skipIf(onMongo)('a move that cannot be made says so in one line, and makes nothing', async () => {
  const from = await startServer()
  onTestFinished(() => from.remove())
  await from.end('SIGTERM')
  const other = path.join(from.root, 'other')
  const target = { DATA_DIR: path.join(other, 'data'), MEDIA_DIR: path.join(other, 'media') }
  const nowhere = 'mongodb://127.0.0.1:1/site'
  const mongodb = { DATABASE_URI: nowhere, PAYLOAD_SECRET: 'a secret of the tests alone' }
  const refused: [string, Environment, RegExp][] = [
    [from.dataDir, target, /^both databases are of sqlite: /],
    [nowhere, target, /^--from: no database answers at 127\.0\.0\.1:1$/],
    [nowhere, { ...target, DATA_DIR: from.dataDir }, /^there is a database already: /],
    [from.dataDir, { ...target, ...mongodb }, /^DATABASE_URI: no database answers at 127\.0\.0\.1:1$/],
  ]
  for (const [source, settings, line] of refused) {
    const { code, output } = await moveDatabase(settings, '--from', source)
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
  }
  expect(await readdir(from.root)).not.toContain('other')
})
