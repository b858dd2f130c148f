import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import type { EditorState, LexicalEditor } from 'lexical'

import { fromHtml } from './html/from-html.ts'
import { paragraph } from './html/state.ts'
import { toHtml } from './html/to-html.ts'

/** What a document may be made of, besides paragraphs, text and line breaks. */
export const documentNodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode]

/** A document as the editor opens it; a place to write, at least. */
export function readDocument(editor: LexicalEditor, html: string): EditorState {
  const state = fromHtml(html)
  if (state.root.children.length === 0) state.root.children.push(paragraph([], { format: '', indent: 0 }))
  return editor.parseEditorState(JSON.stringify(state))
}

/** A document as it is saved. */
export const writeDocument = (state: EditorState): string => toHtml(state.toJSON())
