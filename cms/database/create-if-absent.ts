import { type CollectionSlug, type Payload, ValidationError } from 'payload'

/**
 * Creates a row unless another has its unique key already.
 *
 * @returns whether the row was created; other failures are thrown
 */
export async function createIfAbsent(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<boolean> {
  try {
    await payload.db.create({ collection, data, returning: false })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
