import { randomUUID } from 'node:crypto'

import { Client } from './client.ts'
import { member } from './entities.ts'

/** The first administrator of every test server. */
export const administrator = { name: 'Asha Rai', email: 'asha@example.com', password: 'correct horse battery' }

export const EDITOR_PASSWORD = 'another fitting password'

/** A client that is signed in as a new editor, whom the given administrator has created. */
export async function signedInEditor(by: Client): Promise<Client> {
  const account = { name: 'Dipa Lama', email: `${randomUUID()}@example.com`, password: EDITOR_PASSWORD }
  await by.post('/users', { ...account, role: 'editor' })
  const client = new Client(by.url)
  const { status, text } = await client.post('/login', account)
  if (status !== 200) throw new Error(`the editor is not signed in: ${status} ${text}`)
  return client
}

/** The password of the account that a client is signed in to; the administrator's if it is signed out. */
export async function passwordOf(person: Client): Promise<string> {
  const user = member((await person.get('/users/me')).body, 'user')
  return member(user, 'name') === 'Dipa Lama' ? EDITOR_PASSWORD : administrator.password
}

/** A client with a new API key of this person. */
export async function programOf(person: Client, role: 'administrator' | 'editor' = 'editor'): Promise<Client> {
  const password = await passwordOf(person)
  const { status, text, body } = await person.post('/account/api-keys', { name: 'Importer', role, password })
  if (status !== 201) throw new Error(`no key was made: ${status} ${text}`)
  const program = new Client(person.url)
  program.key = String(member(body, 'key'))
  return program
}

/** The id of the newest session of a client's account. */
export async function sessionOf(client: Client): Promise<string> {
  const docs = member((await client.get('/sessions')).body, 'docs')
  return Array.isArray(docs) ? String(member(docs[0], 'id')) : 'none'
}
