import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { content } from '#collections/index.ts'
import { wordsOf } from '#collections/fields.ts'
import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { movedEntry } from '#cms/content/redirects.ts'
import { unknown } from '#cms/common/refusal.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import type { ListQuery } from './page.ts'
import { withPictures } from './pictures.ts'
import { columnsOf, type Document, shape } from './shape.ts'

/** A content type together with where it is kept. */
export interface Source {
  type: Resource
  collection: CollectionSlug
  hasDrafts: boolean
}

export const sourceOf = (name: ResourceName): Source => ({
  type: resources[name],
  collection: content[name].slug,
  hasDrafts: 'versions' in content[name],
})

export const sources: readonly Source[] = resourceNames.map(sourceOf)

/** The contract's orders; the id (ascending with time on both databases) settles what is made in one millisecond. */
const orders = { newest: ['-createdAt', '-id'], panel: ['_order', 'id'] }

/** Asked for by everyone alike, signed in or not, so that one answer serves all. */
const onlyPublished = ({ hasDrafts }: Source): Where[] => (hasDrafts ? [{ _status: { equals: 'published' } }] : [])

/** An entry as the database has it, pictures by their ids. */
type Row = Document & { id: string }

/** The fields that a search looks into. */
const searched = (type: Resource): string[] =>
  Object.entries(type.fields).map(([name, field]) => (field.kind === 'html' ? wordsOf(name) : name))

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
      and: [
        ...(drafts ? [] : onlyPublished(source)),
        ...words.map((word) => ({ or: searched(type).map((field) => ({ [field]: { contains: word } })) })),
      ],
    },
    sort: orders[type.order],
    select: columnsOf(type),
    req,
    ...(page ? { pagination: true, limit: page.limit, page: page.page } : { pagination: false, limit: 0 }),
  })
  const documents = await withPictures(req, docs)
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
  return shape(type, document)
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
  const byId = async (id: string) => (mayBeId(req, id) ? find({ id: { equals: id } }) : null)
  const found = 'id' in by ? await byId(by.id) : await find({ slug: { equals: by.slug } })
  if (found) return found
  const moved = 'slug' in by ? await movedEntry(req, type, by.slug) : undefined
  const there = moved === undefined ? null : await byId(moved)
  if (there) return there
  throw unknown(type.name)
}

/** What cannot be an id on this database is not asked for: MongoDB would answer with an error. */
export const mayBeId = (req: Pick<PayloadRequest, 'payload'>, id: string): boolean =>
  (req.payload.db.defaultIDType === 'text' && req.payload.db.name === 'mongoose'
    ? /^[0-9a-f]{24}$/
    : /^[0-9a-f-]{36}$/
  ).test(id)
