import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
} from 'payload'

import { htmlOf, wordsOf } from '#collections/fields.ts'
import type { Resource } from '#contract/resource.ts'
import { slugCandidate, isReserved, isSlugOfTitle, slugify, slugForTitle } from '#cms/content/slug.ts'
import { followDraft } from '#cms/drafts/newest.ts'
import { wasPublished } from '#cms/drafts/published.ts'
import { noteRestore, refuseStale } from '#cms/drafts/stale.ts'
import { toHtmlAside } from '#cms/rich-text/convert-aside.ts'
import { notedHtml } from '#cms/rich-text/noted.ts'
import { leavesPacked } from '#cms/rich-text/packed.ts'
import { plainText } from '#cms/rich-text/plain-text.ts'
import { withPacked } from '#cms/rich-text/with-packed.ts'

/** A content type's collection with what every door's writes go through: derived HTML and words, and the slug. */
export function withDerived<Config extends CollectionConfig & { slug: CollectionSlug }>(
  collection: Config,
  type: Resource,
): CollectionConfig {
  const rich = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'html')
  const { slugFrom } = type
  const { hooks } = collection
  const derived: CollectionConfig = {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(rich.length > 0 ? [keepHtml(rich)] : [])],
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteRestore],
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        refuseStale,
        ...(slugFrom ? [giveSlug(collection.slug, type, slugFrom)] : []),
      ],
      afterChange: [...(hooks?.afterChange ?? []), ...(collection.versions ? [followDraft] : [])],
    },
  }
  return rich.length > 0 ? withPacked(derived, rich) : derived
}

/** Reading never converts: the HTML stands beside the structure and follows each change of it. */
const keepHtml =
  (names: readonly string[]): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const derived: Record<string, string> = {}
    for (const name of names) {
      if (data[name] === undefined) continue
      const mayBePacked = typeof data[name] !== 'string' || leavesPacked(req)
      const html = notedHtml(req, name) ?? (mayBePacked ? await toHtmlAside(data[name]) : '')
      derived[htmlOf(name)] = html
      derived[wordsOf(name)] = plainText(html)
    }
    return { ...data, ...derived }
  }

/**
 * What the panel leaves empty is made from the title; what is typed there is brought into a slug's form. Until an entry
 * is first published nobody knows its address: one made from the title follows the title while it is being typed.
 */
const giveSlug =
  (collection: CollectionSlug, type: Resource, from: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (!data) return data
    const given = typeof data['slug'] === 'string' ? slugify(data['slug']) : undefined
    const current: unknown = originalDoc?.slug
    const title: unknown = data[from] ?? originalDoc?.[from]
    const isKept = given === undefined || given === current
    if (isKept && typeof current === 'string' && current !== '') {
      const before: unknown = originalDoc?.[from]
      const follows = typeof before === 'string' && before !== title && isSlugOfTitle(before, current, type)
      if (!follows || (await wasPublished(req, collection, originalDoc?.id))) return { ...data, slug: current }
    }
    const typed = given === current ? undefined : given
    const base = typed || (typeof title === 'string' && title.trim() !== '' ? slugForTitle(title, type) : '')
    if (base === '') return data
    return { ...data, slug: await firstFree(base) }

    async function firstFree(wanted: string): Promise<string> {
      for (let n = isReserved(wanted) ? 2 : 1; ; n += 1) {
        const slug = slugCandidate(wanted, n)
        const { docs } = await req.payload.find({
          collection,
          where: {
            and: [{ slug: { equals: slug } }, ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [])],
          },
          limit: 1,
          pagination: false,
          depth: 0,
          req,
        })
        if (docs.length === 0) return slug
      }
    }
  }
