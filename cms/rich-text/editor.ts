import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionAfterChangeHook, PayloadRequest, RequestContext } from 'payload'

import { languageOf } from '#contract/languages.ts'
import { fieldError } from '#cms/common/field-error.ts'
import { validOrShown } from '#cms/common/is-shown.ts'
import { valueAt } from '#cms/common/value-at.ts'
import { withSpansInRange } from './clamp-spans.ts'
import { richTextFeatures } from './features.ts'
import { hasPendingPictures, withoutPendingPictures } from './pending-pictures.ts'
import { hasFewNodes } from './size.ts'
import { validateDraftText, validateRichText } from './validate.ts'

const lexical = lexicalEditor({ features: richTextFeatures() })

/** Yields to other requests for long texts, since each step of an operation copies them, and SQLite answers without yielding. */
async function yieldIfLong({ value }: { value?: unknown }): Promise<unknown> {
  if (!hasFewNodes(value)) await yieldToEventLoop()
  return value
}

declare module 'payload' {
  interface RequestContext {
    /** The texts with pending pictures that an autosave has sent, by field. */
    textsSent?: Readonly<Record<string, unknown>>
  }
}

interface Change {
  value?: unknown
  path: (string | number)[]
  context: RequestContext
  req: PayloadRequest
  collection?: { slug: string } | null
  originalDoc?: Readonly<Record<string, unknown>>
}

/** Leaves out pending pictures, whose addresses may be foreign. */
async function withoutPending({ value, path, context, req }: Change): Promise<unknown> {
  if (!hasPendingPictures(value)) return yieldIfLong({ value })
  if (String(req.query['autosave']) === 'true') context.textsSent = { ...context.textsSent, [path.join('.')]: value }
  return withoutPendingPictures(value)
}

/** Answers an autosave with the text that was sent, since the editor takes over another one and would lose what it is uploading. */
export const answerAsSent: CollectionAfterChangeHook = ({ doc, context }) => {
  const { textsSent } = context
  delete context.textsSent
  return { ...doc, ...textsSent }
}

/**
 * The panel's editor. The editor's own hooks and validation are replaced: they handle fields within the text, which only
 * links have here, and take seconds for thousands of links.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: (value, { collectionSlug: collection, id, name: path, req }) =>
    validOrShown(validateRichText(value), value, { collection, id, path, language: languageOf(req.locale) }, req),
  hooks: {
    beforeValidate: [({ value }: Pick<Change, 'value'>) => withSpansInRange(value), withoutPending],
    beforeChange: [
      async ({ value, path: names, req, collection, originalDoc }: Omit<Change, 'context'>) => {
        // Drafts are not validated otherwise, and the editor could not open an invalid structure again.
        const found = validateDraftText(value)
        const path = names.join('.')
        // A text that is stored already does not prevent other changes, as withdrawing the entry.
        if (found === true || isDeepStrictEqual(value, valueAt(originalDoc, path))) return yieldIfLong({ value })
        const place = { collection: collection?.slug, id: originalDoc?.['id'], path, language: languageOf(req.locale) }
        const checked = await validOrShown(found, value, place, req)
        if (checked === true) return yieldIfLong({ value })
        throw fieldError(path, checked)
      },
    ],
    afterChange: [yieldIfLong],
    afterRead: [yieldIfLong],
  },
})
