import type { SelectField } from 'payload'

import { othersAccount } from './access.ts'

const roles = ['administrator', 'editor'] as const
export type Role = (typeof roles)[number]

/** Accounts of the time before there were roles are administrators', as are those that the contract's registration makes. */
export const roleOf = (value: unknown): Role => (value === 'editor' ? 'editor' : 'administrator')

/** Only an administrator gives roles, and never the own one: so there is always one left. */
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
