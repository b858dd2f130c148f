import { MongoClient, ObjectId } from 'mongodb'
import { expect, inject, it, onTestFinished } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, ownServerWithAdmin, visitor } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'

/** The audit trail's records of a document or account, oldest first. */
async function linesOf(client: Client, where: string): Promise<Record<string, unknown>[]> {
  const { body } = await client.get(`/audit?${where}&sort=at&limit=100&depth=0`)
  const docs = member(body, 'docs')
  return Array.isArray(docs) ? docs.map((doc: unknown) => Object(doc)) : []
}

const actionsOf = async (client: Client, where: string): Promise<unknown[]> =>
  (await linesOf(client, where)).map(({ action }) => action)

it('what an administrator creates, changes and deletes is in the trail, by name and without content', async () => {
  const title = 'A post in the trail'
  const made = await create('blog', { title, description: '<p>not in the trail</p>' }, { image: await picture() })
  await admin().patch(`/blog/${made._id}`, { title: `${title}, changed` })
  await admin().remove(`/blog/${made._id}`)
  const about = `where[documentId][equals]=${made._id}`
  await expect.poll(() => actionsOf(admin(), about)).toEqual(['created', 'changed', 'deleted'])
  const lines = await linesOf(admin(), about)
  for (const line of lines)
    expect(line).toMatchObject({ who: 'Asha Rai <asha@example.com>', userId: expect.any(String), kind: 'Blog' })
  expect(lines.map((line) => line['title'])).toEqual([title, `${title}, changed`, `${title}, changed`])
  expect(JSON.stringify(lines)).not.toContain('not in the trail')
})

it('the same through Payload’s own endpoints; what is saved over and over is one line', async () => {
  const answer = await admin().post('/blogs?depth=0', { title: 'Through the panel', _status: 'draft' })
  const id = String(member(member(answer.body, 'doc'), 'id'))
  for (let n = 0; n < 5; n += 1)
    await admin().patch(`/blogs/${id}?draft=true&autosave=true&depth=0`, { title: 'Through the panel' })
  await admin().patch(`/blogs/${id}?depth=0`, { _status: 'published' })
  await admin().remove(`/blogs/${id}`)
  const about = `where[documentId][equals]=${id}`
  await expect.poll(() => actionsOf(admin(), about)).toEqual(['created', 'changed', 'changed', 'deleted for good'])
  expect((await linesOf(admin(), about)).map(({ status }) => status)).toEqual([
    'draft',
    'draft',
    'published',
    'published',
  ])
})

it('a change after a deletion and a restore is a line of its own, and one after somebody else’s', async () => {
  const editor = await signedInEditor(admin())
  const made = await create('faq', { title: 'Asked often' })
  const save = async (client: Client) =>
    expect((await client.patch(`/faqs/${made._id}?depth=0`, { title: 'Asked often' })).status).toBe(200)
  await save(admin())
  await admin().remove(`/faq/${made._id}`)
  await admin().post(`/trash/faq/${made._id}`)
  for (const client of [admin(), admin(), editor, editor, admin()]) await save(client)
  const about = `where[documentId][equals]=${made._id}`
  await expect
    .poll(async () =>
      (await linesOf(admin(), about)).map(({ action, who }) => `${action} ${String(who).split(' ')[0]}`),
    )
    .toEqual([
      'created Asha',
      'changed Asha',
      'deleted Asha',
      'restored Asha',
      'changed Asha',
      'changed Dipa',
      'changed Asha',
    ])
})

// Only a replica set has transactions.
it.runIf(inject('mongodbUri')?.includes('replicaSet='))(
  'a save that is aborted in all its tries is not in it',
  async () => {
    const { server, client } = await ownServerWithAdmin()
    const made = entity(await client.post('/faq/', { title: 'As made', description: 'D' }))
    const connection = new MongoClient(server.environment['DATABASE_URI'] ?? '')
    onTestFinished(() => connection.close())
    const save = (title: string) => client.patch(`/faq/${made._id}`, { title })
    const { status } = await connection.withSession(async (session) => {
      session.startTransaction()
      const held = { _id: new ObjectId(made._id) }
      await connection
        .db()
        .collection('faqs')
        .updateOne(held, { $inc: { claims: 1 } }, { session })
      const aborted = await save('Aborted')
      await session.abortTransaction()
      return aborted
    })
    expect([status, (await save('Saved')).status]).toEqual([503, 200])
    const lines = await linesOf(client, `where[documentId][equals]=${made._id}`)
    expect(lines.map((line) => [line['action'], line['title']])).toEqual([
      ['created', 'As made'],
      ['changed', 'Saved'],
    ])
  },
)

it('who signs in, and who fails to, is in it; made-up accounts, visitors and passwords are not', async () => {
  const { server, client } = await ownServerWithAdmin()
  const stranger = new Client(server.url)
  await stranger.post('/login', { ...administrator, password: 'a wrong password' })
  await stranger.post('/users/login', { ...administrator, password: 'a wrong password' })
  await stranger.post('/login', { email: 'made-up@example.com', password: 'a wrong password' })
  await stranger.post('/contactus/', { name: 'N', email: 'n@example.com', phone: '1', message: 'M' })
  expect((await stranger.post('/login', administrator)).status).toBe(200)
  await client.post('/register', { name: 'Bina', email: 'bina@example.com', password: 'long enough' })
  const actions = ['created', 'failed to sign in', 'failed to sign in', 'signed in', 'created']
  await expect.poll(() => actionsOf(client, '')).toEqual(actions)
  const lines = await linesOf(client, '')
  expect(lines[1]).toMatchObject({ who: 'Asha Rai <asha@example.com>', address: '127.0.0.1' })
  expect(lines[4]).toMatchObject({ who: 'Asha Rai <asha@example.com>', kind: 'Person', title: 'Bina' })
  expect(JSON.stringify(lines)).not.toMatch(/password|made-up|n@example/)
})

it('nobody changes the trail, and visitors do not read it', async () => {
  const made = entity(await admin().post('/faq/', { title: 'T', description: 'D' }))
  const about = `where[documentId][equals]=${made._id}`
  await expect.poll(() => actionsOf(admin(), about)).toEqual(['created'])
  const [line] = await linesOf(admin(), about)
  for (const client of [admin(), visitor()]) {
    expect((await client.post('/audit', { who: 'N', action: 'deleted', at: new Date().toISOString() })).status).toBe(
      405,
    )
    expect((await client.patch(`/audit/${String(line?.['id'])}`, { who: 'N' })).status).toBe(405)
    expect((await client.remove(`/audit/${String(line?.['id'])}`)).status).toBe(405)
    expect((await client.remove(`/audit?${about}`)).status).toBe(405)
  }
  expect((await visitor().get('/audit')).status).toBe(401)
  expect(await linesOf(admin(), about)).toEqual([line])
})

it('records older than AUDIT_DAYS are deleted', async () => {
  const clock = await movableClock()
  const { server, client } = await ownServerWithAdmin({ AUDIT_DAYS: '1', ...clock.environment })
  expect((await linesOf(client, '')).length).toBeGreaterThan(0)
  await clock.moveBy(server, 2 * DAY_MS)
  const later = new Client(server.url)
  expect((await later.post('/login', administrator)).status).toBe(200)
  await expect.poll(() => actionsOf(later, ''), { timeout: 20_000, interval: 500 }).toEqual(['signed in'])
  await server.end('SIGTERM')
}, 40_000)
