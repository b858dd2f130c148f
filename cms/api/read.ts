import type { PayloadRequest, Where } from 'payload'

import { mayBeId } from '#collections/document-id.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { movedEntry } from '#cms/content/redirects.ts'
import { unknown } from '#cms/common/refusal.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import type { ListQuery } from './page.ts'
import { withPictures } from './pictures.ts'
import { entityOf, withReferences } from './references.ts'
import { columnsOf, type Document, shape } from './shape.ts'

/** The contract's orders; the id (ascending with time on both databases) settles what is made in one millisecond. */
const orders = { newest: ['-createdAt', '-id'], panel: ['_order', 'id'] }

/** Asked for by everyone alike, signed in or not, so that one answer serves all. */
const onlyPublished = ({ hasDrafts }: Source): Where[] => (hasDrafts ? [{ _status: { equals: 'published' } }] : [])

/** An entry as the database has it, pictures by their ids. */
type Row = Document & { id: string }

/** What entries with this word fulfil: it is in one of their fields, of those that are searched. */
function withWord(type: Resource, word: string): Where {
  const or = Object.entries(type.fields)
    .map(([name, field]) => storedKindOf(field).search?.(name, word, field))
    .filter((where) => where !== undefined)
  return or.length > 0 ? { or } : { id: { exists: false } }
}

/** Read from the database itself: everyone may see it all, and Payload's own `find` takes five times as long. */
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
  const documents = await withReferences(req, type, await withPictures(req, docs))
  return { entities: documents.map((document) => shape(type, document)), total: totalDocs }
}

/** What names one entry, of whatever form. */
type Name = { id: string } | { slug: string }

/** One entry by its id or slug; 404 in the contract's words if there is none that the caller may see. */
export async function readEntry(req: PayloadRequest, source: Source, by: Name, drafts = false): Promise<AnyEntity> {
  const { type, collection } = source
  const row = await named(req, source, by, async (name) =>
    req.payload.db.findOne<Row>({
      collection,
      where: { and: [name, ...(drafts ? [] : onlyPublished(source))] },
      select: columnsOf(type),
      req,
    }),
  )
  const [document = row] = await withPictures(req, [row])
  return entityOf(req, type, document)
}

/** One entry, drafts too, as Payload has it; rich text as it is stored. */
export function findDocument(req: PayloadRequest, source: Source, by: Name): Promise<Document> {
  leavePacked(req)
  return named(req, source, by, async (where) => {
    const { collection } = source
    const { docs } = await req.payload.find({ collection, where, limit: 1, pagination: false, depth: 1, req })
    return docs[0] ? { ...docs[0] } : null
  })
}

/**
 * What is found by a name; an id or slug of whatever form is looked for, never refused. A slug that an entry had before
 * still finds it: links and programs go on working, and `slug` tells where the entry is now.
 */
async function named<Found>(
  req: PayloadRequest,
  { type }: Source,
  by: Name,
  find: (where: Where) => Promise<Found | null>,
): Promise<Found> {
  const byId = async (id: string) => (mayBeId(req.payload, id) ? find({ id: { equals: id } }) : null)
  const found = 'id' in by ? await byId(by.id) : await find({ slug: { equals: by.slug } })
  if (found) return found
  const moved = 'slug' in by ? await movedEntry(req, type, by.slug) : undefined
  const there = moved === undefined ? null : await byId(moved)
  if (there) return there
  throw unknown(type.name)
}
