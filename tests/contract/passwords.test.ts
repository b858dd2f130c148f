import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entity, fieldsNamed, message } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import { admin, freshServerWithAdmin, onMongo, ownServer } from './support/context.ts'
import { administrator } from '../support/people.ts'

const refusal = 'This password is one of the most common ones. Please choose another.'
const person = { name: 'N', email: 'common@example.com' }

it.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'football1', 'qwertyuiop'])(
  '%s is refused on every endpoint that sets a password',
  async (password) => {
    const registered = await admin().post('/register', { ...person, password })
    expect([registered.status, message(registered), fieldsNamed(registered)]).toEqual([400, refusal, ['password']])
    const native = await admin().post('/users', { ...person, password })
    expect([native.status, native.text.includes(refusal)]).toEqual([400, true])
  },
)

it('nor can a password be changed to one', async () => {
  const given = { ...person, email: 'changed@example.com', password: 'not a common one' }
  const { _id } = entity(await admin().post('/register', given))
  const changed = await admin().patch(`/users/${_id}`, { password: 'iloveyou' })
  expect([changed.status, changed.text.includes(refusal)]).toEqual([400, true])
  const stranger = new Client(admin().url)
  expect((await stranger.post('/login', { email: given.email, password: 'iloveyou' })).status).toBe(401)
  expect((await stranger.post('/login', given)).status).toBe(200)
})

it('the first administrator gets the same message, and may try again', async () => {
  const client = new Client((await ownServer()).url)
  for (const endpoint of ['/register', '/users/first-register']) {
    const refused = await client.post(endpoint, { ...administrator, password: 'password' })
    expect([refused.status, message(refused)]).toEqual([400, refusal])
  }
  expect((await client.post('/register', administrator)).status).toBe(201)
})

const shippedHashes = { PASSWORD_HASHES: 'shipped' }

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The milliseconds until a login is rejected. */
async function timeOf(client: Client, endpoint: string, email: string): Promise<number> {
  const started = performance.now()
  expect((await client.post(endpoint, { email, password: 'wrong' })).status).toBe(401)
  return performance.now() - started
}

it('F6, A11: a login takes as long for an account that does not exist as for one that does, at both endpoints', async () => {
  const { server } = await freshServerWithAdmin(shippedHashes)
  const client = new Client(server.url)
  const count = rounds(8, 100)
  for (const endpoint of ['/login', '/users/login']) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let n = 0; n < count; n += 1) {
      times.known.push(await timeOf(client, endpoint, administrator.email))
      times.unknown.push(await timeOf(client, endpoint, `nobody-${n}@example.com`))
    }
    // Without a hash for unknown accounts the ratio would be about 100. Few logins on a busy machine allow no tighter bound.
    const slack = count < 100 ? 2 : 1.4
    const ratio = median(times.unknown) / median(times.known)
    expect(ratio, endpoint).toBeGreaterThan(1 / slack)
    expect(ratio, endpoint).toBeLessThan(slack)
    const percent = `${((ratio - 1) * 100).toFixed(1)} %`
    measured('F6', `${endpoint} for unknown accounts beside known ones, medians of ${count}`, '10 %', percent)
  }
})

it.skipIf(onMongo)(
  'F7: a storm of 200 logins leaves health, pictures and the way in for others',
  async () => {
    const { server, client } = await freshServerWithAdmin({
      ...shippedHashes,
      RATE_LIMITS: 'on',
      LIMIT_LOGIN_ADDRESS: '1000/900',
    })
    const storm = Array.from({ length: 200 }, (_, n) =>
      new Client(server.url).post('/login', { email: `p${n % 20}@example.com`, password: 'wrong' }),
    )
    let over = false
    const ended = Promise.all(storm).finally(() => (over = true))
    const waits: number[] = []
    const guest = new Client(server.url)
    for (let n = 0; n < 20 || waits.length === 0; n += 1) {
      const started = performance.now()
      expect((await guest.get('/health')).status).toBe(200)
      expect((await guest.get('/about/')).status).toBe(200)
      expect((await client.get('/loggedin')).body).toBe(true)
      waits.push(performance.now() - started)
    }
    expect(over).toBe(false)
    expect(median(waits)).toBeLessThan(2000)
    measured('F7', 'health, a read and who is signed in, amid 200 logins: median', '2 s', inSeconds(median(waits)))
    const answers = await ended
    const judged = answers.filter(({ status }) => status === 401)
    const putOff = answers.filter(({ status, headers }) => status === 429 && headers.has('retry-after'))
    expect(judged.length + putOff.length).toBe(200)
    // Only logins for which the queue had room are checked.
    expect(judged.length).toBeLessThan(150)
    expect((await guest.post('/login', administrator)).status).toBe(200)
  },
  60_000,
)
