import { denyAll } from './access.ts'

/** Of collections for the server's own code alone: no client has access, and the panel does not show them. */
export const closed = {
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
} as const
