import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { SECOND_MS, HOUR_MS, DAY_MS } from '#contract/time.ts'
import { atEndOfGroup } from '../support/at-end.ts'
import { Client } from '../support/client.ts'
import { type Clock, movableClock } from '../support/clock.ts'
import { entities, entity } from '../support/entities.ts'
import type { Environment, Server } from '../support/server.ts'
import { ownServerWithAdmin } from './support/context.ts'
import { administrator } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

/** The lifetime of a session. */
const SESSION_MS = 12 * HOUR_MS

const faq = { title: 'T', description: 'D' }
const isIn = async (client: Client): Promise<unknown> => (await client.get('/loggedin')).body

interface Clocked {
  clock: Clock
  server: Server
  client: Client
}

/** A server with an adjustable clock, shared by the tests of the group, and its administrator. */
function groupClock(environment: Environment = {}): () => Clocked {
  const atEnd = atEndOfGroup()
  let made: Clocked | undefined
  prepareGroup(async () => {
    const clock = await movableClock(atEnd)
    made = { clock, ...(await ownServerWithAdmin({ ...environment, ...clock.environment }, undefined, atEnd)) }
  })
  return () => {
    if (!made) throw new Error('the server of the group is not started yet')
    return made
  }
}

describe('a session', () => {
  const group = groupClock({ RATE_LIMITS: 'on' })

  it('A23: ends twelve hours after it was opened or renewed, to the second', async () => {
    const { clock, server } = group()
    const opened = Math.ceil(Date.now() / SECOND_MS) * SECOND_MS
    const holdAt = (ms: number) => clock.holdAt(server, opened + ms)
    await holdAt(0)
    const [left, renewed] = [new Client(server.url), new Client(server.url)]
    for (const client of [left, renewed]) expect((await client.post('/login', administrator)).status).toBe(200)

    await holdAt(HOUR_MS)
    expect((await renewed.post('/users/refresh-token')).status).toBe(200)
    await holdAt(SESSION_MS - SECOND_MS)
    expect([await isIn(left), await isIn(renewed)]).toEqual([true, true])
    expect((await left.post('/faq/', faq)).status).toBe(201)
    await holdAt(SESSION_MS)
    expect([await isIn(left), await isIn(renewed)]).toEqual([false, true])
    expect((await left.post('/faq/', faq)).status).toBe(401)
    await holdAt(SESSION_MS + HOUR_MS - SECOND_MS)
    expect(await isIn(renewed)).toBe(true)
    await holdAt(SESSION_MS + HOUR_MS)
    expect(await isIn(renewed)).toBe(false)
    expect((await renewed.post('/users/refresh-token')).status).toBeGreaterThanOrEqual(400)
  })

  it('A23: ends after thirty days however often it is renewed, to the second', async () => {
    const { clock, server } = group()
    const opened = Math.ceil(Date.now() / SECOND_MS) * SECOND_MS
    await clock.holdAt(server, opened)
    const client = new Client(server.url)
    expect((await client.post('/login', administrator)).status).toBe(200)
    const most = 30 * DAY_MS
    for (let at = 0; at < most; at += SESSION_MS - SECOND_MS) {
      await clock.holdAt(server, opened + at)
      expect((await client.post('/users/refresh-token')).status).toBe(200)
    }
    await clock.holdAt(server, opened + most - SECOND_MS)
    expect(await isIn(client)).toBe(true)
    await clock.holdAt(server, opened + most)
    expect(await isIn(client)).toBe(false)
    expect((await client.post('/users/refresh-token')).status).toBe(401)
  })

  it('D8: is over when the clock goes on by a day; one signs in again, also after failures', async () => {
    const { clock, server } = group()
    await clock.moveBy(server, 0)
    const client = new Client(server.url)
    expect((await client.post('/login', administrator)).status).toBe(200)
    const login = (password: string) => new Client(server.url).post('/login', { ...administrator, password })
    for (let n = 0; n < 11; n += 1) await login('wrong')
    expect((await login(administrator.password)).status).toBe(429)
    await clock.moveBy(server, DAY_MS)
    expect(await isIn(client)).toBe(false)
    expect((await login(administrator.password)).status).toBe(200)
  })
})

// Each case has its own server, since housekeeping with an advanced clock would affect the others.
it.each([
  ['a minute', 60 * SECOND_MS],
  ['a day', DAY_MS],
  ['ten years', 3653 * DAY_MS],
])('D8: after the clock was ahead by %s, nothing that began then lasts or hangs', async (_, ahead) => {
  const clock = await movableClock()
  const { server, client } = await ownServerWithAdmin({
    ...clock.environment,
    RATE_LIMITS: 'on',
    LIMIT_LOGIN_ACCOUNT: '3/20',
  })
  const key = { headers: { 'idempotency-key': 'one' } }
  await clock.moveBy(server, ahead)
  const then = new Client(server.url)
  expect((await then.post('/login', administrator)).status).toBe(200)
  const first = await then.post('/service/', { ...faq, title: 'Then' }, key)
  expect(first.status).toBe(201)
  for (let n = 0; n < 3; n += 1) await new Client(server.url).post('/login', { ...administrator, password: 'wrong' })
  expect((await new Client(server.url).post('/login', administrator)).status).toBe(429)

  await clock.moveBy(server, 0)
  expect(await isIn(client)).toBe(true)
  expect(await isIn(then)).toBe(ahead < SESSION_MS)
  expect((await new Client(server.url).post('/login', administrator)).status).toBe(200)
  const again = await client.post('/service/', { ...faq, title: 'Then' }, key)
  expect(again.status).toBe(201)
  expect(entity(again)._id === entity(first)._id).toBe(ahead <= DAY_MS)
  expect((await client.patch(`/service/${entity(first)._id}`, { title: 'Now' })).status).toBe(200)
  const titles = entities(await client.get('/service/')).map(({ title }) => title)
  expect(titles).toContain('Now')
})

it('D8: what is kept for a number of days outlives a start with the clock ahead by more than a year', async () => {
  const clock = await movableClock()
  const { server, client } = await ownServerWithAdmin(clock.environment)
  const made = entity(await client.post('/faq/', faq))
  expect((await client.remove(`/faq/${made._id}`)).status).toBe(200)
  const idsIn = async (call: string) => {
    const { body } = await client.get(call)
    return JSON.stringify(body)
      .match(/"(?:_?id)":"[^"]+"/g)
      ?.toSorted()
  }
  const kept = async () => [...((await idsIn('/audit?limit=100')) ?? []), ...((await idsIn('/trash/')) ?? [])]
  const before = await kept()
  expect(before.length).toBeGreaterThan(2)
  const leftover = `${'0'.repeat(32)}-00000000.png`
  await writeFile(path.join(server.mediaDir, leftover), 'x')
  await clock.moveBy(server, 400 * DAY_MS)
  // Housekeeping, ten seconds after the start: the file goes after what is in the trash would.
  await expect.poll(server.files, { timeout: 30_000 }).not.toContain(leftover)
  expect(server.output()).toContain('the clock is more than two days ahead')
  await clock.moveBy(server, 0)
  expect((await client.post('/login', administrator)).status).toBe(200)
  expect(await kept()).toEqual(expect.arrayContaining(before))
})
