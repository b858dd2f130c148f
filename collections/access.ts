import type { Access, AccessResult, FieldAccess, PayloadRequest } from 'payload'

/**
 * Access rules for collections. Payload applies them in REST and the panel, and in the contract's calls that pass
 * `overrideAccess: false`; the others (inquiries, pictures, reads, the trash) check the user themselves: who may make a type's calls
 * is in contract/calls-of-type.ts.
 */
const allowAll: Access = () => true

export const denyAll = () => false

/** Any signed-in user: administrators and editors. */
export const staff: Access = ({ req }) => Boolean(req.user)

export const isAdministrator = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'administrator'

export const administrators: Access = ({ req }) => isAdministrator(req)

/** Administrators: all accounts; other users: their own. */
export const administratorsOrSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user ? { id: { equals: req.user.id } } : false)

/** Administrators: all rows; other users: rows of their own account. */
export const administratorsOrOwner: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user ? { user: { equals: String(req.user.id) } } : false)

/** Administrators, for all accounts but their own. */
export const administratorsExceptSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) && { id: { not_equals: req.user?.id } }

/** The same for one field of an account. */
export const onOtherAccounts: FieldAccess = ({ req, id }) => isAdministrator(req) && String(id) !== String(req.user?.id)

/** Visitors read published entries; staff read drafts as well. */
const published: Access = ({ req }): AccessResult => Boolean(req.user) || { _status: { equals: 'published' } }

/** Who may delete entries permanently: for the access rule below, and for the routes of the trash, which check the role themselves. */
export const DELETES_PERMANENTLY = 'administrator'

/**
 * Staff may move entries to the trash; fewer may delete them permanently. Payload passes `deletedAt` when it checks the former,
 * and none for the latter.
 */
export const staffToTrash: Access = (args) =>
  args.data?.['deletedAt'] ? staff(args) : args.req.user?.role === DELETES_PERMANENTLY

/** Access to types without drafts: everyone may read, staff may write. `withTrash` adds who may delete. */
export const publicContent = { read: allowAll, create: staff, update: staff }

/** Access to types with drafts: as `publicContent`; versions are for staff. */
export const draftedContent = { ...publicContent, read: published, readVersions: staff }
