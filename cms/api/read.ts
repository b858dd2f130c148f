import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { content } from '#collections/index.ts'
import { wordsOf } from '#collections/fields.ts'
import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { movedEntry } from '#cms/redirects.ts'
import { unknown } from '#cms/refusal.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import type { ListQuery } from './page.ts'
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

/** The fields that a search looks into. */
const searched = (type: Resource): string[] =>
  Object.entries(type.fields).map(([name, field]) => (field.kind === 'html' ? wordsOf(name) : name))

export async function listEntries(
  req: PayloadRequest,
  source: Source,
  { page, drafts, words }: ListQuery,
): Promise<{ entities: AnyEntity[]; total: number }> {
  const { type, collection } = source
  const found = await req.payload.find({
    collection,
    where: {
      and: [
        ...(drafts ? [] : onlyPublished(source)),
        ...words.map((word) => ({ or: searched(type).map((field) => ({ [field]: { contains: word } })) })),
      ],
    },
    sort: orders[type.order],
    select: columnsOf(type),
    depth: 1,
    req,
    ...(page ? { limit: page.limit, page: page.page } : { pagination: false, limit: 0 }),
  })
  return { entities: found.docs.map((document) => shape(type, asDocument(document))), total: found.totalDocs }
}

/** One entry by its id or slug; 404 in the contract's words if there is none that the caller may see. */
export async function readEntry(
  req: PayloadRequest,
  source: Source,
  by: { id: string } | { slug: string },
  drafts = false,
): Promise<AnyEntity> {
  const document = await findDocument(req, source, by, drafts, columnsOf(source.type))
  return shape(source.type, document)
}

/**
 * As `readEntry`, as Payload has it, rich text as it is stored. An id or slug of whatever form is looked for, never refused. A slug that an entry
 * had before still finds it: links and programs go on working, and `slug` tells where the entry is now.
 */
export async function findDocument(
  req: PayloadRequest,
  source: Source,
  by: { id: string } | { slug: string },
  drafts: boolean,
  select?: Record<string, true>,
): Promise<Document> {
  leavePacked(req)
  const where: Where = 'id' in by ? { id: { equals: by.id } } : { slug: { equals: by.slug } }
  if (!('id' in by) || mayBeId(req, by.id)) {
    const { docs } = await req.payload.find({
      collection: source.collection,
      where: { and: [where, ...(drafts ? [] : onlyPublished(source))] },
      limit: 1,
      pagination: false,
      depth: 1,
      req,
      ...(select ? { select } : {}),
    })
    if (docs[0]) return asDocument(docs[0])
  }
  const moved = 'slug' in by ? await movedEntry(req, source.type, by.slug) : undefined
  if (moved !== undefined) return findDocument(req, source, { id: moved }, drafts)
  throw unknown(source.type.name)
}

/** What cannot be an id on this database is not asked for: MongoDB would answer with an error. */
const mayBeId = (req: PayloadRequest, id: string): boolean =>
  (req.payload.db.defaultIDType === 'text' && req.payload.db.name === 'mongoose'
    ? /^[0-9a-f]{24}$/
    : /^[0-9a-f-]{36}$/
  ).test(id)

const asDocument = (document: object): Document => ({ ...document })
