import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, inject, it, onTestFinished } from 'vitest'

import { resourceNames, resources } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { runBackup } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { entity, image } from '../support/entities.ts'
import { administrator, signedInEditor } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { register } from '../support/prepared.ts'
import { databaseSettings, definedOnly, type Environment, type Server, startServer } from '../support/server.ts'
import { onMongo } from './support/context.ts'

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g

async function moveDatabase(environment: Environment, ...args: string[]): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['--conditions=production', 'dist/server/move-database.js', ...args], {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...definedOnly({ PATH: process.env['PATH'], ...environment }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code]: unknown[] = await once(child, 'close')
  return { code, output }
}

/** JSON with its members in order, without those that are null or false: Payload’s own calls have them on one database and not on the other. */
const canonical = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, member]) => member !== null && member !== false)
            .toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : value,
  )

/** What visitors and staff read of an instance, its ids numbered in the order in which they come. */
async function contentOf(server: Server): Promise<Record<string, string>> {
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
  const others = ['/api/site-content/', '/api/globals/site-settings?depth=0', '/api/trash', '/api/search?q=tax']
  const pages = ['/', '/ne', '/blog', '/services', '/team', '/price', '/sitemap.xml', '/feed.xml']
  const read: Record<string, string> = {}
  for (const address of [...lists, ...others, ...native, ...pages]) {
    const { status, text } = await staff.fetch(address)
    expect([address, status, status === 200 ? '' : text]).toEqual([address, 200, ''])
    const numbers = new Map<string, number>()
    const named = (address.startsWith('/api/') ? canonical(text) : text).replace(ID, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size)
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

/** Adds what the demo content lacks: drafts, versions, translations, redirects, trash, inquiries, people. */
async function write(client: Client): Promise<void> {
  const editor = await signedInEditor(client)
  const post = entity(
    await editor.post('/blog/', { title: 'First', description: '<p>One</p>' }, { image: await picture() }),
  )
  await editor.patch(`/blog/${post._id}`, { description: `<p>Two</p><p><a href="/services">All</a></p>` })
  await client.patch(`/blogs/${post._id}?locale=ne`, { title: 'पहिलो' })
  await client.patch(`/blogs/${post._id}`, { slug: 'renamed' })
  await client.post('/blogs?draft=true', { title: 'Prepared', _status: 'draft' })
  await client.patch(`/blogs/${post._id}?draft=true`, { title: 'Next', _status: 'draft' })
  const member = entity(await client.post('/team/', { name: 'Asha', post: 'Adviser' }, { image: await picture() }))
  const service = entity(await client.post('/service/', { title: 'Audit', description: 'D', people: member._id }))
  await client.patch(`/service/${service._id}`, { description: 'E' })
  const gone = entity(await client.post('/faq/', { title: 'Gone?', description: 'Yes' }))
  await client.remove(`/faq/${gone._id}`)
  expect((await client.post('/globals/site-settings', { firmName: 'Another name' })).status).toBe(200)
  const visitor = new Client(client.url)
  await visitor.post('/contactus/', { name: 'N', email: 'n@example.com', phone: '1', message: 'M' })
}

it.runIf(onMongo)(
  'a database moves from SQLite to MongoDB, and back, and so does a backup: the same to visitors and staff',
  async () => {
    const first = await startServer({ SEED: 'demo' })
    onTestFinished(() => first.remove())
    const { cookie, device } = await register(first)
    const client = new Client(first.url)
    Object.assign(client, { cookie, device })
    await write(client)
    const before = await contentOf(first)
    const [dir, pictures] = [path.join(first.root, 'backup'), await namesIn(first.mediaDir)]
    expect(await runBackup('backup', dir, { DATA_DIR: first.dataDir, MEDIA_DIR: first.mediaDir })).toMatchObject({
      code: 0,
    })
    await first.end('SIGTERM')
    const media = { MEDIA_DIR: first.mediaDir }

    const mongodb: Environment = {
      ...databaseSettings(inject('mongodbUri')),
      ...media,
      DATA_DIR: path.join(first.root, 'other'),
    }
    const there = await moveDatabase(mongodb, '--from', first.dataDir)
    expect([there.code, there.output]).toEqual([0, expect.stringMatching(/^blogs: \d+, with \d+ versions$/m)])
    expect((await moveDatabase(mongodb, '--from', first.dataDir)).output).toContain('there is a database already')
    const second = await startServer({ ...mongodb, SEED: 'none' })
    onTestFinished(() => second.remove())
    expect(await contentOf(second)).toEqual(before)
    const written = new Client(second.url)
    await written.post('/login', administrator)
    const made = await written.post('/about/', { title: 'After it' }, { image: await picture() })
    expect((await written.fetch(image(made).filePath)).status).toBe(200)
    expect((await written.remove(`/about/${entity(made)._id}`)).status).toBe(200)
    const after = await contentOf(second)
    await second.end('SIGTERM')

    const elsewhere = {
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

    const back = { ...media, DATA_DIR: path.join(first.root, 'back') }
    const again = await moveDatabase(back, '--from', mongodb['DATABASE_URI'] ?? '')
    expect([again.code, again.output]).toEqual([0, expect.stringMatching(/^blogs: \d+, with \d+ versions$/m)])
    const third = await startServer({ ...back, SEED: 'none' })
    onTestFinished(() => third.remove())
    expect(await contentOf(third)).toEqual(after)
  },
  240_000,
)
