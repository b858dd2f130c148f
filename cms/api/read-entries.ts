import type { PayloadRequest, Where } from 'payload'

import { isId } from '#collections/document-id.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { movedEntry } from '#cms/content/slug-redirects.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import type { ListQuery } from './list-query.ts'
import { populateImages } from './populate-images.ts'
import { entityOf, populateReferences } from './populate-references.ts'
import { columnsOf, type Document, shape } from './shape.ts'

/** The contract's sort orders; the id (ascending with time on both databases) breaks ties within a millisecond. */
const orders = { newest: ['-createdAt', '-id'], panel: ['_order', 'id'] }

/** The same condition with and without a session, so that one cached response serves all. */
const onlyPublished = ({ hasDrafts }: Source): Where[] => (hasDrafts ? [{ _status: { equals: 'published' } }] : [])

/** An entry as stored, images as ids. */
type Row = Document & { id: string }

/** Matches entries with this word in one of their searched fields. */
function withWord(type: Resource, word: string): Where {
  const or = Object.entries(type.fields)
    .map(([name, field]) => storedKindOf(field).search?.(name, word, field))
    .filter((where) => where !== undefined)
  return or.length > 0 ? { or } : { id: { exists: false } }
}

/** Lists entries. Reads the database adapter directly: no access rules apply, and Payload's `find` takes five times as long. */
export async function listEntries(
  req: PayloadRequest,
  source: Source,
  { page, drafts, words }: ListQuery,
): Promise<{ entities: AnyEntity[]; total: number }> {
  const { type, collection } = source
  const { docs, totalDocs } = await req.payload.db.find<Row>({
    collection,
    where: {
      and: [...(drafts ? [] : onlyPublished(source)), ...words.map((word) => withWord(type, word))],
    },
    sort: orders[type.order],
    select: columnsOf(type),
    req,
    ...(page ? { pagination: true, limit: page.limit, page: page.page } : { pagination: false, limit: 0 }),
  })
  const documents = await populateReferences(req, type, await populateImages(req, docs))
  return { entities: documents.map((document) => shape(type, document)), total: totalDocs }
}

/** Identifies one entry; the value is not validated. */
type Name = { id: string } | { slug: string }

/** One entry by id or slug; throws the contract's 404 if there is none, or only a draft and `drafts` is false. */
export async function readEntry(req: PayloadRequest, source: Source, by: Name, drafts = false): Promise<AnyEntity> {
  const { type, collection } = source
  const row = await findByName(req, source, by, async (name) =>
    req.payload.db.findOne<Row>({
      collection,
      where: { and: [name, ...(drafts ? [] : onlyPublished(source))] },
      select: columnsOf(type),
      req,
    }),
  )
  const [document = row] = await populateImages(req, [row])
  return entityOf(req, type, document)
}

/** One entry as Payload's document, drafts included; rich text in its stored form. Throws 404. */
export function findDocument(req: PayloadRequest, source: Source, by: Name): Promise<Document> {
  leavePacked(req)
  return findByName(req, source, by, async (where) => {
    const { collection } = source
    const { docs } = await req.payload.find({ collection, where, limit: 1, pagination: false, depth: 1, req })
    return docs[0] ? { ...docs[0] } : null
  })
}

/**
 * Finds by id or slug; malformed values give 404, not 400. A former slug finds the entry, too, so that old links work; its
 * `slug` is the current one.
 */
async function findByName<Found>(
  req: PayloadRequest,
  { type }: Source,
  by: Name,
  find: (where: Where) => Promise<Found | null>,
): Promise<Found> {
  const byId = async (id: string) => (isId(req, id) ? find({ id: { equals: id } }) : null)
  const found = 'id' in by ? await byId(by.id) : await find({ slug: { equals: by.slug } })
  if (found) return found
  const movedId = 'slug' in by ? await movedEntry(req, type, by.slug) : undefined
  const current = movedId === undefined ? null : await byId(movedId)
  if (current) return current
  throw notFoundError(type.name)
}
