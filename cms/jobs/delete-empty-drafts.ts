import type { CollectionSlug, Payload, Where } from 'payload'

import { emptyWhere, SEARCH_TEXT } from '#collections/field-kinds.ts'
import { recordOf } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { DAY_MS } from '#contract/time.ts'
import { sources } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { deleteLocked } from '#cms/locks/delete-locked.ts'
import { columnValues } from '#cms/search-words/search-text.ts'

/**
 * Housekeeping: deletes empty drafts after a day. The panel creates a draft as soon as the form of a new entry is opened.
 */
export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS).toISOString()
  for (const { type, collection, hasDrafts } of sources) {
    if (!hasDrafts) continue
    const isOld: Where[] = [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: before } }, NOT_TRASHED]
    const where: Where = { and: [...isOld, ...isEmpty(type)] }
    for (const id of await idsWithoutSeo(payload, collection, where, type))
      // One that was changed since it was read is no longer old.
      await deleteLocked(payload, collection, id, where)
  }
}

/** The entries that meet the condition and have nothing for search engines, in any language. */
async function idsWithoutSeo(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  { seo }: Resource,
): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: string; meta?: unknown }>({
    collection,
    where,
    select: seo ? { meta: true } : {},
    pagination: false,
  })
  const seoOf = (meta: unknown) => Object.values(recordOf(meta)).flatMap(columnValues)
  return docs.filter(({ meta }) => !seoOf(meta).some(Boolean)).map(({ id }) => String(id))
}

/** A slug is no content: one that was made from a title that is cleared cannot be told from one that was typed. */
const isEmpty = ({ fields, image }: Resource): Where[] => [
  ...Object.entries(fields)
    .map(([name, field]) => emptyWhere(name, field))
    .filter((where) => where !== undefined),
  { or: [{ [SEARCH_TEXT]: { exists: false } }, { [SEARCH_TEXT]: { equals: '' } }] },
  ...(image ? [{ image: { exists: false } }] : []),
]
