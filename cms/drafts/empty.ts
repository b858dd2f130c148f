import type { Payload, Where } from 'payload'

import { searchFieldName } from '#collections/fields.ts'
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
    await payload.delete({ collection, where: { and: [...isOld, ...fieldsOf(type).map(isEmpty)] }, depth: 0 })
  }
}

const fieldsOf = (type: Resource): string[] => [
  ...Object.entries(type.fields).map(([name, { kind }]) => (kind === 'html' ? searchFieldName(name) : name)),
  ...(type.image ? ['image'] : []),
]

const isEmpty = (field: string): Where =>
  field === 'image'
    ? { image: { exists: false } }
    : { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }
