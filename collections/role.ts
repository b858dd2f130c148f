import type { SelectField } from 'payload'

import { othersAccount } from './access.ts'

export const roles = ['administrator', 'editor'] as const
export type Role = (typeof roles)[number]

/** Accounts of the time before there were roles are administrators'; a role that is none has the fewest rights. */
export const roleOf = (value: unknown): Role =>
  value === null || value === undefined || value === 'administrator' ? 'administrator' : 'editor'

/** Only an administrator gives roles, and never the own one: so there is always one left (cms/auth/people-turn.ts). */
export const role = {
  name: 'role',
  type: 'select',
  required: true,
  defaultValue: 'administrator',
  options: [
    { value: 'administrator', label: 'Administrator' },
    { value: 'editor', label: 'Editor' },
  ],
  access: { update: othersAccount },
  admin: {
    isClearable: false,
    description:
      'Editors write content, media and inquiries; administrators may do everything. Nobody changes the own role.',
  },
} satisfies SelectField
