import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { type PayloadRequest, ValidationError } from 'payload'

import { richTextFeatures } from './features.ts'
import { isRichText, validateRichText, notRichTextMessage } from './validate.ts'
import { leavesPacked, packAside, unpackAside } from './packed.ts'

const lexical = lexicalEditor({ features: richTextFeatures() })

/**
 * The panel's editor, over rich text that is stored packed. The editor's own hooks and checks stay out: they serve fields
 * within the text, of which this vocabulary has only links, and take seconds for some thousand of those.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: validateRichText,
  hooks: {
    beforeChange: [
      ({ value, path, req }: { value?: unknown; path: (string | number)[]; req: PayloadRequest }) => {
        // Nobody else judges drafts; what is no structure could not be opened again.
        if (!isRichText(value, req))
          throw new ValidationError({ errors: [{ path: path.join('.'), message: notRichTextMessage }] })
        if (typeof value === 'object' && value !== null) return packAside(value)
        return value
      },
    ],
    afterRead: [({ value, req }) => (leavesPacked(req) ? value : unpackAside(value))],
  },
})
