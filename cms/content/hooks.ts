import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug } from 'payload'

import { htmlFieldName, richTextFields, searchFieldName } from '#collections/field-kinds.ts'
import type { Resource } from '#contract/resource.ts'
import { assignSlug } from './assign-slug.ts'
import { updateRowFromDraft } from '#cms/drafts/newest.ts'
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
