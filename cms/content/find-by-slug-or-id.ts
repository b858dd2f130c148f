import type { PayloadRequest, Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import type { Source } from '#collections/sources.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { movedEntry } from './former-slugs.ts'

/** Identifies one entry; the value is not validated. */
export type EntryKey = { id: string } | { slug: string }

/**
 * Finds one entry by id or slug. A former slug finds it, too, so that old links work; its `slug` is the current one. Throws 404 if
 * there is none, also for malformed values.
 *
 * @param find reads what the condition matches
 */
export async function findBySlugOrId<Found>(
  req: PayloadRequest,
  { type }: Source,
  by: EntryKey,
  find: (where: Where) => Promise<Found | null | undefined>,
): Promise<Found> {
  const byId = async (id: string) => (isId(req, id) ? find({ id: { equals: id } }) : null)
  const found = 'id' in by ? await byId(by.id) : await find({ slug: { equals: by.slug } })
  if (found) return found
  const movedId = 'slug' in by ? await movedEntry(req, type, by.slug) : undefined
  const current = movedId === undefined ? null : await byId(movedId)
  if (current) return current
  throw notFoundError(type.name)
}
