import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
} from 'payload'

import { htmlFieldName, richTextFields } from '#collections/field-kinds.ts'
import { tooManyNodes } from '#contract/fields/html.ts'
import { tooLong } from '#contract/fields/text-value.ts'
import { RICH_TEXT_NODES } from '#contract/limits.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import type { Resource } from '#contract/resource.ts'
import { hasTooManyPictures, tooManyPictures } from '#contract/rich-text/file-nodes.ts'
import { codePoints } from '#contract/text/characters.ts'
import { assignSlug } from './assign-slug.ts'
import { publicationDate } from '#cms/drafts/was-published.ts'
import { updateRowFromDraft } from '#cms/drafts/row-from-draft.ts'
import { endPublishingPlan } from '#cms/drafts/plan-schedule.ts'
import { flagRestore, rejectStale } from '#cms/drafts/reject-stale.ts'
import { fieldError } from '#cms/common/field-error.ts'
import { rejectInvalidValues } from '#cms/content/reject-invalid-values.ts'
import { rejectUnknownDays } from '#cms/content/reject-unknown-days.ts'
import { rejectUnknownReferences } from '#cms/content/known-references.ts'
import { listWithout } from '#cms/content/list-without-fields.ts'
import { toHtmlOffThread } from '#cms/rich-text/convert-off-thread.ts'
import { answerAsSent } from '#cms/rich-text/editor.ts'
import { hasTooManyNodes } from '#cms/rich-text/size.ts'
import { fieldNotEither } from '#contract/fields/messages.ts'

/** Adds the hooks that derive HTML and slug of a content type, on every route; complete-languages.ts derives what all languages go into. */
export function withDerivedFields<Config extends CollectionConfig & { slug: CollectionSlug }>(
  collection: Config,
  type: Resource,
): CollectionConfig {
  const rich = richTextFields(type)
  const { slugFrom } = type
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ...(collection.versions ? [dateByPublication(collection.slug)] : []),
        ...(rich.length > 0 ? [deriveHtml(type, rich)] : []),
      ],
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        flagRestore,
        ...(rich.length > 0 ? [listWithout(rich)] : []),
      ],
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        ...(collection.versions ? [rejectUnknownStatus] : []),
        rejectStale,
        rejectInvalidValues(type),
        rejectUnknownDays(type),
        rejectUnknownReferences(type),
        ...(slugFrom ? [assignSlug(collection.slug, type, slugFrom)] : []),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(collection.versions ? [updateRowFromDraft, endPublishingPlan] : []),
        ...(rich.length > 0 ? [answerAsSent] : []),
      ],
    },
  }
}

/** An entry is dated by its first publication: not by the draft that it was before, nor by a version that is restored. */
const dateByPublication =
  (collection: CollectionSlug): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req, context }) => {
    const isPublished = data['_status'] === 'published'
    if (operation !== 'update' || (!isPublished && !context.restoresVersion)) return data
    const date = await publicationDate(req, collection, originalDoc?.id)
    return isPublished || date !== undefined ? { ...data, createdAt: date ?? new Date().toISOString() } : data
  }

declare module 'payload' {
  interface RequestContext {
    /** The HTML of rich text by field, where the caller of an operation has converted and checked it. */
    knownHtml?: Readonly<Record<string, string>>
  }
}

/** Stores the HTML beside the rich text on each write, so that reads never convert. */
const deriveHtml =
  (type: Resource, names: readonly string[]): CollectionBeforeChangeHook =>
  async ({ data, context, originalDoc }) => {
    const derived: Record<string, string> = {}
    for (const name of names) {
      if (data[name] === undefined) continue
      const html =
        context.knownHtml?.[name] ??
        (context.restoresVersion ? await toHtmlOffThread(data[name]) : await checkedHtml(type, name, data, originalDoc))
      derived[htmlFieldName(name)] = html
    }
    return { ...data, ...derived }
  }

type Values = Readonly<Record<string, unknown>>

/** The HTML of a rich text. Throws if the text is over its limits, unless the stored one was already. */
async function checkedHtml({ fields }: Resource, name: string, data: Values, before?: Values): Promise<string> {
  const isLarge = hasTooManyNodes(data[name])
  const label = fieldLabel(name)
  // A structure that is too large is refused without conversion if it replaces a smaller one.
  if (isLarge && !hasTooManyNodes(before?.[name])) throw fieldError(name, tooManyNodes(label, RICH_TEXT_NODES))
  const html = await toHtmlOffThread(data[name])
  if (html === before?.[htmlFieldName(name)]) return html
  if (isLarge) throw fieldError(name, tooManyNodes(label, RICH_TEXT_NODES))
  if (hasTooManyPictures(data[name]) && !hasTooManyPictures(before?.[name]))
    throw fieldError(name, tooManyPictures(label))
  const field = fields[name]
  if (field?.kind === 'html' && codePoints(html) > field.max) throw fieldError(name, tooLong(label, field.max))
  return html
}

/** Rejects unknown statuses, which Payload does not check: one database fails on them, the other hides the entry from visitors. */
const rejectUnknownStatus: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  const status: unknown = data?.['_status']
  // Payload completes what is sent with the stored status; one that is missing there does not prevent other changes.
  const isAsStored = status === null && operation === 'update' && !originalDoc?.['_status']
  if (status !== undefined && !isAsStored && status !== 'draft' && status !== 'published')
    throw fieldError('_status', fieldNotEither('Status', ['draft', 'published']))
  return data
}
