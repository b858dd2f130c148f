import type { SanitizedCollectionConfig, TextField } from 'payload'

/**
 * Payload stores the place of an orderable collection's row in a field `_order`, which it adds. Its endpoint `post /reorder`
 * writes keys there that sort as text: a key followed by base-36 digits, the last of which is no zero, is a key between it and the next.
 *
 * @internals payload@3.90.2
 */

/** The field's name. */
export const ORDER = '_order'

export const reorderEndpoint = { method: 'post', path: '/reorder' } as const

/** The field that Payload adds; throws an error if there is none. */
export function orderField({ fields, slug }: SanitizedCollectionConfig): TextField {
  for (const field of fields) if ('name' in field && field.name === ORDER && field.type === 'text') return field
  throw new Error(`Payload's orderable collection ${slug} has no text field ${ORDER}: see docs/upgrading.md`)
}
