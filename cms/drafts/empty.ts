import type { Payload, Where } from 'payload'

import { wordsOf } from '#collections/fields.ts'
import type { Resource } from '#contract/resource.ts'
import { sources } from '#collections/sources.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Housekeeping: the panel makes a draft as soon as somebody opens the form of a new entry. One that nobody wrote a word
 * into goes after a day.
 */
export async function dropEmptyDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS).toISOString()
  for (const { type, collection, hasDrafts } of sources) {
    if (!hasDrafts) continue
    const isOld: Where[] = [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: before } }]
    await payload.delete({ collection, where: { and: [...isOld, ...fieldsOf(type).map(isEmpty)] }, depth: 0 })
  }
}

const fieldsOf = (type: Resource): string[] => [
  ...Object.entries(type.fields).map(([name, { kind }]) => (kind === 'html' ? wordsOf(name) : name)),
  ...(type.image ? ['image'] : []),
]

const isEmpty = (field: string): Where =>
  field === 'image'
    ? { image: { exists: false } }
    : { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }
