import { AutoLinkNode, LinkNode, UploadServerNode } from '@payloadcms/richtext-lexical'
import { LineBreakNode, ParagraphNode, RootNode, TabNode, TextNode } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { richText, tagSoup } from './testing/arbitrary.ts'
import { fromHtml } from './from-html.ts'
import type { RichText } from '#contract/rich-text/nodes.ts'
import { replacePictures } from '#contract/rich-text/file-nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { nodeTypes, validateRichText } from './validate.ts'

const nodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  AutoLinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  UploadServerNode,
]
const editor = createHeadlessEditor({
  nodes,
  onError: (error) => {
    throw error
  },
})

/** The stored form of a text: pictures by their ids, without the attributes that show them. */
const stored = (state: RichText): RichText =>
  replacePictures(state, ({ shown: _shown, ...picture }) => (picture.value === '' ? undefined : picture))

/** The document after the panel's editor has opened it, as it would be saved. */
const opened = (state: RichText): unknown => editor.parseEditorState(JSON.stringify(state)).toJSON()

it('what may be stored has the types of nodes that the editor has', () => {
  const every = [...nodes, RootNode, ParagraphNode, TextNode, LineBreakNode, TabNode]
  expect([...nodeTypes].toSorted()).toEqual(every.map((node) => node.getType()).toSorted())
})

it('the HTML of a document is unchanged, to the byte, after the panel opens and saves it', () => {
  const documents = fc
    .oneof(richText, tagSoup.map(fromHtml))
    .map(stored)
    .filter(({ root }) => root.children.length > 0)
  fc.assert(
    fc.property(documents, (state) => {
      expect(toHtml(opened(state))).toBe(toHtml(state))
      expect(validateRichText(opened(state))).toBe(true)
    }),
    { numRuns: 500 },
  )
}, 60_000)
