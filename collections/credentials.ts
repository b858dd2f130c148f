import type { DateField, TextField } from 'payload'

import { administratorsOrOwner, denyAll } from './access.ts'

/** Access and fields that sessions and API keys share: cms/auth creates and checks the rows; deleting one ends the session or key. */

export const credentialAccess = {
  read: administratorsOrOwner,
  create: denyAll,
  update: denyAll,
  delete: administratorsOrOwner,
}

/** No access through the API or the panel. */
const closed = { create: () => false, read: () => false, update: () => false }

export const dayAndTime = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const

export const digestFields = [
  { name: 'user', type: 'text', required: true, index: true, admin: { hidden: true } },
  // A digest, so that the database's content cannot be used to sign in.
  { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true, access: closed },
  // Digest of the password hash when the row was made; a changed password ends it.
  { name: 'password', type: 'text', required: true, hidden: true, access: closed },
] satisfies TextField[]

export const owner = { name: 'who', type: 'text', label: 'Person' } satisfies TextField

export const lastUsed = {
  name: 'usedAt',
  type: 'date',
  label: 'Last used',
  admin: { date: dayAndTime },
} satisfies DateField
