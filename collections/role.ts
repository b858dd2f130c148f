import type { SelectField } from 'payload'

import { onOtherAccounts } from './access.ts'

export const roles = ['administrator', 'editor'] as const
export type Role = (typeof roles)[number]

/** Accounts from before roles existed are administrators; an unknown role has the fewest rights. */
export const roleOf = (value: unknown): Role =>
  value === null || value === undefined || value === 'administrator' ? 'administrator' : 'editor'

/** Only an administrator gives roles, and never the own one: so there is always one left (cms/auth/accounts-lock.ts). */
export const role = {
  name: 'role',
  type: 'select',
  required: true,
  defaultValue: 'administrator',
  options: [
    { value: 'administrator', label: 'Administrator' },
    { value: 'editor', label: 'Editor' },
  ],
  access: { update: onOtherAccounts },
  admin: {
    isClearable: false,
    description:
      'Editors write content, media and inquiries; administrators may do everything. Nobody changes the own role.',
  },
} satisfies SelectField
