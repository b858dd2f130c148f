import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { resources } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import type { Found, FoundType } from '#contract/search.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { referrersOf } from '#cms/content/referrers.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import { foundEntries } from './found-entries.ts'
import { searchedTypes } from './vocabulary.ts'

const CARRIERS_PER_TYPE = 50

/** The types whose entries carry tags. */
const carrying = searchedTypes.filter((name) => 'tags' in resources[name].fields)

/** Finds what carries a tag. Throws 404 if there is no such tag. */
export async function findTag(req: PayloadRequest, slug: string, language: Language): Promise<Found> {
  const source = sourceOf('tag')
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: source.collection,
    where: { and: [{ slug: { equals: slug } }, visibleEntries(source)] },
    select: {},
    limit: 1,
    pagination: false,
    req,
  })
  const [tag] = docs
  if (!tag) throw notFoundError(source.type.name)
  const types: FoundType[] = []
  for (const name of carrying) {
    const naming = await referrersOf(req, sourceOf(name), 'tags', [String(tag.id)], Number.MAX_SAFE_INTEGER)
    const ids = naming.get(String(tag.id)) ?? []
    const entries = await foundEntries(req, name, ids.slice(0, CARRIERS_PER_TYPE), [], language)
    if (entries.length > 0) types.push({ type: name, total: ids.length, entries })
  }
  return { instead: '', types }
}
