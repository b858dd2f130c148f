import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  NotFound,
  type Where,
} from 'payload'

import { staffToTrash } from './access.ts'

/** The condition for entries that are not in the trash, for reads that bypass Payload's operations, which add it themselves. */
export const NOT_TRASHED: Where = { deletedAt: { exists: false } }
export const TRASHED: Where = { deletedAt: { exists: true } }

/** Gives a collection a trash: what is deleted stays there for a while, and administrators may delete it permanently. */
export const withTrash = <Config extends CollectionConfig>(collection: Config) => ({
  ...collection,
  trash: true,
  access: { ...collection.access, delete: staffToTrash },
  hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), rejectCopyOfTrashed] },
})

/** Rejects duplicating an entry in the trash, since Payload would put the copy into the trash, too. */
const rejectCopyOfTrashed: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || args.duplicateFromID === undefined) return args
  const where = { and: [{ id: { equals: args.duplicateFromID } }, TRASHED] }
  const slug = collection.slug as CollectionSlug
  if ((await req.payload.db.count({ collection: slug, where, req })).totalDocs > 0) throw new NotFound(req.t)
  return args
}
