import type { CollectionSlug, Payload, Where } from 'payload'

import { log } from '#cms/common/log.ts'
import { withClusterLock } from './cluster-lock.ts'
import { entryLockName } from './lock-names.ts'

/**
 * Housekeeping: deletes a document for good under its lock, if it meets the condition by then. What cannot be deleted is logged, and stays for
 * the next time.
 *
 * @returns the deleted document; undefined if it was not deleted
 */
export function deleteLocked(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  condition: Where,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const where: Where = { and: [{ id: { equals: id } }, condition] }
  return withClusterLock(payload, entryLockName({ collection }, id), async () => {
    // By a condition, Payload returns errors, such as write conflicts, in place of throwing them.
    const { docs, errors } = await payload.delete({ collection, where, trash: true, depth: 0 })
    if (errors.length > 0) log.error({ collection, id, errors }, 'a document could not be deleted')
    return docs[0] && { ...docs[0] }
  })
}
