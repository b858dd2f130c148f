import { denyAll } from './access.ts'

/** For collections that only the server's own code uses: no client has access, and the panel does not show them. */
export const serverOnly = {
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
} as const
