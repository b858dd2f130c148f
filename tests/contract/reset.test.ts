import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { runProgram } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { message } from '../support/entities.ts'
import { printedLink, resetToken } from '../support/reset-link.ts'
import { databaseSettings, type Environment } from '../support/server.ts'
import { groupServer, onMongo } from './support/context.ts'
import { administrator } from '../support/people.ts'

const { email, password } = administrator
const changed = 'a wholly new password'

const database = databaseSettings(inject('mongodbUri'))
const group = groupServer({
  ...database,
  RATE_LIMITS: 'on',
  LIMIT_LOGIN_ACCOUNT: '2/900',
  LIMIT_RESET_ACCOUNT: '2/900',
  LOG_LEVEL: 'info',
})

/** A client that is signed in as a new editor, and the editor's e-mail address. */
async function editorsClient(): Promise<[Client, string]> {
  const account = { email: 'bina@example.com', password: 'another fitting password' }
  expect((await group().client.post('/users', { ...account, name: 'Bina', role: 'editor' })).status).toBe(201)
  const client = new Client(group().server.url)
  expect((await client.post('/login', account)).status).toBe(200)
  return [client, account.email]
}

it('a new password opens an account again that its owner had tried too often from a known device', async () => {
  const { server } = group()
  const [client, ofEditor] = await editorsClient()
  const stranger = new Client(server.url)
  for (const caller of [client, stranger]) {
    const tried: number[] = []
    for (let n = 0; n < 3; n += 1)
      tried.push((await caller.post('/login', { email: ofEditor, password: 'forgotten' })).status)
    expect(tried).toEqual([401, 401, 429])
  }
  const token = await resetToken(server, ofEditor, database)
  expect((await client.post('/users/reset-password', { token, password: changed })).status).toBe(200)
  for (const caller of [client, stranger])
    expect((await caller.post('/login', { email: ofEditor, password: changed })).status).toBe(200)
})

it('A11: a request for a link has the same response for known and unknown e-mail addresses, and the same limit', async () => {
  const { server } = group()
  const before = server.output().length
  const logged = () => server.output().slice(before)
  const ask = async (address: string) => {
    const { status, text, headers } = await new Client(server.url).post('/users/forgot-password', { email: address })
    return [status, text, headers.has('retry-after')]
  }
  for (const expected of [200, 200, 429]) {
    const known = await ask(` ${email.toUpperCase()}`)
    expect(known).toEqual(await ask('nobody@example.com'))
    expect(known[0]).toBe(expected)
  }
  expect((await ask('no address'))[0]).toBe(400)
  // Without a mail server, the log has a line about each unsent mail, without recipient and content.
  const queued = { timeout: 20_000 }
  await expect.poll(logged, queued).toContain('a mail was not sent: SMTP_URL is not set')
  expect(logged()).not.toMatch(/admin\/reset|@example/)
})

it('a link made on the server says how long it is valid: an hour, or a week for an account without a password', async () => {
  const { server, client } = group()
  const invited = `invited-${Date.now()}@example.com`
  const invitation = { name: 'Asha', email: invited, role: 'editor', send: 'link' }
  expect((await client.post('/people', invitation)).status).toBe(201)
  expect(await printedLink(server, invited, database)).toMatch(/^Set a new password here within a week: http/)
  expect(await printedLink(server, email, database)).toMatch(/^Set a new password here within an hour: http/)
})

describe('a link made on the server', () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-reset-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('needs the database of the server: elsewhere it says where there is none, and makes none', async () => {
    const wrong: Environment = {
      ...databaseSettings(inject('mongodbUri')),
      DATA_DIR: root,
      MEDIA_DIR: join(root, 'media'),
    }
    const { code, output } = await runProgram('reset-link', [email], { LOG_LEVEL: 'warn', ...wrong })
    const line = onMongo
      ? /^there is no database test_\S+ at \S+: set DATABASE_URI as the server has it\n$/
      : /^there is no database at \S+\/site\.db: set DATA_DIR as the server has it\n$/
    expect([code, output]).toEqual([1, expect.stringMatching(line)])
    expect(await readdir(root)).toEqual([])
    if (wrong['DATABASE_URI'] === undefined) return
    const connection = new MongoClient(wrong['DATABASE_URI'])
    onTestFinished(() => connection.close())
    expect(await connection.db().listCollections().toArray()).toEqual([])
  })

  it('is none beside a restore', async () => {
    const { server } = group()
    await writeFile(join(root, 'restore-in-progress'), '')
    await expect(printedLink({ dataDir: root, mediaDir: server.mediaDir }, email, database)).rejects.toThrow(
      'a restore was interrupted or is under way',
    )
  })

  it('is none for an unknown address, and the administrators are named', async () => {
    await expect(printedLink(group().server, 'nobody@example.com', database)).rejects.toThrow(
      new RegExp(`there is no user with the e-mail nobody@example\\.com in .*: its administrators are ${email}`),
    )
  })
})

// The last test of the group: it ends the shared administrator's session.
it('A13: a new password through a link made on the server: it signs in, the old one and all sessions do not', async () => {
  const { server, client } = group()
  const visitor = new Client(server.url)
  const token = await resetToken(server, email, database)
  // Links are mangled on their way, too.
  const panelLinks = [
    '/admin/reset/',
    '//admin/reset/',
    '/Admin//RESET/',
    '/admin/reset%2F',
    '/admin%2Freset%2F',
    '/%61dmin/reset/',
  ]
  const staffLinks = [
    '/new-password%23',
    '/ne/new-password%23',
    '/new-password/',
    '/new%2Dpassword%23',
    '/x/new-password%2523',
  ]
  for (const path of [...panelLinks, ...staffLinks]) await visitor.fetch(path + token)
  expect(message(await visitor.post('/users/reset-password', { token, password: 'short' }))).toContain('8')
  expect((await client.get('/loggedin')).body).toBe(true)
  expect((await visitor.post('/users/reset-password', { token, password: changed })).status).toBe(200)
  expect(visitor.cookie).toBeUndefined()
  expect((await client.get('/loggedin')).body).toBe(false)
  expect((await client.get('/contactus')).status).toBe(401)
  expect((await visitor.post('/login', { email, password })).status).toBe(401)
  expect((await visitor.post('/login', { email, password: changed })).status).toBe(200)
  const again = await visitor.post('/users/reset-password', { token, password })
  expect([again.status, message(again)]).toEqual([400, 'This link is no longer valid. Please ask for a new one.'])
  await expect.poll(() => server.output()).toContain('/admin/reset/…')
  await expect.poll(() => server.output()).toContain('/ne/new-password…')
  expect(server.output()).not.toContain(token)
  await expect(resetToken(server, 'nobody@example.com', database)).rejects.toThrow('there is no user with the e-mail')
})
