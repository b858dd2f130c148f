import { type Access, type CollectionBeforeOperationHook, Forbidden, type SanitizedConfig, type Where } from 'payload'

/**
 * Who edits what stands in a collection of Payload's, which any member of staff may write to. The panel makes its locks in
 * the server; through REST it gives the own ones back and takes over another's, and nobody may do more: a lock is always in
 * the name of whoever writes it.
 */
export function ownEditLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) return config
  locks.access.delete = own
  locks.hooks.beforeOperation = [...(locks.hooks.beforeOperation ?? []), inOwnName]
  return config
}

const own: Access = ({ req: { user } }) => {
  if (!user) return false
  const isOwn: Where[] = [{ 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }]
  return { and: isOwn }
}

const inOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { user } = req
  if (overrideAccess || !user || (operation !== 'create' && operation !== 'update')) return args
  const data: Record<string, unknown> = { ...args.data }
  const isOfMany = operation === 'update' && !('id' in args)
  if (isOfMany || (data['user'] !== undefined && idOf(data['user']) !== String(user.id))) throw new Forbidden(req.t)
  return { ...args, data: { ...data, user: { relationTo: user.collection, value: user.id } } }
}

/** Of a user as the panel names one, or by the id alone. */
const idOf = (user: unknown): string =>
  String(typeof user === 'object' && user !== null && 'value' in user ? user.value : user)
