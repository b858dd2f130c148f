import type { PayloadRequest, Where } from 'payload'

import { type Source, sourceOf } from '#collections/sources.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import { RELATED_MAX, type EntryContext, type LinkedEntry } from '#contract/entry-context.ts'
import type { Reference } from '#contract/fields/reference.ts'
import { pageNames } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#contract/languages.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { textOf } from '#contract/narrow.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { referrersOf } from '#cms/content/referrers.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import { findReferences, sourceCalled } from './populate-references.ts'
import { pathParameter, type Route } from './router.ts'
import { rowBatches } from '#cms/content/row-batches.ts'

interface Row {
  id: string
  createdAt: string
  updatedAt: string
  /** Of types that have them. */
  tags?: unknown
}

/** The routes of what a page shows with its entry: the time of the last change, for a post the ones before and after it, and related entries. */
export const entryContextRoutes: readonly Route[] = pageNames.map((name) => ({
  method: 'get',
  path: `/context/${sourceOf(name).type.path}/:slug`,
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => cacheableJson(await contextOf(req, sourceOf(name), pathParameter(req, 'slug')))),
}))

async function contextOf(req: PayloadRequest, source: Source, slug: string): Promise<EntryContext> {
  const { type } = source
  const row = await findVisible(req, source, { slug: { equals: slug } })
  if (!row) throw notFoundError(type.name)
  const isArticle = type.page?.article === true && type.order === 'newest'
  const [newer, older] = isArticle
    ? await Promise.all([neighbour(req, source, row, 'greater_than'), neighbour(req, source, row, 'less_than')])
    : [null, null]
  const { createdAt, updatedAt } = row
  return {
    modifiedAt: new Date(Math.max(Date.parse(createdAt), Date.parse(updatedAt))).toISOString(),
    newer,
    older,
    related: await relatedEntries(req, type, row),
  }
}

/** Entries of another type that carry one of an entry's tags: those with its first tag first. */
async function relatedEntries(req: PayloadRequest, { page, fields }: Resource, { tags }: Row): Promise<Reference[]> {
  const { tags: field } = fields
  if (page?.related === undefined || field?.kind !== 'references') return []
  const [source, language] = [sourceCalled(page.related), languageOf(req.locale)]
  const stored = storedKindOf(field).ids?.(tags) ?? []
  // Without the tags in the trash.
  const carried = await findReferences(req, sourceCalled(field.to), stored, language)
  const carriers = await referrersOf(req, source, 'tags', [...carried.keys()], RELATED_MAX)
  const ids = [...new Set(stored.flatMap((id) => carriers.get(id) ?? []))]
  const found = await findReferences(req, source, ids, language)
  return ids.flatMap((id) => found.get(id) ?? []).slice(0, RELATED_MAX)
}

async function findVisible(req: PayloadRequest, source: Source, where: Where, sort?: string[]) {
  const { docs } = await req.payload.db.find<Row>({
    collection: source.collection,
    where: { and: [where, visibleEntries(source)] },
    ...(sort ? { sort } : {}),
    select: { createdAt: true, updatedAt: true, ...(source.type.page?.related ? { tags: true } : {}) },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The nearest entry on one side, in the order of the list: by time of creation, then by id. */
async function neighbour(
  req: PayloadRequest,
  source: Source,
  { id, createdAt }: Row,
  side: 'greater_than' | 'less_than',
): Promise<LinkedEntry | null> {
  const isBeyond: Where = {
    // Follows from the second condition; from this one alone the database finds where to begin in its index.
    createdAt: { [`${side}_equal`]: createdAt },
    or: [{ createdAt: { [side]: createdAt } }, { and: [{ createdAt: { equals: createdAt } }, { id: { [side]: id } }] }],
  }
  const sort = side === 'greater_than' ? ['createdAt', 'id'] : ['-createdAt', '-id']
  const found = await findVisible(req, source, isBeyond, sort)
  return found ? linkedEntry(req, source, String(found.id)) : null
}

async function linkedEntry(req: PayloadRequest, { collection, type }: Source, id: string): Promise<LinkedEntry | null> {
  const language = languageOf(req.locale)
  const title = titleField(type)
  for await (const [row] of rowBatches(req, collection, [id], ['slug', title], language)) {
    if (!row) return null
    const { value, fellBack } = valueInLanguage(row[title], language)
    return {
      slug: textOf(row['slug']),
      title: textOf(value),
      ...(language === DEFAULT_LANGUAGE ? {} : { fellBack: fellBack ? ['title'] : [] }),
    }
  }
  return null
}
