import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, inject, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { Client } from '../support/client.ts'
import { entities, entity, sample } from '../support/entities.ts'
import { databaseSettings } from '../support/server.ts'
import { ownServer, ownServerWithAdmin } from './support/context.ts'

interface Entry {
  id: string
  slug: string
}

/** Writes to an entry or the settings, one through each endpoint. */
const writes = {
  contract: (admin: Client, { id }: Entry, word: string) => admin.patch(`/service/${id}`, { title: word }),
  native: (admin: Client, { id }: Entry, word: string) => admin.patch(`/services/${id}`, { title: word }),
  unpublish: (admin: Client, { id }: Entry) => admin.patch(`/services/${id}`, { _status: 'draft' }),
  publish: (admin: Client, { id }: Entry) => admin.patch(`/services/${id}`, { _status: 'published' }),
  draft: (admin: Client, { id }: Entry, word: string) => admin.patch(`/services/${id}?draft=true`, { title: word }),
  settings: (admin: Client, _: Entry, word: string) => admin.post('/globals/site-settings', { firmName: word }),
  create: (admin: Client, _: Entry, word: string) =>
    admin.post('/service/', sample(resources.service, { title: word })),
  remove: (admin: Client, { id }: Entry) => admin.remove(`/service/${id}`),
  nativeRemove: (admin: Client, { id }: Entry) => admin.remove(`/services/${id}`),
} as const

const step = fc.record({
  write: fc.constantFrom(...Object.keys(writes).filter(isWrite)),
  /** The index of the entry, modulo the number of entries. */
  nth: fc.nat(3),
  /** Concurrent reads. */
  readers: fc.array(fc.nat(6), { maxLength: 6 }),
})

function isWrite(name: string): name is keyof typeof writes {
  return name in writes
}

const pathsOf = ({ id, slug }: Entry): string[] => [
  '/',
  '/api/service/',
  '/api/service?limit=2',
  `/api/service/${slug}`,
  `/api/service/service-id/${id}`,
  `/services-details/${slug}`,
  '/api/site-content',
]

/** Two servers on the same database and folders, one without a cache. */
async function twoServers() {
  const settings = { ...databaseSettings(inject('mongodbUri')), PUBLIC_URL: 'http://site.example' }
  const { server, client: admin } = await ownServerWithAdmin(settings)
  const folders = { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }
  // Removes the lock that keeps other processes from using the SQLite file; the second server only reads.
  await rm(join(server.dataDir, 'site.db.lock'), { force: true })
  const bare = await ownServer({ ...settings, ...folders, CACHE_MB: '0' })
  return { admin, keeping: new Client(server.url), bare: new Client(bare.url) }
}

const answerOf = async (client: Client, path: string) => {
  const { status, text, headers } = await client.fetch(path)
  return { path, status, text, tag: headers.get('etag') }
}

it('K8: after any write, through any endpoint, every cached response equals that of a server without a cache', async () => {
  const { admin, keeping, bare } = await twoServers()
  let count = 0
  const first = entity(await admin.post('/service/', sample(resources.service)))
  const entryOf = async (nth: number): Promise<Entry> => {
    const list = entities(await admin.get('/service/?status=any'))
    const { _id, slug } = list[nth % Math.max(list.length, 1)] ?? first
    return { id: _id, slug: slug ?? '' }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const { write, nth, readers } of steps) {
        const entry = await entryOf(nth)
        const paths = pathsOf(entry)
        count += 1
        const writing = { over: false }
        const reading = readers.map(async (which) => {
          while (!writing.over) await keeping.fetch(paths[which] ?? '/')
        })
        const { status } = await writes[write](admin, entry, `Word ${count}`)
        writing.over = true
        expect([200, 201, 404], write).toContain(status)
        const [kept, uncached] = await Promise.all(
          [keeping, bare].map((client) => Promise.all(paths.map((path) => answerOf(client, path)))),
        )
        expect(kept, write).toEqual(uncached)
        await Promise.all(reading)
        expect(await Promise.all(paths.map((path) => answerOf(keeping, path))), `${write}, again`).toEqual(uncached)
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
}, 120_000)
