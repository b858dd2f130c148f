import type { Payload, Where } from 'payload'

import { emptyWhere, SEARCH_TEXT } from '#collections/field-kinds.ts'
import type { Resource } from '#contract/resource.ts'
import { DAY_MS } from '#contract/time.ts'
import { sources } from '#collections/sources.ts'

/**
 * Housekeeping: deletes empty drafts after a day. The panel creates a draft as soon as the form of a new entry is opened.
 */
export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS).toISOString()
  for (const { type, collection, hasDrafts } of sources) {
    if (!hasDrafts) continue
    const isOld: Where[] = [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: before } }]
    await payload.delete({ collection, where: { and: [...isOld, ...isEmpty(type)] }, depth: 0 })
  }
}

const isEmpty = ({ fields, image }: Resource): Where[] => [
  ...Object.entries(fields)
    .map(([name, field]) => emptyWhere(name, field))
    .filter((where) => where !== undefined),
  { or: [{ [SEARCH_TEXT]: { exists: false } }, { [SEARCH_TEXT]: { equals: '' } }] },
  ...(image ? [{ image: { exists: false } }] : []),
]
