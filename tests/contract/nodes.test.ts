import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { MongoClient } from 'mongodb'
import { SMTPServer } from 'smtp-server'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { type AtEnd, atEndOfGroup } from '../support/at-end.ts'
import { bucketSettings, canRunStorage, startStorage, storageSettings } from '../storage/start.ts'
import { type Answer, Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entities, entity, image, member } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { picture } from '../support/pictures.ts'
import { rounds } from '../support/rounds.ts'
import { databaseSettings, type Environment, freePort, type Server, spawnServer } from '../support/server.ts'
import { onMongo, ownServer } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

/** The time until a write is visible on another node; longer among all other tests, which keep the machine busy. */
const SEEN_MS = rounds(5000, 1000)

/** Settings that two nodes share: a database, a secret, and a folder or bucket of pictures. */
async function sharedSettings(atEnd: AtEnd = onTestFinished): Promise<Environment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-nodes-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const storage = await storageSettings(inject('storage'))
  return { ...databaseSettings(inject('mongodbUri')), ...storage, MEDIA_DIR: path.join(folder, 'media') }
}

/** Two nodes and an administrator who signed in on the first; responses read on both before are cached on both. */
async function twoNodes(environment: Environment = {}, atEnd: AtEnd = onTestFinished) {
  const settings = { ...(await sharedSettings(atEnd)), ...environment }
  const node = () => ownServer(settings, undefined, atEnd)
  const [first, second] = await Promise.all([node(), node()])
  const here = new Client(first.url)
  expect((await here.post('/register', administrator)).status).toBe(201)
  return { settings, first, second, here, there: at(second, here) }
}

/** A client of that node with the same session. */
function at(server: Server, client: Client): Client {
  const same = new Client(server.url)
  same.cookie = client.cookie
  return same
}

const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

const turns = <T>(count: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)))

describe.runIf(onMongo)('F18, L8: two nodes on one database', () => {
  const atEnd = atEndOfGroup()
  let pair: Awaited<ReturnType<typeof twoNodes>>
  prepareGroup(async () => {
    pair = await twoNodes({}, atEnd)
  })

  it('A12: know each other’s sessions; one ended on either is refused on the other at once', async () => {
    const { first, second } = pair
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const)
      for (let round = 0; round < 5; round += 1) {
        const client = new Client(one.url)
        expect((await client.post('/login', administrator)).status).toBe(200)
        const elsewhere = at(other, client)
        expect((await elsewhere.post('/faq/', { title: 'T', description: 'D' })).status).toBe(201)
        await client.get('/logout')
        const answers = await turns(5, () => elsewhere.post('/faq/', { title: 'T', description: 'D' }))
        expect(countOf(answers, 401)).toBe(5)
      }
  })

  it('change one entry after the other: what one does not send it does not undo, and one tag is good for one change', async () => {
    const { here, there } = pair
    for (let round = 0; round < 5; round += 1) {
      const made = entity(await here.post('/service/', { title: 'As made', description: 'As made' }))
      const address = `/service/service-id/${made._id}`
      const [title, description] = await Promise.all([
        here.patch(`/service/${made._id}`, { title: `Title ${round}` }),
        there.patch(`/service/${made._id}`, { description: `<p>${'Long '.repeat(4000)}</p>` }),
      ])
      expect([title.status, description.status]).toEqual([200, 200])
      const now = await here.get(address)
      expect([entity(now)['title'], String(entity(now)['description']).length > 10_000]).toEqual([
        `Title ${round}`,
        true,
      ])
      const headers = { 'if-match': now.headers.get('etag') ?? '' }
      const both = await Promise.all(
        [here, there].map((client, n) => client.patch(`/service/${made._id}`, { title: `Of ${n}` }, { headers })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    }
  })

  it('name who saved an entry last, also where two save it in turns', async () => {
    const { here, there } = pair
    const editor = at(pair.second, await signedInEditor(here))
    const made = entity(await here.post('/faq/', { title: 'T', description: 'D' }))
    for (const client of [here, here, editor, here])
      expect((await client.patch(`/faq/${made._id}`, { description: 'Changed' })).status).toBe(200)
    const { body } = await there.get(`/changes/faq/${made._id}`)
    expect(Array.isArray(body) && body.map((change) => member(change, 'who'))).toEqual([
      'Asha Rai',
      'Dipa Lama',
      'Asha Rai',
      'Asha Rai',
    ])
  })

  it('S9: count failed logins and inquiries together', async () => {
    const limits = { RATE_LIMITS: 'on', LIMIT_LOGIN_ACCOUNT: '10/900', LIMIT_INQUIRY_ADDRESS: '6/600' }
    const { first, second } = await twoNodes(limits)
    const client = (n: number) => new Client((n % 2 === 0 ? first : second).url)
    const logins = await turns(20, (n) => client(n).post('/login', { ...administrator, password: 'wrong' }))
    expect([countOf(logins, 401), countOf(logins, 429)]).toEqual([10, 10])
    for (const node of [0, 1]) expect((await client(node).post('/login', administrator)).status).toBe(429)
    const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }
    const inquiries = await turns(10, (n) => client(n).post('/contactus', inquiry))
    expect([countOf(inquiries, 201), countOf(inquiries, 429)]).toEqual([6, 4])
  })

  it('make one first administrator, and one entry for one Idempotency-Key', async () => {
    const settings = await sharedSettings()
    const nodes = await Promise.all([ownServer(settings), ownServer(settings)])
    const url = (n: number) => nodes[n % 2]?.url ?? ''
    const registrations = await turns(10, (n) =>
      new Client(url(n)).post('/register', { ...administrator, email: `p${n}@example.com` }),
    )
    expect([countOf(registrations, 201), countOf(registrations, 401)]).toEqual([1, 9])
    const winner = registrations.findIndex(({ status }) => status === 201)
    const client = new Client(url(winner))
    await client.post('/login', { ...administrator, email: `p${winner}@example.com` })
    const answers = await turns(10, (n) => {
      const same = new Client(url(n))
      same.cookie = client.cookie
      return same.post('/faq/', { title: 'Once', description: 'D' }, { headers: { 'idempotency-key': 'one' } })
    })
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(entities(await client.get('/faq/'))).toHaveLength(1)
  })

  it('show what was written on the other within a second, in cached lists, entries and pages', async () => {
    const { here, there } = pair
    const made = entity(await here.post('/service/', { title: 'Round none', description: 'D' }))
    const count = rounds(5, 50)
    let slowest = 0
    for (let round = 0; round < count; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here]
      const addresses = ['/api/service/', `/api/service/${made.slug}`, '/services', `/services-details/${made.slug}`]
      await Promise.all(addresses.map((address) => reader.fetch(address)))
      const title = `Round number ${round}.`
      expect((await writer.patch(`/service/${made._id}`, { title })).status).toBe(200)
      const seen = async () => {
        const texts = await Promise.all(addresses.map(async (address) => (await reader.fetch(address)).text))
        return texts.map((text) => text.includes(title))
      }
      const written = performance.now()
      await expect.poll(seen, { timeout: SEEN_MS, interval: 25 }).toEqual(addresses.map(() => true))
      slowest = Math.max(slowest, performance.now() - written)
    }
    measured('F18', `${count} writes read on the other of two nodes`, '1 s', inSeconds(slowest))
  })

  const showEachOthersPictures = async ({ here, there }: Pick<typeof pair, 'here' | 'there'>): Promise<void> => {
    const made = await here.post('/about/', { title: 'T' }, { image: await picture('png', 1200, 20) })
    const { filePath, sizes } = image(made)
    const files = [filePath, ...sizes.map((size) => size.filePath)]
    for (const file of files) {
      const [own, other] = await Promise.all([here.fetch(file), there.fetch(file)])
      expect([file, other.status, other.text === own.text]).toEqual([file, 200, true])
    }
    expect((await there.remove(`/about/${entity(made)._id}`)).status).toBe(200)
    // To visitors: the staff see what is in the trash.
    for (const file of files)
      await expect.poll(async () => (await fetch(here.url + file)).status, { timeout: SEEN_MS }).toBe(404)
  }

  it('L5: show each other’s pictures from the folder that they share', () => showEachOthersPictures(pair))

  it.runIf(canRunStorage())('L5: and from a bucket', async () => {
    const storage = await startStorage()
    onTestFinished(() => storage.stop())
    await showEachOthersPictures(await twoNodes(await bucketSettings(storage.endpoint)))
  })
})

it.runIf(onMongo)(
  'L4: a node killed in the middle of writes takes nothing with it, and the other goes on',
  async () => {
    const { first, second, here, there } = await twoNodes()
    const acknowledged: Answer[] = []
    const after = { isDead: false, writes: 0 }
    const shot = await picture('jpeg', 500, 300)
    const write = async (client: Client, n: number) =>
      client.post('/service/', { title: `Write ${n}`, description: 'D' }, n % 3 === 0 ? { image: shot } : {})
    const die = async (): Promise<void> => {
      for (let n = 0; ; n += 1) {
        if (acknowledged.length >= 30) void first.end('SIGKILL')
        const answer = await write(here, n).catch(() => undefined)
        if (!answer) return
        if (answer.status === 201) acknowledged.push(answer)
      }
    }
    const dying = turns(6, die)
    const going = (async () => {
      while (!after.isDead || after.writes < 20) {
        const answer = await write(there, 1000 + after.writes)
        expect(answer.status).toBe(201)
        acknowledged.push(answer)
        if (after.isDead) after.writes += 1
      }
    })()
    await dying
    after.isDead = true
    await going
    const kept = new Map(entities(await there.get('/service/')).map((found) => [found._id, found]))
    for (const answer of acknowledged) expect(kept.get(entity(answer)._id)).toEqual(answer.body)
    for (const { image: shown } of kept.values())
      if (shown) expect((await there.fetch(shown.filePath)).status).toBe(200)
    const again = at(await first.restart(), here)
    expect((await again.get('/loggedin')).body).toBe(true)
    expect((await write(again, 0)).status).toBe(201)
    expect(entities(await at(second, here).get('/service/')).length).toBeGreaterThanOrEqual(kept.size)
  },
)

it.runIf(onMongo)(
  'L4: a job that a node had when it was killed is done by another once the lease is over',
  async () => {
    const mails: string[] = []
    let hung = 0
    let hangs = true
    const mailServer = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume()
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const isOurs = to === mail.INQUIRY_EMAIL
        // While `hangs` is set, mails to the office are never acknowledged; those to visitors are.
        if (hangs && isOurs) hung += 1
        else
          stream.on('end', () => {
            if (isOurs) mails.push(to)
            done()
          })
      },
    })
    const port = await freePort()
    await once(mailServer.listen(port, '127.0.0.1'), 'listening')
    onTestFinished(() => new Promise((resolve) => mailServer.close(resolve)))
    const clock = await movableClock()
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, INQUIRY_EMAIL: 'office@example.com' }
    const settings = { ...(await sharedSettings()), ...mail }
    const first = await ownServer(settings)
    const inquiry = { name: 'Maya', email: 'maya@example.com', phone: '1', message: 'M' }
    expect((await new Client(first.url).post('/contactus', inquiry)).status).toBe(201)
    await expect.poll(() => hung, { timeout: 20_000 }).toBe(1)
    const second = await ownServer({ ...settings, ...clock.environment })
    await first.end('SIGKILL')
    hangs = false
    await clock.moveBy(second, HOUR_MS)
    await expect.poll(() => mails, { timeout: 20_000 }).toEqual(['office@example.com'])
  },
  60_000,
)

it.runIf(onMongo)('a node that waits for the migrations of another says so once, and starts after them', async () => {
  const settings = await sharedSettings()
  const connection = new MongoClient(settings['DATABASE_URI'] ?? '')
  onTestFinished(() => connection.close())
  const lease = { key: 'lease migrations', fingerprint: 'another node', expiresAt: new Date(Date.now() + 5000) }
  await connection.db().collection('receipts').insertOne(lease)
  const server = await ownServer({ ...settings, LOG_LEVEL: 'info' })
  expect(Date.now()).toBeGreaterThan(lease.expiresAt.getTime())
  expect(server.output().split('waiting for the migrations of another node')).toHaveLength(2)
})

describe.runIf(onMongo)('L6: a node with another secret', () => {
  const start = async (environment: Environment) => {
    const { child, output } = spawnServer({ PORT: '0', LOG_LEVEL: 'error', ...environment })
    const [code]: unknown[] = await once(child, 'close')
    return [code, output().trim()]
  }

  it('is refused with one line, while the others go on; a change that is meant signs everybody out', async () => {
    const { settings, first, second, here, there } = await twoNodes()
    const other = { ...settings, DATA_DIR: first.dataDir, PAYLOAD_SECRET: 'another secret of the tests' }
    const line = expect.stringMatching(/^PAYLOAD_SECRET is not .* NEW_SECRET=accept .*$/)
    expect(await start(other)).toEqual([1, line])
    for (const client of [here, there]) expect((await client.get('/loggedin')).body).toBe(true)
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])

    const changed = at(await ownServer({ ...other, NEW_SECRET: 'accept' }), here)
    expect((await changed.get('/loggedin')).body).toBe(false)
    expect((await changed.post('/login', administrator)).status).toBe(200)
    expect(await start({ ...settings, DATA_DIR: first.dataDir })).toEqual([1, line])
    const next = at(await ownServer(other), changed)
    expect((await next.get('/loggedin')).body).toBe(true)
  }, 60_000)

  it('is refused also when both start at once on an empty database', async () => {
    const settings = await sharedSettings()
    const [one, two] = await Promise.allSettled([
      ownServer(settings),
      ownServer({ ...settings, PAYLOAD_SECRET: 'another secret of the tests' }),
    ])
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
    const refused = one.status === 'rejected' ? one : two
    expect(refused.status === 'rejected' && String(refused.reason)).toContain('PAYLOAD_SECRET is not')
  })
})

/** The names of the migrations that were run on a database, one for each time. */
async function migrationsIn(uri: string): Promise<unknown[]> {
  const client = new MongoClient(uri)
  onTestFinished(() => client.close())
  const rows = await client.db().collection('payload-migrations').find().sort({ name: 1 }).toArray()
  return rows.map(({ name }) => name)
}

it.runIf(onMongo)(
  'K9: two nodes started at once on an empty database both serve, and migrate and fill it once',
  async () => {
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const settings: Environment = { ...(await sharedSettings()), SEED: 'demo' }
      const alone = await ownServer({ ...databaseSettings(inject('mongodbUri')), SEED: 'demo' })
      const nodes = await Promise.all([ownServer(settings), ownServer(settings)])
      const types = ['about', 'blog', 'service', 'team', 'career', 'faq']
      const slugs = async (server: Server) => {
        const lists = await Promise.all(types.map((type) => new Client(server.url).get(`/${type}/`)))
        return lists.map((list) => entities(list).map(({ slug, title, name }) => slug ?? title ?? name))
      }
      const expected = await slugs(alone)
      expect(expected.flat().length).toBeGreaterThan(10)
      for (const node of nodes) expect(await slugs(node)).toEqual(expected)
      expect(await migrationsIn(settings['DATABASE_URI'] ?? '')).toEqual(
        await migrationsIn(alone.environment['DATABASE_URI'] ?? ''),
      )
      await Promise.all([alone, ...nodes].map((server) => server.end('SIGTERM')))
    }
  },
  600_000,
)
