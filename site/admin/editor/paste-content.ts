import {
  $generateJSONFromSelectedNodes,
  $generateNodesFromSerializedNodes,
  $insertGeneratedNodes,
} from '@lexical/clipboard'
import { $isTableCellNode, $isTableNode, $isTableSelection, type TableSelection } from '@lexical/table'
import {
  $createParagraphNode,
  $getEditor,
  $getSelection,
  $isNodeSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'

import { plainText } from '#contract/plain-text.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { $pasteLink } from './commands/link.ts'
import { $tableAtSelection } from './commands/table.ts'
import type { Node } from '#contract/rich-text/tree.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { fromNodes, parseText } from './document/from-html.ts'
import { lossesOf, PASTED_COMMAND } from './paste-losses.ts'
import { ADD_PICTURES_COMMAND, type PastedPicture, pictureFiles, takePictures } from './pasted-pictures.ts'
import { $createPictureNode, $selectedPicture } from './document/picture-node.ts'

/**
 * Inserts the content of a paste or drop at the selection. A table pasted into a table fills its cells, and a web address alone is a
 * link.
 */
export function $insertData(data: DataTransfer): true {
  const selection = $placeOfPaste()
  if (!selection) return true
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const isPlain = html === '' || plainText(html) === text.trim()
  if (isPlain && $isRangeSelection(selection) && $pasteLink(selection, text)) {
    $getEditor().dispatchCommand(PASTED_COMMAND, lossesOf([]))
    return true
  }
  const parsed = parseText(html)
  const pictures = html === '' ? pictureFiles(data).map(withId) : takePictures(parsed, data)
  $getEditor().dispatchCommand(PASTED_COMMAND, lossesOf(parsed))
  const nodes = html === '' ? pictures.map(heldPlace) : $nodesOf(parsed)
  if (nodes.length > 0) $insertGeneratedNodes($getEditor(), nodes, selection)
  else if ($isRangeSelection(selection)) $insertLines(text)
  else selection.insertRawText(text)
  if (pictures.length > 0) $getEditor().dispatchCommand(ADD_PICTURES_COMMAND, pictures)
  return true
}

/** The selection, or the place behind a selected picture. */
function $placeOfPaste(): RangeSelection | TableSelection | undefined {
  const selection = $getSelection()
  if ($isNodeSelection(selection)) return $selectedPicture()?.selectNext()
  return $isRangeSelection(selection) || $isTableSelection(selection) ? selection : undefined
}

const withId = (file: File): PastedPicture => ({ id: newKey(), file })

const heldPlace = ({ id }: PastedPicture): LexicalNode =>
  $createPictureNode({ value: id, fields: { alt: '', caption: '' } })

/** A single plain paragraph is inserted inline. */
function $nodesOf(parsed: readonly Node[]): LexicalNode[] {
  const read = $generateNodesFromSerializedNodes(fromNodes(parsed))
  const isInTable = $tableAtSelection() !== undefined && read.length > 1 && read.some($isTableNode)
  const nodes = isInTable ? $generateNodesFromSerializedNodes(fromNodes(parsed, true)) : read
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
  if (selection === null || (!isText && !$isTableSelection(selection) && !$selectedPicture())) return false
  const { nodes } = $generateJSONFromSelectedNodes(editor, selection)
  data.setData('text/html', toHtml({ root: { children: nodes } }))
  data.setData('text/plain', selection.getTextContent())
  return true
}

/** Removes what is selected; selected cells stay, empty. */
export function $removeSelection(): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.removeText()
  else if ($isNodeSelection(selection)) selection.deleteNodes()
  else if ($isTableSelection(selection))
    for (const cell of selection.getNodes().filter($isTableCellNode)) cell.clear().append($createParagraphNode())
}
