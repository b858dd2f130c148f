import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { resources } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import type { Found, FoundPart, FoundType } from '#contract/search.ts'
import { findBySlugOrId } from '#cms/content/find-by-slug-or-id.ts'
import { countReferrers, referrersOf } from '#cms/content/referrers.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import type { Marked } from '#cms/search-words/mark-words.ts'
import { foundEntries, foundRows } from './found-entries.ts'
import { pageRange } from './search.ts'
import { searchedTypes } from './vocabulary.ts'

const CARRIERS_PER_TYPE = 50

/** No words are marked in entries found by a tag: its name need not occur in their texts. */
const NOTHING: Marked = { words: [], synonyms: [], place: 'anywhere' }

/** The types whose entries carry tags. */
const carrying = searchedTypes.filter((name) => 'tags' in resources[name].fields)

/** Finds what carries a tag. Throws 404 if there is no such tag. */
export async function findTag(
  req: PayloadRequest,
  slug: string,
  language: Language,
  { type, page }: FoundPart,
): Promise<Found> {
  const { offset, limit } = type === '' ? { offset: 0, limit: CARRIERS_PER_TYPE } : pageRange(page)
  const id = await tagIdOf(req, slug)
  const types: FoundType[] = []
  for (const name of carrying.filter((each) => type === '' || each === type)) {
    const source = sourceOf(name)
    const most = offset + limit
    const ids = (await referrersOf(req, source, 'tags', [id], most)).get(id) ?? []
    if (ids.length === 0) continue
    const total = ids.length < most ? ids.length : await countReferrers(req, source, 'tags', id)
    const rows = await foundRows(req, name, ids.slice(offset), language)
    types.push({ type: name, total, entries: await foundEntries(name, rows, NOTHING, language) })
  }
  return { instead: '', pages: [], types }
}

/** The id of a tag by its slug, or by a former one. Throws 404 if there is no such tag. */
async function tagIdOf(req: PayloadRequest, slug: string): Promise<string> {
  const source = sourceOf('tag')
  const tag = await findBySlugOrId(req, source, { slug }, async (where) => {
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection: source.collection,
      where: { and: [where, visibleEntries(source)] },
      select: {},
      limit: 1,
      pagination: false,
      req,
    })
    return docs[0]
  })
  return String(tag.id)
}
