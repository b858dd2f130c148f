import type { PayloadRequest, Where } from 'payload'

import { emptyWhere, SEARCH_TEXT } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { recordOf } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { columnValues } from '#cms/search-words/search-text.ts'

type Req = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** The drafts of a type, outside of the trash, in which nothing was ever entered in any language, by their ids. */
export async function emptyDraftIds(
  { payload, ...req }: Req,
  { collection, type, hasDrafts }: Source,
  condition?: Where,
): Promise<string[]> {
  if (!hasDrafts) return []
  const { docs } = await payload.db.find<{ id: string; meta?: unknown }>({
    collection,
    where: { and: [...(condition ? [condition] : []), ...isEmptyDraft(type)] },
    select: type.seo ? { meta: true } : {},
    pagination: false,
    ...(req.transactionID ? { req } : {}),
  })
  const seoOf = (meta: unknown) => Object.values(recordOf(meta)).flatMap(columnValues)
  return docs.filter(({ meta }) => !seoOf(meta).some(Boolean)).map(({ id }) => String(id))
}

/**
 * The conditions of an empty draft, apart from its texts for search engines. A slug is no content: one that was made from a title
 * that is cleared cannot be told from one that was typed.
 */
export const isEmptyDraft = ({ fields, image }: Resource): Where[] => [
  { _status: { equals: 'draft' } },
  NOT_TRASHED,
  ...Object.entries(fields)
    .map(([name, field]) => emptyWhere(name, field))
    .filter((where) => where !== undefined),
  { or: [{ [SEARCH_TEXT]: { exists: false } }, { [SEARCH_TEXT]: { equals: '' } }] },
  ...(image ? [{ image: { exists: false } }] : []),
]
