import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
} from 'payload'

import { htmlFieldName, richTextFields, searchFieldName } from '#collections/field-kinds.ts'
import type { Resource } from '#contract/resource.ts'
import { slugCandidate, isReserved, isSlugOfTitle, slugify, slugForTitle } from '#cms/content/slug.ts'
import { updateRowFromDraft } from '#cms/drafts/newest.ts'
import { wasPublished } from '#cms/drafts/published.ts'
import { flagRestore, rejectStale } from '#cms/drafts/stale.ts'
import { toHtmlOffThread } from '#cms/rich-text/convert-off-thread.ts'
import { notedHtml } from '#cms/rich-text/noted.ts'
import { leavesPacked } from '#cms/rich-text/packed.ts'
import { plainText } from '#contract/plain-text.ts'
import { withPacked } from '#cms/rich-text/with-packed.ts'

/** Adds the hooks that derive HTML, plain text and the slug of a content type, on whichever route it is written. */
export function withDerivedFields<Config extends CollectionConfig & { slug: CollectionSlug }>(
  collection: Config,
  type: Resource,
): CollectionConfig {
  const rich = richTextFields(type)
  const { slugFrom } = type
  const { hooks } = collection
  const derived: CollectionConfig = {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(rich.length > 0 ? [deriveHtml(rich)] : [])],
      beforeOperation: [...(hooks?.beforeOperation ?? []), flagRestore],
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        rejectStale,
        ...(slugFrom ? [assignSlug(collection.slug, type, slugFrom)] : []),
      ],
      afterChange: [...(hooks?.afterChange ?? []), ...(collection.versions ? [updateRowFromDraft] : [])],
    },
  }
  return rich.length > 0 ? withPacked(derived, rich) : derived
}

/** Stores the HTML and plain text beside the rich text on each write, so that reads never convert. */
const deriveHtml =
  (names: readonly string[]): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const derived: Record<string, string> = {}
    for (const name of names) {
      if (data[name] === undefined) continue
      const mayBePacked = typeof data[name] !== 'string' || leavesPacked(req)
      const html = notedHtml(req, name) ?? (mayBePacked ? await toHtmlOffThread(data[name]) : '')
      derived[htmlFieldName(name)] = html
      derived[searchFieldName(name)] = plainText(html)
    }
    return { ...data, ...derived }
  }

/**
 * An empty slug is made from the title; a typed one is normalised. Until an entry is first published its URL is not
 * public, so a slug made from the title changes along with it.
 */
const assignSlug =
  (collection: CollectionSlug, type: Resource, from: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (!data) return data
    const given = typeof data['slug'] === 'string' ? slugify(data['slug']) : undefined
    const current: unknown = originalDoc?.slug
    const title: unknown = data[from] ?? originalDoc?.[from]
    const isUnchanged = given === undefined || given === current
    if (isUnchanged && typeof current === 'string' && current !== '') {
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
