import type { Access, AccessResult, FieldAccess, PayloadRequest } from 'payload'

/**
 * Rules by name, for a collection's `access`. Payload asks them in REST and the panel. The contract's calls ask them too
 * where they say `overrideAccess: false`; elsewhere (an inquiry, a picture, reading) those check the caller themselves.
 */
const allowAll: Access = () => true

export const denyAll: Access = () => false

/** Whoever is signed in: administrators and editors. */
export const staff: Access = ({ req }) => Boolean(req.user)

export const isAdministrator = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'administrator'

export const administrators: Access = ({ req }) => isAdministrator(req)

/** Administrators see all accounts, everyone else the own one. */
export const administratorsOrSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user ? { id: { equals: req.user.id } } : false)

/** The same for what belongs to an account. */
export const administratorsOrOwner: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user ? { user: { equals: String(req.user.id) } } : false)

/** Administrators, with everyone's account but their own. */
export const administratorsExceptSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) && { id: { not_equals: req.user?.id } }

/** The same for a field of an account. */
export const onOtherAccounts: FieldAccess = ({ req, id }) => isAdministrator(req) && String(id) !== String(req.user?.id)

/** Visitors see what is published; staff see drafts as well. */
const published: Access = ({ req }): AccessResult => Boolean(req.user) || { _status: { equals: 'published' } }

/** Read by all, written by staff. For types without drafts. */
export const publicContent = { read: allowAll, create: staff, update: staff, delete: staff }

/** As `publicContent`, for types with drafts; versions are for staff. */
export const draftedContent = { ...publicContent, read: published, readVersions: staff }
