import type { SelectField } from 'payload'

import { roleTexts } from '../contract/role-texts.ts'
import { type Role, roles } from '../contract/role.ts'
import { onOtherAccounts } from './access.ts'

/** Accounts from before roles existed are administrators; an unknown role has the fewest rights. */
export const roleOf = (value: unknown): Role =>
  value === null || value === undefined || value === 'administrator' ? 'administrator' : 'editor'

/** Only administrators change roles, and not their own, so that one administrator always remains (cms/auth/accounts-lock.ts; over the staff's screens, cms/auth/accounts.ts). */
export const role = {
  name: 'role',
  type: 'select',
  required: true,
  defaultValue: 'administrator',
  options: roles.map((value) => ({ value, label: roleTexts[value].name })),
  access: { update: onOtherAccounts },
  admin: {
    isClearable: false,
    description:
      'Editors write content, media and inquiries; administrators may do everything. You cannot change your own role.',
  },
} satisfies SelectField
