// What is understood and dropped of foreign HTML, Word's included: contract/rich-text/html-to-lexical.ts; its typefaces and colours: paste-styles.ts.
import {
  $generateJSONFromSelectedNodes,
  $generateNodesFromSerializedNodes,
  $insertGeneratedNodes,
} from '@lexical/clipboard'
import { $handleListInsertParagraph } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
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
import { typedLink } from '#contract/text/typed-link.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { $pasteLink } from './commands/link.ts'
import { $tableAtSelection } from './commands/table.ts'
import { type ElementNode, isElement, type Node } from '#contract/rich-text/tree.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { fromNodes, parseText } from './document/from-html.ts'
import { lossesOf, PASTED_COMMAND } from './paste-losses.ts'
import { $toSiteStyle } from './paste-styles.ts'
import { ADD_PICTURES_COMMAND, type PastedPicture, pictureFiles, takePictures } from './pasted-pictures.ts'
import { $createPictureNode, $selectedPicture } from './document/picture-node.ts'

/** Marks what an editor of this site has copied, whose typeface and sizes are kept. */
const OWN = 'application/x-site-rich-text'

/** What Lexical's editors mark theirs with, the panel's among them. */
const LEXICAL = 'application/x-lexical-editor'

/**
 * Inserts the content of a paste or drop at the selection. A table pasted into a table fills its cells, and a web address alone is a
 * link.
 */
export function $insertData(data: DataTransfer): true {
  const selection = $placeOfPaste()
  if (!selection) return true
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const isOwn = [OWN, LEXICAL].some((type) => data.types.includes(type))
  const parsed = parseText(html)
  const isPlain = html === '' || (plainText(html) === text.trim() && saysNoMore(parsed, text.trim()))
  if (isPlain && $isRangeSelection(selection) && $pasteLink(selection, text)) {
    $getEditor().dispatchCommand(PASTED_COMMAND, lossesOf([]))
    return true
  }
  const pictures = html === '' ? pictureFiles(data).map(withId) : takePictures(parsed, data)
  $getEditor().dispatchCommand(PASTED_COMMAND, lossesOf(parsed))
  const nodes = html === '' ? pictures.map(heldPlace) : $nodesOf(parsed, isOwn)
  if ($isHeadingNode(nodes[0]) || $isQuoteNode(nodes[0])) $endListAtEmptyItem()
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

/** Makes an empty list item under the caret a paragraph: what is inserted into an item is no heading or quote any more. */
function $endListAtEmptyItem(): void {
  // Each step leaves one level of nesting.
  while ($handleListInsertParagraph()) continue
}

/** Whether HTML has nothing that the web address which is its text does not say: no picture, no code and no other target. */
function saysNoMore(nodes: readonly Node[], text: string): boolean {
  const { url } = typedLink(text)
  const waiting = [...nodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    if (/^(?:img|code|pre)$/.test(node.tagName) || (node.tagName === 'a' && !leadsTo(node, url))) return false
    for (const child of node.childNodes) waiting.push(child)
  }
  return true
}

/** Whether a link leads to a URL, and there in the same tab. Browsers copy a link to a host with a slash at its end. */
const leadsTo = ({ attrs }: ElementNode, url: string | undefined): boolean =>
  attrs.every(({ name, value }) =>
    name === 'href' ? normalized(typedLink(value).url) === normalized(url) : name !== 'target',
  )

const normalized = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).href : url

const withId = (file: File): PastedPicture => ({ id: newKey(), file })

const heldPlace = ({ id }: PastedPicture): LexicalNode =>
  $createPictureNode({ value: id, fields: { alt: '', caption: '' } })

/** A single plain paragraph is inserted inline. */
function $nodesOf(parsed: readonly Node[], isOwn: boolean): LexicalNode[] {
  const $read = (isFlat: boolean) => {
    const nodes = $generateNodesFromSerializedNodes(fromNodes(parsed, isFlat))
    if (!isOwn) $toSiteStyle(nodes)
    return nodes
  }
  const whole = $read(false)
  const isInTable = $tableAtSelection() !== undefined && whole.length > 1 && whole.some($isTableNode)
  const nodes = isInTable ? $read(true) : whole
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
  data.setData(OWN, 'true')
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
