import {
  $generateJSONFromSelectedNodes,
  $generateNodesFromSerializedNodes,
  $insertGeneratedNodes,
} from '@lexical/clipboard'
import { $isTableCellNode, $isTableNode, $isTableSelection } from '@lexical/table'
import {
  $createParagraphNode,
  $getEditor,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { $tableAtSelection } from './commands/table.ts'
import { fromHtml } from './document/from-html.ts'
import { lossesOf, PASTED_COMMAND } from './paste-losses.ts'

/** Inserts the content of a paste or drop at the selection. A table pasted into a table fills its cells. */
export function $insertData(data: DataTransfer): true {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return true
  $getEditor().dispatchCommand(PASTED_COMMAND, lossesOf(data))
  const nodes = $nodesOf(data.getData('text/html'))
  if (nodes.length > 0) $insertGeneratedNodes($getEditor(), nodes, selection)
  else if ($isRangeSelection(selection)) $insertLines(data.getData('text/plain'))
  else selection.insertRawText(data.getData('text/plain'))
  return true
}

/** A single plain paragraph is inserted inline. */
function $nodesOf(html: string): LexicalNode[] {
  const read = $generateNodesFromSerializedNodes(fromHtml(html))
  const isInTable = $tableAtSelection() !== undefined && read.length > 1 && read.some($isTableNode)
  const nodes = isInTable ? $generateNodesFromSerializedNodes(fromHtml(html, true)) : read
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
  const isText = $isRangeSelection(selection) && !selection.isCollapsed()
  if (!isText && !$isTableSelection(selection)) return false
  const { nodes } = $generateJSONFromSelectedNodes(editor, selection)
  data.setData('text/html', toHtml({ root: { children: nodes } }))
  data.setData('text/plain', selection.getTextContent())
  return true
}

/** Removes what is selected; selected cells stay, empty. */
export function $removeSelection(): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.removeText()
  else if ($isTableSelection(selection))
    for (const cell of selection.getNodes().filter($isTableCellNode)) cell.clear().append($createParagraphNode())
}
