import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { lexicalEditor } from '@payloadcms/richtext-lexical'

import { fieldError } from '#cms/common/field-error.ts'
import { richTextFeatures } from './features.ts'
import { hasFewNodes } from './size.ts'
import { isRichText, validateRichText, notRichTextMessage } from './validate.ts'

const lexical = lexicalEditor({ features: richTextFeatures() })

/** Yields to other requests for long texts, since each step of an operation copies them, and SQLite answers without yielding. */
async function yieldIfLong({ value }: { value?: unknown }): Promise<unknown> {
  if (!hasFewNodes(value)) await yieldToEventLoop()
  return value
}

/**
 * The panel's editor. The editor's own hooks and validation are replaced: they handle fields within the text, which only
 * links have here, and take seconds for thousands of links.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: validateRichText,
  hooks: {
    beforeValidate: [yieldIfLong],
    beforeChange: [
      ({ value, path }: { value?: unknown; path: (string | number)[] }) => {
        // Drafts are not validated otherwise, and the editor could not open an invalid structure again.
        if (isRichText(value)) return yieldIfLong({ value })
        throw fieldError(path.join('.'), notRichTextMessage)
      },
    ],
    afterChange: [yieldIfLong],
    afterRead: [yieldIfLong],
  },
})
