import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { register } from '../support/prepared.ts'
import { administrator } from '../support/people.ts'
import { runBackup } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { entities, entity, image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { bucketSettings } from '../storage/start.ts'
import { databaseSettings, type Environment, startServer } from '../support/server.ts'
import { type SharedServices, startSharedServices } from './cluster.ts'
import { startAll } from './ends.ts'
import { startNodes } from './nodes.ts'

const tools = inject('databaseTools')

const reads = ['/api/blog/', '/api/service/', '/api/team/', '/api/site-content/', '/services', '/blog', '/feed.xml']
const PUBLIC_URL = 'https://www.example.com'

/** Visitors' responses, and the bytes of each service's picture. */
async function readAll({ url }: Client): Promise<unknown[]> {
  const client = new Client(url)
  const texts = await Promise.all(reads.map(async (address) => (await client.fetch(address)).text))
  const shown = entities(await client.get('/service/')).flatMap((found) => found.image?.filePath ?? [])
  const files = await Promise.all(
    shown.map(async (file) => Buffer.from(await (await fetch(url + file)).arrayBuffer()).toString('base64')),
  )
  expect(files.length).toBeGreaterThan(0)
  return [texts, shown, files]
}

describe.skipIf(inject('cannotRun') !== undefined || tools === undefined)('a backup of a cluster', () => {
  let services: SharedServices | undefined
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'site-cluster-backup-'))
    services = await startSharedServices()
  }, 240_000)
  afterAll(async () => {
    await services?.stop()
    await rm(root, { recursive: true, force: true })
  })

  const folders = (name: string): Environment => ({
    DATA_DIR: path.join(root, name, 'data'),
    MEDIA_DIR: path.join(root, name, 'media'),
  })
  const withTools = (settings: Environment): Environment => ({
    ...settings,
    PATH: [tools, process.env['PATH']].join(path.delimiter),
  })

  it.each(['bucket', 'folder'])(
    'that is made while nodes write to the replica set restores into another database and %s',
    (place) =>
      startAll(async (ends) => {
        if (!services) throw new Error('there is no replica set')
        const { shared } = services
        const nodes = await startNodes(shared, { SEED: 'demo', PUBLIC_URL })
        ends.add(nodes.stop)
        const client = new Client(nodes.url)
        client.cookie = (await register(nodes)).cookie
        const shot = await picture('jpeg', 300, 200)
        const make = async (title: string) =>
          entity(await client.post('/service/', { title, description: 'D' }, { image: shot }))
        await make('Before')
        const before = await readAll(client)
        const dir = path.join(root, place)
        const writing = { isOn: true, written: 0 }
        const written = (async () => {
          for (; writing.isOn; writing.written += 1) {
            const { _id } = await make(`Meanwhile ${writing.written}`)
            await client.remove(`/service/${_id}`)
          }
        })()
        const made = await runBackup('backup', dir, withTools({ ...nodes.environment, ...folders('site') }))
        writing.isOn = false
        await written
        expect(made).toEqual({ code: 0, output: expect.stringContaining('Backed up') })
        expect(writing.written).toBeGreaterThan(0)

        const elsewhere = {
          ...databaseSettings(shared.mongodbUri),
          ...(place === 'bucket' ? await bucketSettings(shared.storage) : {}),
          ...folders(`${place} elsewhere`),
        }
        const restored = await runBackup('restore', dir, withTools(elsewhere))
        expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored') })
        const again = await runBackup('restore', dir, withTools(elsewhere))
        expect(again.output).toContain('there is a database already')
        const server = await startServer({ ...elsewhere, PUBLIC_URL })
        ends.add(server.remove)
        const other = new Client(server.url)
        await removeMeanwhile(other)
        expect(await readAll(other)).toEqual(before)
        const next = await other.post('/service/', { title: 'After it', description: 'D' }, { image: shot })
        expect((await other.fetch(image(next).filePath)).status).toBe(200)
        await ends.run()
      }),
    240_000,
  )
})

/** Signs in, and deletes services that the backup may or may not contain. */
async function removeMeanwhile(client: Client): Promise<void> {
  expect((await client.post('/login', administrator)).status).toBe(200)
  const services = entities(await client.get('/service/'))
  for (const { _id, title } of services)
    if (String(title).startsWith('Meanwhile')) expect((await client.remove(`/service/${_id}`)).status).toBe(200)
}
