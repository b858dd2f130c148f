import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { type PayloadRequest, ValidationError } from 'payload'

import { richTextFeatures } from './features.ts'
import { isRichText, validateRichText, notRichTextMessage } from './validate.ts'
import { leavesPacked, packAside, unpackAside } from './packed.ts'

const lexical = lexicalEditor({ features: richTextFeatures() })

/**
 * The panel's editor for rich text that is stored packed. The editor's own hooks and validation are replaced: they handle
 * fields within the text, which only links have here, and take seconds for thousands of links.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: validateRichText,
  hooks: {
    beforeChange: [
      ({ value, path, req }: { value?: unknown; path: (string | number)[]; req: PayloadRequest }) => {
        // Drafts are not validated otherwise, and the editor could not open an invalid structure again.
        if (!isRichText(value, req))
          throw new ValidationError({ errors: [{ path: path.join('.'), message: notRichTextMessage }] })
        if (typeof value === 'object' && value !== null) return packAside(value)
        return value
      },
    ],
    afterRead: [({ value, req }) => (leavesPacked(req) ? value : unpackAside(value))],
  },
})
