import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { expect, inject, it, onTestFinished } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { resourceNames, resources } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { type Answer, Client } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { measured } from '../support/measured.ts'
import { storageSettings } from '../storage/start.ts'
import { picture } from '../support/pictures.ts'
import { rounds } from '../support/rounds.ts'
import { databaseSettings, type Server, spawnServer } from '../support/server.ts'
import { onBucket, onMongo, ownServer, ownServerWithAdmin } from './support/context.ts'
import { administrator } from '../support/people.ts'

const WRITES = 200
const AT_ONCE = 8

/** A request without a response before the kill, which may have been carried out or not. */
type Sent = { title: string } | 'a picture' | 'a deletion'

/** An entry after its last acknowledged write; undefined if that deleted it. */
interface Acknowledged {
  id: string
  entry: AnyEntity | undefined
  sent?: Sent
}

interface Writing {
  entries: Acknowledged[]
  acknowledged: number
}

/** Creates, changes and deletes entries, with pictures and without, until the server is killed. */
async function writeUntilGone(
  client: Client,
  round: number,
  killAfter: number,
  kill: () => Promise<unknown>,
): Promise<Writing> {
  const entries: Acknowledged[] = []
  let [started, acknowledged] = [0, 0]
  const given = [await picture('jpeg', 500, 300), await picture('png', 500, 300)]

  const create = async (n: number, own: Acknowledged[]): Promise<Answer> => {
    const fields = { title: titleOf(round, n), description: `<p>${n}</p>` }
    const answer = await client.post('/service/', fields, hasPicture(n) ? { image: given[0] } : {})
    const made = { id: entity(answer)._id, entry: entity(answer) }
    own.push(made)
    entries.push(made)
    return answer
  }
  const change = async (n: number, one: Acknowledged): Promise<Answer> => {
    const title = `Changed by ${n}`
    if (n % 3 === 0) one.sent = 'a deletion'
    else one.sent = n % 3 === 1 ? 'a picture' : { title }
    const answer =
      one.sent === 'a deletion'
        ? await client.remove(`/service/${one.id}`)
        : one.sent === 'a picture'
          ? await client.patch(`/service/${one.id}`, {}, { image: given[1] })
          : await client.patch(`/service/${one.id}`, { title })
    expect(answer.status).toBe(200)
    one.entry = one.sent === 'a deletion' ? undefined : entity(answer)
    delete one.sent
    return answer
  }
  // Each worker writes its own entries, so that the last write of each is known.
  const worker = async (): Promise<void> => {
    const own: Acknowledged[] = []
    while (started < WRITES) {
      const n = (started += 1)
      if (n === killAfter) void pause(n % 30).then(kill)
      const [one] = own.filter(({ entry }) => entry !== undefined).slice(-2)
      const write = n % 2 === 0 && one ? change(n, one) : create(n, own)
      const isGone = await write.then(
        () => false,
        (error: unknown) => {
          if (error instanceof TypeError) return true
          throw error
        },
      )
      if (isGone) return
      acknowledged += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { entries, acknowledged }
}

/** Different in each round: a transaction of the killed server reserves its slug in MongoDB until it times out. */
const titleOf = (round: number, n: number): string => `Write ${round} ${n}`

const hasPicture = (n: number): boolean => n % 3 === 0

function expectNothingLost(entries: readonly Acknowledged[], kept: ReadonlyMap<string, AnyEntity>): void {
  for (const { id, entry, sent } of entries) {
    const found = kept.get(id)
    if (sent === undefined) expect(found).toEqual(entry)
    else if (sent === 'a deletion') expect([undefined, entry]).toContainEqual(found)
    else if (sent === 'a picture') expect({ ...found, image: entry?.image }).toEqual(entry)
    else expect([entry, { ...entry, ...sent }]).toContainEqual(found)
  }
}

/** Expects entries whose creation was not acknowledged to be complete. */
function expectWhole(round: number, created: readonly AnyEntity[]): void {
  expect(created.length).toBeLessThanOrEqual(AT_ONCE)
  for (const { title, description, image } of created) {
    const n = Number(String(title).split(' ').at(-1))
    expect([title, description, image !== null]).toEqual([titleOf(round, n), `<p>${n}</p>`, hasPicture(n)])
  }
}

async function namedFiles(client: Client): Promise<string[]> {
  const names: string[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await client.get(`/media?limit=100&depth=0&sort=id&trash=true&page=${page}`)
    const pictures = member(body, 'docs')
    if (!Array.isArray(pictures)) throw new Error('no list of pictures')
    names.push(...pictures.map((document) => String(member(document, 'filename'))))
    if (member(body, 'hasNextPage') !== true) return names
  }
}

/** The pictures of these entries exist in all sizes. */
async function expectPictures(client: Client, shown: readonly AnyEntity[]): Promise<void> {
  for (const { image } of shown) {
    if (!image) continue
    for (const { filePath } of [image, ...image.sizes]) expect((await client.fetch(filePath)).status).toBe(200)
  }
}

/** Expects that the next start removes the files that no document names; the mark of the site stays. */
async function expectSwept(server: Server, client: Client): Promise<void> {
  const stem = (file: string) => /^[0-9a-f]{32}-[0-9a-f]{8}/.exec(file)?.[0] ?? file
  const named = [...new Set((await namedFiles(client)).map(stem))].sort()
  await expect
    .poll(async () => [...new Set((await server.files()).map(stem))].sort(), { timeout: 30_000 })
    .toEqual(['.site', ...named])
}

/** Sets the files' times back, so that the sweep considers them old enough to remove. */
async function age(folder: string): Promise<void> {
  const dayAgo = new Date(Date.now() - DAY_MS)
  for (const name of await readdir(folder, { recursive: true })) await utimes(path.join(folder, name), dayAgo, dayAgo)
}

async function integrity(file: string): Promise<unknown> {
  const db = drizzle({ connection: { url: `file:${file}` } })
  return db.all(sql`PRAGMA integrity_check`).finally(() => db.$client.close())
}

/** The number of writes before each kill. */
const killPoints = Array.from({ length: rounds(2, 200) }, (_, n) => 60 + ((n * 37) % 90))

it('F2, D1: kill -9 in the middle of 200 writes of every kind loses none that was acknowledged, and leaves nothing half done', async () => {
  const first = await ownServerWithAdmin()
  let { server, client } = first
  let written = 0
  let earlier: string[] = []
  for (const [round, killAfter] of killPoints.entries()) {
    const { entries, acknowledged } = await writeUntilGone(client, round, killAfter, () => server.end('SIGKILL'))
    written += acknowledged
    expect(acknowledged).toBeGreaterThan(10)
    expect(acknowledged).toBeLessThan(WRITES)
    const isLast = round === killPoints.length - 1
    // Only files in a folder can be made older.
    const isSwept = isLast && !onBucket
    if (isSwept) await age(server.mediaDir)
    server = await server.restart()
    const next = new Client(server.url)
    next.cookie = client.cookie
    client = next
    const kept = new Map(entities(await client.get('/service/')).map((found) => [found._id, found]))
    expectNothingLost(entries, kept)
    const known = new Set([...entries.map(({ id }) => id), ...earlier])
    expectWhole(
      round,
      [...kept.values()].filter(({ _id }) => !known.has(_id)),
    )
    for (const { slug } of kept.values()) expect((await client.get(`/service/${slug}`)).status).toBe(200)
    const files = await server.files()
    for (const file of await namedFiles(client)) expect(files).toContain(file)
    await expectPictures(client, [...kept.values()])
    expect((await client.post('/service/', { title: 'After the kill' }, { image: await picture() })).status).toBe(201)
    if (isSwept) await expectSwept(server, client)
    // MongoDB locks entries that the killed server was changing for some seconds, so they are removed in the next round.
    const held = new Set(entries.filter(({ sent }) => sent !== undefined).map(({ id }) => id))
    for (const { _id } of entities(await client.get('/service/')))
      if (!held.has(_id)) await client.remove(`/service/${_id}`)
    earlier = entities(await client.get('/service/')).map(({ _id }) => _id)
  }
  await server.end('SIGTERM')
  if (!onMongo) expect(await integrity(path.join(server.dataDir, 'site.db'))).toEqual([{ integrity_check: 'ok' }])
  measured(
    'F2',
    `${killPoints.length} kills on ${onMongo ? 'MongoDB' : 'SQLite'}`,
    '0 lost',
    `0 lost of ${written} acknowledged`,
  )
}, 3_600_000)

/** The entries of all types that visitors can read. */
const allEntries = async (client: Client, query = ''): Promise<AnyEntity[]> => {
  const lists = resourceNames
    .filter((name) => name !== 'inquiry')
    .map((name) => client.get(`/${resources[name].path}/${query}`))
  return (await Promise.all(lists)).flatMap(entities)
}

it('D1: kill -9 in the middle of the first start leaves what the next one completes', async () => {
  const titlesOf = (found: readonly AnyEntity[]) => found.map(({ title }) => title)
  const started = performance.now()
  const whole = titlesOf(await allEntries(new Client((await ownServer({ SEED: 'demo' })).url)))
  const startMs = performance.now() - started
  const count = rounds(1, 20)
  for (let n = 1; n <= count; n += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-first-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const folders = { DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media') }
    const storage = await storageSettings(inject('storage'))
    const settings = { ...databaseSettings(inject('mongodbUri')), ...storage, ...folders, SEED: 'demo' }
    const { child } = spawnServer({ ...settings, PORT: '0' })
    await pause((startMs * n) / (count + 1))
    child.kill('SIGKILL')
    await once(child, 'exit')
    const server = await ownServer(settings)
    const client = new Client(server.url)
    const found = await allEntries(client)
    expect(titlesOf(found)).toEqual(whole)
    expect((await allEntries(client, '?lang=ne')).flatMap(({ fellBack }) => fellBack)).toEqual([])
    await expectPictures(client, found)
    await client.post('/register', administrator)
    // All demo content is marked as such, including entries of the interrupted start.
    expect((await client.get('/demo-content')).body).toEqual({ unchanged: found.length, changed: 0, removed: null })
    await server.end('SIGTERM')
  }
}, 600_000)
