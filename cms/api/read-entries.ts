import type { PayloadRequest } from 'payload'

import type { Source } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { hasEnded } from '#contract/last-day.ts'
import { type Language, languageOf } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { onlyPublished } from '#cms/content/visible-entries.ts'
import { type EntryKey, findBySlugOrId } from '#cms/content/find-by-slug-or-id.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { goneError } from '#cms/common/http-error.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import type { ListQuery } from './list-query.ts'
import { populateImages } from './populate-images.ts'
import { entityOf, populateReferences } from './populate-references.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import { columnsOf, type Document, shape } from './shape.ts'

/** An entry as stored, images as ids. */
type Row = Document & { id: string }

/**
 * Lists entries in batches, yielding to the event loop between them. Reads the database adapter directly: no access rules apply.
 */
export async function listEntries(
  req: PayloadRequest,
  source: Source,
  { page, drafts, language, words }: ListQuery,
): Promise<{ pieces: AsyncIterable<AnyEntity[]>; total: number }> {
  const { ids, total } = await entryRows(req).ids(
    entryQuery(source, words, drafts),
    page && { offset: (page.page - 1) * page.limit, limit: page.limit },
  )
  return { pieces: batchesOf(req, source, ids, language), total }
}

async function* batchesOf(
  req: PayloadRequest,
  { type, collection }: Source,
  ids: string[],
  language: Language,
): AsyncGenerator<AnyEntity[]> {
  for await (const rows of rowBatches(req, collection, ids, Object.keys(columnsOf(type)), language)) {
    const documents = await populateReferences(req, type, await populateImages(req, rows, language), language)
    yield documents.map((document) => shape(type, document, language))
  }
}

/** Which state of an entry is read. */
interface View {
  language: Language
  /** Whether drafts are read, too. */
  drafts?: boolean
}

/**
 * One entry by id or slug; throws the contract's 404 if there is none. Without `drafts` also if it is a draft, and 410 if its last
 * day has passed.
 */
export async function readEntry(
  req: PayloadRequest,
  source: Source,
  by: EntryKey,
  { language, drafts = false }: View,
): Promise<AnyEntity> {
  const { type, collection } = source
  const row = await findBySlugOrId(req, source, by, async (name) =>
    req.payload.db.findOne<Row>({
      collection,
      where: { and: [name, NOT_TRASHED, ...(drafts ? [] : onlyPublished(source))] },
      select: columnsOf(type),
      req,
    }),
  )
  const [document = row] = await populateImages(req, [row], language)
  const entry = await entityOf(req, type, document, language)
  if (!drafts && hasEnded(type, entry)) throw goneError(type.name)
  return entry
}

/** Adds the pictures to a document that was read without populated references, since Payload finds none that are in the trash. */
export async function addPictures(req: PayloadRequest, found: object, language: Language): Promise<Document> {
  const document: Document = { ...found }
  return (await populateImages(req, [document], language))[0] ?? document
}

/** An entry as Payload reads it, drafts included: the columns that responses show, each with its values by language. Throws 404. */
export function findEntryInAllLanguages(req: PayloadRequest, source: Source, by: EntryKey): Promise<Document> {
  const language = languageOf(req.locale)
  return findBySlugOrId(req, source, by, async (where) => {
    const { collection, type } = source
    const { docs } = await req.payload.find({
      collection,
      where,
      select: columnsOf(type),
      limit: 1,
      pagination: false,
      depth: 0,
      locale: 'all',
      req: inLocale(req, 'all'),
    })
    return docs[0] ? addPictures(req, docs[0], language) : null
  })
}
