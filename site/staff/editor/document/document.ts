import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { EditorState, LexicalEditor } from 'lexical'

import { paragraph, root } from '#contract/rich-text/nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { PictureNode } from './picture-node.ts'
import { fromHtml } from './from-html.ts'

/** The allowed nodes besides paragraphs, text and line breaks. */
export const documentNodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  PictureNode,
]

/** Parses HTML for the editor; at least one empty paragraph. */
export function parseEditorState(editor: LexicalEditor, html: string): EditorState {
  const empty = root([paragraph([], { format: '', indent: 0 })])
  const children = fromHtml(html)
  return editor.parseEditorState(JSON.stringify(children.length === 0 ? empty : { root: { ...empty.root, children } }))
}

/** The HTML to save. */
export const writeDocument = (state: EditorState): string => toHtml(state.toJSON())
