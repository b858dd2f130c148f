import { lexicalEditor } from '@payloadcms/richtext-lexical'

import { richTextFeatures } from './features.ts'
import { judgeRichText } from './judge.ts'
import { leavesPacked, packAside, unpack } from './packed.ts'

const lexical = lexicalEditor({ features: richTextFeatures() })

/**
 * The panel's editor, over rich text that is stored packed. The editor's own hooks and checks stay out: they serve fields
 * within the text, of which this vocabulary has only links, and take seconds for some thousand of those.
 */
export const richTextEditor: typeof lexical = async (args) => ({
  ...(await lexical(args)),
  validate: judgeRichText,
  hooks: {
    beforeChange: [({ value }: { value?: unknown }) => (isObject(value) ? packAside(value) : value)],
    afterRead: [({ value, req }) => (leavesPacked(req) ? value : unpack(value))],
  },
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
