import { randomUUID } from 'node:crypto'

import { Client } from '../../support/client.ts'

/** The first administrator of every test's server. */
export const administrator = { name: 'Asha Rai', email: 'asha@example.com', password: 'correct horse battery' }

/** A new editor, made by that administrator and signed in. */
export async function signedInEditor(by: Client): Promise<Client> {
  const account = { name: 'Dipa Lama', email: `${randomUUID()}@example.com`, password: 'another fitting password' }
  await by.post('/users', { ...account, role: 'editor' })
  const client = new Client(by.url)
  const { status, text } = await client.post('/login', account)
  if (status !== 200) throw new Error(`the editor is not signed in: ${status} ${text}`)
  return client
}
