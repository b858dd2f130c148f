import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { member, message } from '../support/entities.ts'
import { ownServer } from './support/context.ts'

const person = (n: number) => ({ name: `Person ${n}`, email: `person${n}@example.com`, password: 'long enough' })

it('A21, F5: of 50 first registrations at once through both endpoints one succeeds and the others are told to sign in', async () => {
  const server = await ownServer()
  expect((await new Client(server.url).get('/registration')).body).toEqual({ open: true })
  const clients = Array.from({ length: 50 }, () => new Client(server.url))
  const answers = await Promise.all(
    clients.map((client, n) => client.post(n % 2 === 0 ? '/register' : '/users/first-register', person(n))),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 401)])
  const winner = clients[statuses.indexOf(201)]
  expect((await winner?.get('/loggedin'))?.body).toBe(true)
  expect(member((await winner?.get('/users'))?.body, 'totalDocs')).toBe(1)
  expect((await new Client(server.url).get('/registration')).body).toEqual({ open: false })
})

it('while there is no user, a first registration is checked by the same rules', async () => {
  const server = await ownServer()
  const client = new Client(server.url)
  expect((await client.post('/register', { ...person(1), password: 'short' })).status).toBe(400)
  expect((await client.post('/register', { ...person(1), email: 'none' })).status).toBe(400)
  const long = await client.post('/register', { ...person(1), name: 'अ'.repeat(101) })
  expect([long.status, message(long)]).toEqual([400, 'Name must be at most 100 characters'])
  for (const name of ['A\u0000B', '\u200b'])
    expect((await client.post('/register', { ...person(1), name })).status, JSON.stringify(name)).toBe(400)
  expect((await client.post('/users/first-register', { ...person(1), password: 'short' })).status).toBe(400)
  expect((await client.post('/register', person(1), { headers: { origin: 'https://evil.test' } })).status).toBe(403)
  expect((await client.get('/registration')).body).toEqual({ open: true })
  expect((await client.post('/register', person(1))).status).toBe(201)
})
