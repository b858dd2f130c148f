import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'

import { isLocalized } from '#contract/fields/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { wasPublished } from '#cms/drafts/was-published.ts'
import { isSlugOfTitle, slugForTitle, slugify } from '#cms/slugs/slug.ts'
import { firstFreeSlug } from './first-free-slug.ts'

/** Removes a blank slug, since slugs are unique and a second entry without one would have the same. */
function withoutBlank(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { slug, ...rest } = data
  return slug === '' ? rest : { ...data }
}

/**
 * An empty slug is made from the title; a typed one is normalised. Until an entry is first published its URL is not
 * public, so a slug made from the title changes along with it. Drafts of published entries may share a slug: once one is published,
 * the other gets the next one when it is written. If another write takes it meanwhile, the write is tried again (`writeWithSlug`).
 */
export const assignSlug =
  (collection: CollectionSlug, type: Resource, from: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (!data) return data
    const free = (wanted: string) => firstFreeSlug(req, collection, wanted, originalDoc?.id)
    const given = typeof data['slug'] === 'string' ? slugify(data['slug']) : undefined
    const current: unknown = originalDoc?.slug
    // A draft's title in another language makes no slug, and no slug follows it: the URL is one for all languages.
    const isTranslation =
      isLocalized(type.fields[from] ?? {}) && ![null, undefined, DEFAULT_LANGUAGE].includes(req.locale)
    const isDraft = (data['_status'] ?? originalDoc?.['_status']) === 'draft'
    const title: unknown = isTranslation && isDraft ? undefined : (data[from] ?? originalDoc?.[from])
    const isUnchanged = given === undefined || given === current
    if (isUnchanged && typeof current === 'string' && current !== '') {
      const before: unknown = originalDoc?.[from]
      const follows =
        !isTranslation && typeof before === 'string' && before !== title && isSlugOfTitle(before, current, type)
      if (!follows || (await wasPublished(req, collection, originalDoc?.id)))
        return { ...data, slug: await free(current) }
    }
    const typed = given === current ? undefined : given
    const base = typed || (typeof title === 'string' && title.trim() !== '' ? slugForTitle(title, type) : '')
    if (base === '') return withoutBlank(data)
    return { ...data, slug: await free(base) }
  }
