import { $generateJSONFromSelectedNodes, $generateNodesFromSerializedNodes } from '@lexical/clipboard'
import { $getSelection, $isParagraphNode, $isRangeSelection, type LexicalEditor, type LexicalNode } from 'lexical'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { fromHtml } from './document/from-html.ts'

/** Inserts the content of a paste or drop at the selection. */
export function $insertData(data: DataTransfer): true {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return true
  const nodes = $nodesOf(data.getData('text/html'))
  if (nodes.length > 0) selection.insertNodes(nodes)
  else $insertLines(data.getData('text/plain'))
  return true
}

/** A single plain paragraph is inserted inline. */
function $nodesOf(html: string): LexicalNode[] {
  const nodes = $generateNodesFromSerializedNodes(fromHtml(html))
  const [only, ...others] = nodes
  const isWords = $isParagraphNode(only) && others.length === 0 && only.getFormatType() === '' && only.getIndent() === 0
  return isWords ? only.getChildren() : nodes
}

function $insertLines(text: string): void {
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    if (i > 0) selection.insertParagraph()
    const at = $getSelection()
    if ($isRangeSelection(at)) at.insertText(line)
  }
}

/** Writes the selection as HTML and plain text; false if nothing is selected. */
export function $giveSelection(editor: LexicalEditor, data: DataTransfer): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false
  const { nodes } = $generateJSONFromSelectedNodes(editor, selection)
  data.setData('text/html', toHtml({ root: { children: nodes } }))
  data.setData('text/plain', selection.getTextContent())
  return true
}

export function $removeSelection(): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.removeText()
}
