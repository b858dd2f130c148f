import type { Access, AccessResult, FieldAccess, PayloadRequest } from 'payload'

/** Rules by name, so that a collection's `access` reads as a sentence. They hold on every face: contract, REST, panel. */
const anyone: Access = () => true

export const nobody: Access = () => false

/** Whoever is signed in: administrators and editors. */
export const staff: Access = ({ req }) => req.user !== null

export const isAdministrator = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'administrator'

export const administrators: Access = ({ req }) => isAdministrator(req)

/** Administrators see all accounts, everyone else the own one. */
export const administratorsOrSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user !== null && { id: { equals: req.user.id } })

/** The same for what belongs to an account. */
export const administratorsOrOwn: Access = ({ req }): AccessResult =>
  isAdministrator(req) || (req.user !== null && { user: { equals: String(req.user.id) } })

/** Administrators, with everyone's account but their own. */
export const administratorsButSelf: Access = ({ req }): AccessResult =>
  isAdministrator(req) && { id: { not_equals: req.user?.id } }

/** The same for a field of an account. */
export const othersAccount: FieldAccess = ({ req, id }) => isAdministrator(req) && String(id) !== String(req.user?.id)

/** Visitors see what is published; staff see drafts as well. */
const published: Access = ({ req }): AccessResult => req.user !== null || { _status: { equals: 'published' } }

/** Read by all, written by staff. For types without drafts. */
export const open = { read: anyone, create: staff, update: staff, delete: staff }

/** As `open`, for types with drafts; versions are for staff. */
export const editorial = { ...open, read: published, readVersions: staff }
