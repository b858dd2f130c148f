import { $createLinkNode, $isLinkNode } from '@lexical/link'
import {
  $findMatchingParent,
  $getNodeByKey,
  $getSelection,
  $isLineBreakNode,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  DELETE_CHARACTER_COMMAND,
  type EditorState,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  type NodeKey,
  PASTE_TAG,
  type TextNode,
  UNDO_COMMAND,
} from 'lexical'

import { linkAttributes } from '../document/link-attributes.ts'
import { $setBlock } from '../document/set-block.ts'
import { addressAtEnd, type FoundAddress, typedBlock } from './typed-text.ts'

/** The tag of the update that makes a block or a link of what was typed. */
const TYPED_TAG = 'made-of-typed'

/** What did not come from the keyboard. */
const otherTags = [HISTORIC_TAG, HISTORY_MERGE_TAG, PASTE_TAG, TYPED_TAG]

/**
 * Makes blocks and links of what is typed: a list, heading or quote of `- `, `1. `, `## ` or `> ` at the beginning of a paragraph, and a
 * link of a web address before a space or the end of a line. An undo step of its own, which Backspace right after takes back, too.
 */
export function registerTyping(editor: LexicalEditor): () => void {
  let made: EditorState | undefined
  const takeBack = (): boolean => {
    const selection = $getSelection()
    if (!selection || !made?.read($getSelection)?.is(selection)) return false
    made = undefined
    return editor.dispatchCommand(UNDO_COMMAND, undefined)
  }
  return mergeRegister(
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) {
        if (!isSelectionOf(made, editorState)) made = undefined
        return
      }
      made = tags.has(TYPED_TAG) ? editorState : undefined
      if (editor.isComposing() || otherTags.some((tag) => tags.has(tag))) return
      const before = prevEditorState.read($caret)
      const $change = before && editorState.read(() => $changeOf(before))
      if ($change) editor.update($change, { tag: [HISTORY_PUSH_TAG, TYPED_TAG] })
    }),
    editor.registerCommand(
      KEY_BACKSPACE_COMMAND,
      (event) => {
        if (!takeBack()) return false
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    // Keyboards on screens send no key.
    editor.registerCommand(DELETE_CHARACTER_COMMAND, (isBackward) => isBackward && takeBack(), COMMAND_PRIORITY_HIGH),
  )
}

/** Whether two states have the same selection. */
const isSelectionOf = (one: EditorState | undefined, other: EditorState): boolean =>
  one?.read($getSelection)?.is(other.read($getSelection)) ?? false

/** The caret within a text, and the address that ends there. */
interface Caret {
  key: NodeKey
  text: string
  offset: number
  address: FoundAddress | undefined
}

function $caret(): Caret | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  const { key, offset } = selection.anchor
  const node = selection.anchor.getNode()
  if (!$isTextNode(node)) return undefined
  const text = node.getTextContent()
  return { key, text, offset, address: $isWholeWord(node, offset) ? addressAtEnd(text.slice(0, offset)) : undefined }
}

/** Whether the word before the caret neither goes on behind it nor begins in another text, and may be a link. */
function $isWholeWord(node: TextNode, offset: number): boolean {
  const text = node.getTextContent()
  const isWithin = offset < text.length ? /\s/.test(text.charAt(offset)) : $isEdge(node.getNextSibling(), /^\s/)
  const begins = /\s/.test(text.slice(0, offset)) || $isEdge(node.getPreviousSibling(), /\s$/)
  return isWithin && begins && !node.hasFormat('code') && $findMatchingParent(node, $isLinkNode) === null
}

const $isEdge = (sibling: LexicalNode | null, space: RegExp): boolean =>
  sibling === null || $isLineBreakNode(sibling) || space.test(sibling.getTextContent())

/** What is to be made of the text at the last caret, if a space or a new line was typed there. */
function $changeOf({ key, text, offset, address }: Caret): (() => void) | undefined {
  const node = $getNodeByKey(key)
  const selection = $getSelection()
  if (!$isTextNode(node) || !$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  const { anchor } = selection
  const isSame = anchor.key === key
  const ends = $textOf(node) === text.slice(0, offset)
  const hasSpace = isSame
    ? anchor.offset === offset + 1 && $textOf(node) === withSpace(text, offset)
    : anchor.offset === 1 &&
      ends &&
      anchor.getNode().getTextContent().startsWith(' ') &&
      node.getNextSibling()?.is(anchor.getNode())
  if (hasSpace && $isAlone(node)) {
    const block = typedBlock($textOf(node))
    if (block)
      return () => {
        const selected = node.getParent()?.clear().select()
        if (selected) $setBlock(selected, block)
      }
  }
  const isLast = anchor.offset === 0 || $isLineBreakNode(node.getNextSibling())
  const hasNewLine = !isSame && isLast && ends
  return address && (hasSpace || hasNewLine) ? () => $makeLink(node, address) : undefined
}

const $textOf = (node: TextNode): string => node.getTextContent()

const withSpace = (text: string, offset: number): string => `${text.slice(0, offset)} ${text.slice(offset)}`

/** Whether a text is all of its paragraph. */
const $isAlone = (node: TextNode): boolean => {
  const parent = node.getParent()
  return $isParagraphNode(parent) && parent.getChildrenSize() === 1 && !node.hasFormat('code')
}

function $makeLink(node: TextNode, { start, end, url }: FoundAddress): void {
  const parts = node.splitText(...(start === 0 ? [end] : [start, end]))
  const address = parts[start === 0 ? 0 : 1]
  if (!address) return
  const link = $createLinkNode(url, linkAttributes(false))
  // The address moves into the link, so the number of siblings before the caret stays the same.
  address.insertBefore(link, false)
  link.append(address)
}
