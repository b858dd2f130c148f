import { $isListItemNode, $isListNode, $removeList } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode, type HeadingTagType } from '@lexical/rich-text'
import { $patchStyleText } from '@lexical/selection'
import { $getNearestBlockElementAncestorOrThrow, $handleIndentAndOutdent } from '@lexical/utils'
import {
  $createParagraphNode,
  $formatText,
  $isRootNode,
  $isTextNode,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  type LexicalEditor,
  type RangeSelection,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical'

import { type Alignment, INDENT_MAX, type TextStyle } from '#contract/rich-text.ts'
import { $isPictureNode } from '../document/picture-node.ts'
import { $setBlock } from '../document/set-block.ts'
import { change, focusText } from './change.ts'
import { $toolbarState } from './toolbar-state.ts'

export function undo(editor: LexicalEditor): void {
  editor.dispatchCommand(UNDO_COMMAND, undefined)
  focusText(editor)
}

export function redo(editor: LexicalEditor): void {
  editor.dispatchCommand(REDO_COMMAND, undefined)
  focusText(editor)
}

export const toggleMark = (editor: LexicalEditor, mark: TextFormatType): void =>
  change(editor, (selection) => $formatText(selection, mark))

/** Sets one style of the selected text or of text typed next; null removes it. */
export const setTextStyle = (editor: LexicalEditor, property: TextStyle, value: string | null): void =>
  change(editor, (selection) => $patchStyleText(selection, { [property]: value }))

export const setHeading = (editor: LexicalEditor, tag: HeadingTagType | 'p'): void =>
  change(editor, (selection) => $setBlock(selection, tag))

export const toggleQuote = (editor: LexicalEditor): void =>
  change(editor, (selection) => $setBlock(selection, $toolbarState().block === 'quote' ? 'p' : 'quote'))

export const setAlignment = (editor: LexicalEditor, alignment: Alignment | ''): void =>
  change(editor, () => {
    editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, alignment)
  })

export const toggleList = (editor: LexicalEditor, kind: 'bullet' | 'number'): void =>
  change(editor, (selection) => ($toolbarState().list === kind ? $removeList() : $setBlock(selection, kind)))

/** Indents the selected blocks; list items are moved into or out of an inner list. */
export const indent = (editor: LexicalEditor, steps: 1 | -1): void =>
  change(editor, () => {
    $handleIndentAndOutdent((block) => {
      block.setIndent(Math.min(Math.max(block.getIndent() + steps, 0), INDENT_MAX))
      const list = block.getParent()
      // Lexical copies the outer list, including its start number.
      if (steps > 0 && $isListNode(list) && list.getChildrenSize() === 1) list.setStart(1)
    })
  })

/** Removes all formatting of the selection; links and lists stay. */
export const clearFormatting = (editor: LexicalEditor): void =>
  change(editor, (selection) => {
    const blocks = new Set(
      selection
        .getNodes()
        .filter((node) => !$isRootNode(node) && !$isPictureNode(node))
        .map((node) => $getNearestBlockElementAncestorOrThrow(node)),
    )
    clearText(selection)
    for (const block of blocks) clearBlock(block)
  })

function clearText(selection: RangeSelection): void {
  for (const node of selection.isCollapsed() ? [] : selection.extract())
    if ($isTextNode(node)) node.setFormat(0).setStyle('')
  selection.setFormat(0)
  selection.setStyle('')
}

function clearBlock(block: ElementNode): void {
  block.setFormat('').setTextFormat(0).setTextStyle('')
  // The indent of a list item is its nesting level.
  if (!$isListItemNode(block)) block.setIndent(0)
  if ($isHeadingNode(block) || $isQuoteNode(block)) block.replace($createParagraphNode(), true)
}
