import type { SanitizedCollectionConfig, TextField } from 'payload'

/**
 * Payload stores the place of an orderable collection's row in a field `_order`, which it adds. Its endpoint `post /reorder`
 * writes keys there that sort as text, and throws errors without a class for keys that are malformed or leave no room.
 *
 * @internals payload@3.90.1
 */

/** The field's name. */
export const ORDER = '_order'

export const reorderEndpoint = { method: 'post', path: '/reorder' } as const

/** The field that Payload adds; throws an error if there is none. */
export function orderField({ fields, slug }: SanitizedCollectionConfig): TextField {
  for (const field of fields) if ('name' in field && field.name === ORDER && field.type === 'text') return field
  throw new Error(`Payload's orderable collection ${slug} has no text field ${ORDER}: see docs/upgrading.md`)
}

/** Whether an error is about a malformed key, or about two keys without room between them. */
export const isInvalidKeyError = (error: unknown): boolean =>
  error instanceof Error && /^invalid order key|>=/.test(error.message)
