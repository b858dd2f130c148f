import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { register } from '../support/prepared.ts'
import { type Answer, Client } from '../support/client.ts'
import { entity, image, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { previousBuild } from './previous.ts'

describe.skipIf(inject('cannotRun') !== undefined)('the previous version and this one on one database', () => {
  let previous: string | undefined
  let cluster: Cluster | undefined
  let cookie = ''
  beforeAll(async () => {
    previous = previousBuild()
    if (previous === undefined)
      return void process.stdout.write('\nSkipped: versions side by side, since git has no previous one here.\n')
    cluster = await startCluster({}, previous)
    ;({ cookie } = await register(cluster))
  }, 300_000)
  afterAll(() => cluster?.stop())

  it('read what the other wrote, know each other’s sessions and receipts, and one can be taken back', async ({
    skip,
  }) => {
    if (!cluster) return skip()
    const [one, other] = cluster.nodes.map(({ url }) => {
      const client = new Client(url)
      client.cookie = cookie
      return client
    })
    if (!one || !other) throw new Error('there are two nodes')
    const written: Answer[] = []
    /** Each kind of entry, made here and read and changed there. */
    const write = async (here: Client, there: Client, when: string) => {
      for (const type of Object.values(resources)) {
        const shot = type.path === 'blog' ? { image: await picture('png', 40, 30) } : {}
        const headers = { 'idempotency-key': `${when} ${type.path}`.replaceAll(' ', '-') }
        const make = (by: Client) => by.post(`/${type.path}/`, sample(type), { ...shot, headers })
        const made = await make(here)
        expect([type.path, made.status, made.text]).toEqual([type.path, 201, made.text])
        const { _id } = entity(made)
        if (type.path === 'blog') expect((await there.fetch(image(made).filePath)).status).toBe(200)
        expect((await make(there)).body).toEqual(made.body)
        // What a visitor wrote is never changed.
        const changed = type.path === 'contactus' ? made : await there.patch(`/${type.path}/${_id}`, sample(type))
        expect([type.path, changed.status < 300]).toEqual([type.path, true])
        written.push(changed)
      }
      await expect.poll(async () => (await there.get('/blog/')).text === (await here.get('/blog/')).text).toBe(true)
    }
    const [first, second] = cluster.nodes

    await first.update()
    await write(one, other, 'new, then old')
    await write(other, one, 'old, then new')
    await second.update()
    expect((await other.get('/loggedin')).body).toBe(true)
    await first.update(previous)
    await write(one, other, 'taken back, then new')
    await second.update(previous)
    expect((await one.get('/loggedin')).body).toBe(true)
    const lists = await Promise.all(Object.values(resources).map(async ({ path }) => (await one.get(`/${path}/`)).text))
    for (const answer of written) expect(lists.join()).toContain(entity(answer)._id)
    expect((await fetch(cluster.url)).status).toBe(200)
  }, 300_000)
})
