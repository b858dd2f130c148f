import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { Reference } from '#contract/fields/reference.ts'
import { isResourceName } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { isRecord } from '#contract/is-record.ts'
import { textOf } from '#contract/text/text-of.ts'
import { type Document, shape } from './shape.ts'

/** Fewer than a database takes values in one query. */
const AT_ONCE = 1000

/** A document as the API answers it, with what it refers to. */
export async function entityOf(req: PayloadRequest, type: Resource, document: Document): Promise<AnyEntity> {
  const [found = document] = await populateReferences(req, type, [document])
  return shape(type, found)
}

/**
 * Documents with the entries that they refer to by id in place of the ids: as visitors may see them, and null for entries
 * that are not published or were deleted.
 */
export async function populateReferences(
  req: PayloadRequest,
  type: Resource,
  documents: readonly Document[],
): Promise<Document[]> {
  let found = [...documents]
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'reference') continue
    const entries = await findReferences(req, field.to, [...new Set(found.flatMap((row) => idOf(row[name]) ?? []))])
    found = found.map((row) => ({ ...row, [name]: entries.get(idOf(row[name]) ?? '') ?? null }))
  }
  return found
}

/** Of a reference that Payload has looked up already, too. */
function idOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value['id'] : value
  return typeof id === 'string' ? id : undefined
}

async function findReferences(
  req: PayloadRequest,
  to: string,
  ids: readonly string[],
): Promise<Map<string, Reference>> {
  if (!isResourceName(to)) throw new Error(`no type is called ${to}`)
  const { type, collection, hasDrafts } = sourceOf(to)
  const name = titleField(type)
  const found = new Map<string, Reference>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { docs } = await req.payload.db.find<Document & { id: string }>({
      collection,
      where: {
        and: [
          { id: { in: ids.slice(at, at + AT_ONCE) } },
          ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
        ],
      },
      select: { [name]: true, ...(type.slugFrom ? { slug: true } : {}) },
      pagination: false,
      limit: 0,
      req,
    })
    for (const row of docs)
      found.set(row.id, {
        _id: row.id,
        name: textOf(row[name]),
        ...(type.slugFrom ? { slug: textOf(row['slug']) } : {}),
      })
  }
  return found
}
