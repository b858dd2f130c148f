import { type Access, type CollectionBeforeOperationHook, Forbidden, type SanitizedConfig, type Where } from 'payload'

import { collectionOf } from '#cms/internals/payload-config.ts'

/**
 * Payload stores edit locks in a collection that all staff may write to. The panel creates locks on the server; through REST
 * it only deletes its user's own locks and takes over others. Both are allowed, with the writer as the lock's user; nothing else is:
 * the document of a lock stays. They end by themselves after
 * `lockDocuments.duration` of a collection, by default 5 minutes.
 */
export function restrictEditLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = collectionOf(config, 'payload-locked-documents')
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
  const writer = { user: { relationTo: user.collection, value: user.id } }
  return { ...args, data: operation === 'update' ? writer : { ...data, ...writer } }
}

/** The id in `{ relationTo, value }`, as the panel sends a user, or the plain id. */
const idOf = (user: unknown): string =>
  String(typeof user === 'object' && user !== null && 'value' in user ? user.value : user)
