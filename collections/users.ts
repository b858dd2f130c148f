import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'

import { DEFAULT_LANGUAGE, languageNames, LANGUAGES } from '../contract/languages.ts'
import { messages } from '../contract/messages.ts'
import { NAME, PASSWORD_MIN } from '../contract/limits.ts'
import { codePoints, isEmail, singleLine } from '../contract/text/characters.ts'
import { administrators, administratorsExceptSelf, administratorsOrSelf, denyAll } from './access.ts'
import { role, roleOf } from './role.ts'
import { SESSION_SECONDS } from './session-life.ts'

/** The contract's password rule, for the panel and REST too (Payload's own minimum is 3 characters). */
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
  // The panel sets a lock without checking whether its user may edit the document.
  lockDocuments: false,
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
    // Editors have only their own account, which the panel shows without the list.
    hidden: ({ user }) => roleOf(user?.['role']) === 'editor',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'email', 'createdAt'],
    listSearchableFields: ['name', 'email'],
  },
  auth: {
    // Sessions are rows of their own (sessions.ts): in Payload's, stored in the user's row, one login can undo another.
    useSessions: false,
    tokenExpiration: SESSION_SECONDS,
    // Login attempts are rate-limited by the server, without locking the account.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
  },
  disableDuplicate: true,
  hooks: { beforeValidate: [passwordRule] },
  fields: [
    // The contract's e-mail rule on all endpoints: Payload's own accepts only ASCII addresses.
    {
      name: 'email',
      type: 'email',
      // A stored address stays valid after the rule has become stricter.
      validate: (value: unknown, { previousValue }: { previousValue?: unknown }) =>
        isEmail(String(value ?? '')) || (Boolean(value) && value === previousValue) || messages.emailInvalid,
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: NAME,
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }): unknown => (typeof value === 'string' ? singleLine(value) : value),
        ],
      },
    },
    role,
    {
      name: 'language',
      type: 'select',
      defaultValue: DEFAULT_LANGUAGE,
      options: LANGUAGES.map((value) => ({ value, label: languageNames[value] })),
      admin: { isClearable: false, description: 'Of the screens at /dashboard.' },
    },
    {
      // Set on the first user only: the unique index decides between two simultaneous first registrations.
      name: 'founder',
      type: 'text',
      unique: true,
      hidden: true,
      access: { create: () => false, update: () => false, read: () => false },
    },
  ],
} satisfies CollectionConfig
