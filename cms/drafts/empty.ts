import type { Payload, Where } from 'payload'

import { emptyWhere } from '#collections/field-kinds.ts'
import type { Resource } from '#contract/resource.ts'
import { DAY_MS } from '#contract/time.ts'
import { sources } from '#collections/sources.ts'

/**
 * Housekeeping: the panel makes a draft as soon as somebody opens the form of a new entry. One that nobody wrote a word
 * into goes after a day.
 */
export async function dropEmptyDrafts(payload: Payload, now = Date.now()): Promise<void> {
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
  ...(image ? [{ image: { exists: false } }] : []),
]
