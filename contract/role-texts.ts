import type { Role } from './role.ts'

/** A role's name and rights in the words of the screens. */
export const roleTexts: Readonly<Record<Role, { name: string; rights: string }>> = {
  editor: {
    name: 'Editor',
    rights:
      'Writes and publishes content, pictures and drafts, and answers inquiries. Cannot see or change people and settings.',
  },
  administrator: {
    name: 'Administrator',
    rights: 'Does what editors do, and manages people, roles, site settings and the audit trail.',
  },
}
