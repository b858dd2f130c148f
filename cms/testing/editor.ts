import type { Payload } from 'payload'

import type { UserRow } from '#cms/auth/sessions.ts'

let count = 0

/** An editor of their own, whose password is `the first password`. */
export async function createEditor(payload: Payload): Promise<UserRow> {
  // Imported only now: it reads the settings, which Payload's start sets.
  const { findUser } = await import('#cms/auth/sessions.ts')
  const email = `person-${(count += 1)}@example.com`
  await payload.create({
    collection: 'users',
    data: { name: 'Nima', email, password: 'the first password', role: 'editor' },
  })
  const user = await findUser(payload, { email })
  if (!user) throw new Error('nobody was made')
  return user
}
