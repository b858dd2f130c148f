import type { Payload } from 'payload'

import type { UserRow } from '#cms/auth/sessions.ts'

let count = 0

/** Creates an editor, whose password is `the first password`. */
export async function createEditor(payload: Payload): Promise<UserRow> {
  // Imported late: it reads the settings, which startPayload sets.
  const { findUser } = await import('#cms/auth/sessions.ts')
  const email = `editor-${(count += 1)}@example.com`
  await payload.create({
    collection: 'users',
    data: { name: 'Nima', email, password: 'the first password', role: 'editor' },
  })
  const user = await findUser(payload, { email })
  if (!user) throw new Error('the editor was created but cannot be found')
  return user
}
