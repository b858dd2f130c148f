import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'

import { writeWithSlug } from './write-with-slug.ts'

/** In whose name: of a request, or of a user; of the server without a user, and then without a check of rights. */
type Actor = { req: PayloadRequest } | { user: TypedUser | null }

/**
 * Unpublishes an entry; its newest content stays as a draft. Only the status is sent and validated, since the newest draft may still lack
 * required fields: Payload's own task validates the whole draft. The caller holds the entry's lock.
 */
export async function unpublish(payload: Payload, collection: CollectionSlug, id: string, actor: Actor): Promise<void> {
  const overrideAccess = 'user' in actor && actor.user === null
  const data = { _status: 'draft' } as const
  const update = { collection, id, data, unpublishAllLocales: true, depth: 0, overrideAccess, ...actor } as const
  await writeWithSlug(collection, () => payload.update(update))
}
