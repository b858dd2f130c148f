import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionAfterChangeHook, PayloadRequest, RequestContext } from 'payload'

import { languageOf } from '#contract/languages.ts'
import { isRecord, recordOf } from '#contract/narrow.ts'
import { fieldError } from '#cms/common/field-error.ts'
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
 * Whether visitors see this text already: it stays valid after a rule has become stricter, where a draft is discarded or another field is changed. A text
 * of a draft does not, since drafts may have what is not to be published.
 */
export function isShown(
  value: unknown,
  field: string,
  { context, locale }: Pick<PayloadRequest, 'context' | 'locale'>,
): boolean {
  const shown = recordOf(context.valuesByLanguage?.[field])[languageOf(locale)]
  return isRecord(shown) && isDeepStrictEqual(value, shown)
}

/**
 * The panel's editor. The editor's own hooks and validation are replaced: they handle fields within the text, which only
 * links have here, and take seconds for thousands of links.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: (value, { name, req }) => isShown(value, name, req) || validateRichText(value),
  hooks: {
    beforeValidate: [withoutPending],
    beforeChange: [
      ({ value, path, req }: Pick<Change, 'value' | 'path' | 'req'>) => {
        // Drafts are not validated otherwise, and the editor could not open an invalid structure again.
        const checked = isShown(value, path.join('.'), req) || validateDraftText(value)
        if (checked === true) return yieldIfLong({ value })
        throw fieldError(path.join('.'), checked)
      },
    ],
    afterChange: [yieldIfLong],
    afterRead: [yieldIfLong],
  },
})
