import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { register } from '../support/prepared.ts'
import { type Answer, Client } from '../support/client.ts'
import { entity, image, sample } from '../support/entities.ts'
import { mailsTo, startMailServer } from '../support/mail-server.ts'
import { picture } from '../support/pictures.ts'
import { freePort } from '../support/server.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { previousBuild } from './previous.ts'
import { typesOf } from './types-of.ts'

/** The recipient of mails about inquiries. */
const OFFICE = 'office@example.com'

/** Mails are sent by a queue, which retries after failures. */
const patient = { timeout: 60_000, interval: 100 }

/** Expects that the files of either node's pages are served whichever node the browser is assigned to. */
async function expectScripts({ url, nodes }: Cluster): Promise<void> {
  const pages = await Promise.all(nodes.map(async (node) => (await fetch(node.url)).text()))
  const files = pages.map((page) => page.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [])
  expect(files[0]).not.toEqual(files[1])
  for (const file of new Set(files.flat()))
    for (let n = 0; n < 8; n += 1) {
      const answer = await fetch(url + file, { headers: { 'user-agent': `browser ${n}` } })
      await answer.body?.cancel()
      expect([file, answer.status]).toEqual([file, 200])
    }
}

describe.skipIf(inject('cannotRun') !== undefined)('the previous version and this one on one database', () => {
  let previous: string | undefined
  let cluster: Cluster | undefined
  let cookie = ''
  let mailPort = 0
  beforeAll(async () => {
    previous = previousBuild()
    if (previous === undefined) return
    mailPort = await freePort()
    cluster = await startCluster(
      { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, INQUIRY_EMAIL: OFFICE, MAIL_FROM: 'site@example.com' },
      previous,
    )
    ;({ cookie } = await register(cluster))
  }, 300_000)
  afterAll(() => cluster?.stop())

  it('L7, L11: read what the other wrote, have the scripts of both, know each other’s sessions and receipts, send each other’s mail, and one can be taken back', async ({
    skip,
  }) => {
    if (!cluster) return skip()
    const [one, other] = cluster.nodes.map(({ url }) => {
      const client = new Client(url)
      client.cookie = cookie
      return client
    })
    if (!one || !other) throw new Error('there are two nodes')
    const types = await typesOf(one)
    const written: Answer[] = []
    /** Sends an inquiry while the mail server is down, so that its mail stays in the queue. */
    const leave = async (by: Client, name: string) => {
      const fields = { name, email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }
      expect((await by.post('/contactus', fields)).status).toBe(201)
    }
    /** Starts the mail server, waits for the mail about that inquiry, and stops it. */
    const isSent = async (name: string) => {
      const { mails, stop } = await startMailServer(mailPort)
      const about = () => mailsTo(OFFICE, mails).filter((mail) => mail.includes(`Subject: Inquiry from ${name}\r\n`))
      await expect.poll(() => about().length, patient).toBe(1)
      await stop()
    }
    /** Creates an entry of each type on one node; reads, repeats and changes it on the other. */
    const write = async (here: Client, there: Client, when: string) => {
      for (const type of types) {
        const shot = type.path === 'blog' ? { image: await picture('png', 40, 30) } : {}
        const headers = { 'idempotency-key': `${when} ${type.path}`.replaceAll(' ', '-') }
        const make = (by: Client) => by.post(`/${type.path}/`, sample(type), { ...shot, headers })
        const made = await make(here)
        expect([type.path, made.status, made.text]).toEqual([type.path, 201, made.text])
        const { _id } = entity(made)
        if (type.path === 'blog') expect((await there.fetch(image(made).filePath)).status).toBe(200)
        expect((await make(there)).body).toEqual(made.body)
        // Inquiries cannot be changed.
        const changed = type.path === 'contactus' ? made : await there.patch(`/${type.path}/${_id}`, sample(type))
        expect([type.path, changed.status < 300]).toEqual([type.path, true])
        written.push(changed)
      }
      await expect.poll(async () => (await there.get('/blog/')).text === (await here.get('/blog/')).text).toBe(true)
    }
    const [first, second] = cluster.nodes

    await first.update()
    await expectScripts(cluster)
    await write(one, other, 'new, then old')
    await write(other, one, 'old, then new')
    await leave(other, 'Old')
    await second.update()
    expect((await other.get('/loggedin')).body).toBe(true)
    await isSent('Old')
    await first.update(previous)
    await write(one, other, 'taken back, then new')
    await leave(other, 'New')
    await second.update(previous)
    expect((await one.get('/loggedin')).body).toBe(true)
    await isSent('New')
    const lists = await Promise.all(types.map(async ({ path }) => (await one.get(`/${path}/`)).text))
    for (const answer of written) expect(lists.join()).toContain(entity(answer)._id)
    expect((await fetch(cluster.url)).status).toBe(200)
  }, 300_000)
})
