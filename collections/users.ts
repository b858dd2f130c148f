import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'

import { messages } from '../contract/failure.ts'
import { NAME, PASSWORD_MIN } from '../contract/limits.ts'
import { codePoints, isEmail } from '../contract/text.ts'
import { HOUR_MS, SECOND_MS } from '../contract/time.ts'
import { administrators, administratorsExceptSelf, administratorsOrSelf, denyAll } from './access.ts'
import { role, roleOf } from './role.ts'

/** The contract's password rule, for the panel and for REST too (Payload's own minimum is 3). */
const passwordRule: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.['password']
  if (typeof password === 'string' && codePoints(password) < PASSWORD_MIN)
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: messages.passwordTooShort }],
      req,
    })
  return data
}

export const Users = {
  slug: 'users' as const,
  labels: { singular: 'Person', plural: 'People' },
  access: {
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administratorsExceptSelf,
    unlock: denyAll,
  },
  admin: {
    group: 'People',
    description: 'Who may sign in, here and in the admin screens.',
    // Editors have their own account alone, which the panel shows without the list.
    hidden: ({ user }) => roleOf(user?.['role']) === 'editor',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'email', 'createdAt'],
    listSearchableFields: ['name', 'email'],
  },
  auth: {
    // Sessions are rows of their own (sessions.ts): Payload's lie in the user's row, where one login undoes another.
    useSessions: false,
    tokenExpiration: (12 * HOUR_MS) / SECOND_MS,
    // Attempts are limited at the server's door for every login alike, without locking the owner out from elsewhere.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
  },
  disableDuplicate: true,
  hooks: { beforeValidate: [passwordRule] },
  fields: [
    // The contract's rule for addresses, on every door: Payload's own knows ASCII addresses alone.
    {
      name: 'email',
      type: 'email',
      validate: (value: unknown) => isEmail(String(value ?? '')) || messages.emailInvalid,
    },
    { name: 'name', type: 'text', required: true, maxLength: NAME },
    role,
    {
      // Set on the very first user only: the database's unique index settles which of two first registrations wins.
      name: 'founder',
      type: 'text',
      unique: true,
      hidden: true,
      access: { create: () => false, update: () => false, read: () => false },
    },
  ],
} satisfies CollectionConfig
