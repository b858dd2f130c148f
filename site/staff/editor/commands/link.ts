import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $getNearestBlockElementAncestorOrThrow } from '@lexical/utils'
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'

import { change } from './change.ts'
import { linkAttributes } from '../document/link-attributes.ts'
import { bareAddress } from '../typing/typed-text.ts'

/**
 * Links the selection, or changes the link at the caret; otherwise inserts a link.
 *
 * @param words the text of an inserted link; by default the URL
 */
export const setLink = (
  editor: LexicalEditor,
  url: string,
  newTab: boolean,
  words = url.replace(/^(mailto|tel):/, ''),
): void =>
  change(editor, (selection) => {
    const attributes = linkAttributes(newTab)
    const around = linkAt(selection)
    if (!selection.isCollapsed()) $toggleLink(url, attributes)
    else if (around) around.setURL(url).setTarget(attributes.target).setRel(attributes.rel)
    else $insertLink(selection, $createLinkNode(url, attributes), words)
  })

/** Removes the link at the caret, or from the selection. */
export const removeLink = (editor: LexicalEditor): void => change(editor, () => $toggleLink(null))

/** The longest text that a dialog shows, in code units; more is cut. */
const LONGEST_SHOWN = 200

/** The selected words, or those of the link at the caret; empty if there are none. */
export const linkedWords = (editor: LexicalEditor): string =>
  editor.getEditorState().read(() => {
    const selection = $getSelection()
    const isCaret = $isRangeSelection(selection) && selection.isCollapsed()
    const text = isCaret ? linkAt(selection)?.getTextContent() : selection?.getTextContent()
    return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SHOWN).toWellFormed()
  })

const linkAt = (selection: RangeSelection): LinkNode | null =>
  $findMatchingParent(selection.anchor.getNode(), $isLinkNode)

function $insertLink(selection: RangeSelection, link: LinkNode, text: string): void {
  const node = $createTextNode(text).setFormat(selection.format).setStyle(selection.style)
  selection.insertNodes([link.append(node)])
}

/**
 * Links the selected words to a pasted web address; without any, inserts it as a link.
 *
 * @returns false for other texts, and within code or a link
 */
export function $pasteLink(selection: RangeSelection, pasted: string): boolean {
  const url = bareAddress(pasted.trim())
  if (url === undefined || !$mayLink(selection)) return false
  const attributes = linkAttributes(false)
  if ($isWords(selection)) $toggleLink(url, attributes)
  else $insertLink(selection, $createLinkNode(url, attributes), pasted.trim())
  return true
}

const $mayLink = (selection: RangeSelection): boolean =>
  !selection.hasFormat('code') &&
  selection.getNodes().every((node) => !($isTextNode(node) && node.hasFormat('code')) && !$isInLink(node))

const $isInLink = (node: LexicalNode): boolean => $findMatchingParent(node, $isLinkNode) !== null

/** Whether words of one block are selected. An address that is selected is replaced. */
function $isWords(selection: RangeSelection): boolean {
  const text = selection.getTextContent().trim()
  const [one, other] = [selection.anchor, selection.focus].map((point) => $blockOf(point.getNode()))
  return text !== '' && bareAddress(text) === undefined && one !== undefined && one.is(other)
}

const $blockOf = (node: LexicalNode): LexicalNode | undefined =>
  $isRootNode(node) ? undefined : $getNearestBlockElementAncestorOrThrow(node)
