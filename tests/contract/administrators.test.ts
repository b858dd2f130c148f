import { randomUUID } from 'node:crypto'

import { expect, inject, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { databaseSettings } from '../support/server.ts'
import { onMongo, ownServer } from './support/context.ts'
import { administrator } from '../support/people.ts'

type Take = (by: Client, id: string) => Promise<Answer>

/** Requests that take away an administrator's role or account: of the API, of the panel's form and of its list. */
const rounds: Readonly<Record<string, readonly Take[]>> = {
  demote: [
    (by, id) => by.patch(`/users/${id}`, { role: 'editor' }),
    (by, id) => by.send('PATCH', `/users/${id}`, { _payload: JSON.stringify({ role: 'editor' }) }, { as: 'multipart' }),
    (by, id) => by.patch(`/users?where[id][in][0]=${id}`, { role: 'editor' }),
  ],
  // Hashing the password delays the write after the access check.
  'demote and give a new password': [
    (by, id) => by.patch(`/users/${id}`, { role: 'editor', password: 'a wholly new password' }),
  ],
  delete: [(by, id) => by.remove(`/users/${id}`), (by, id) => by.remove(`/users?where[id][in][0]=${id}`)],
}

interface Signed {
  client: Client
  id: string
}

/** Administrators who are registered by another one and signed in; with several nodes, every other one is on the other node. */
async function others(first: Client, urls: readonly string[], count: number): Promise<Signed[]> {
  const made: Signed[] = []
  for (let n = 0; n < count; n += 1) {
    const client = new Client(urls[n % urls.length] ?? '')
    client.cookie = first.cookie
    const account = { name: 'Asha', email: `${randomUUID()}@example.com`, password: 'a fitting password' }
    // Registering signs this client in as the new administrator.
    made.push({ client, id: String(member((await client.post('/register', account)).body, '_id')) })
  }
  return made
}

it.each([2, 10])(
  'of %i administrators who take one another’s role at once, one is always left',
  async (count) => {
    const database = databaseSettings(inject('mongodbUri'))
    const nodes = [await ownServer(database), ...(onMongo ? [await ownServer(database)] : [])]
    const urls = nodes.map(({ url }) => url)
    let first = new Client(urls[0] ?? '')
    let own = String(member((await first.post('/register', administrator)).body, '_id'))
    for (const [what, takes] of Object.entries(rounds)) {
      const all = await others(first, urls, count)
      // Removes the administrator who registered the others, so that only those who demote one another are left.
      expect((await all[0]?.client.remove(`/users/${own}`))?.status).toBe(200)
      const answers = await Promise.all(
        all.map(({ client }, n) => takes[n % takes.length]?.(client, all[(n + 1) % count]?.id ?? '')),
      )
      expect(answers.filter((answer) => !answer || answer.status >= 500)).toEqual([])
      const standing: Signed[] = []
      for (const one of all) if ((await one.client.get('/audit')).status === 200) standing.push(one)
      const [left] = standing
      if (!left) throw new Error(`nobody is left: ${what}`)
      expect(standing.length, what).toBeLessThan(count)
      for (const { id } of standing.slice(1)) await left.client.remove(`/users/${id}`)
      first = left.client
      own = left.id
    }
  },
  90_000,
)
