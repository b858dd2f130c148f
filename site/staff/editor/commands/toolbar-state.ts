import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode, type HeadingTagType } from '@lexical/rich-text'
import { $getSelectionStyleValueForProperty } from '@lexical/selection'
import { $getNearestBlockElementAncestorOrThrow, $getNearestNodeOfType } from '@lexical/utils'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  type ElementNode,
  type RangeSelection,
} from 'lexical'

import { $tableAtSelection, $tableHeaders, type TableHeaders } from './table.ts'
import { $selectedPicture } from '../document/picture-node.ts'
import { type Alignment, marks, type TextStyle, textStyles } from '#contract/rich-text.ts'

/** The toolbar's state for the current selection. */
export interface ToolbarState {
  block: HeadingTagType | 'p' | 'quote'
  list: 'bullet' | 'number' | undefined
  alignment: Alignment | ''
  /** The format bits that all selected text has. */
  marks: number
  styles: Readonly<Record<TextStyle, string>>
  link: { url: string; newTab: boolean } | undefined
  /** The headers of the table that the selection is in. */
  table: TableHeaders | undefined
  /** Whether a picture is selected. */
  picture: boolean
}

export const plainState: ToolbarState = {
  block: 'p',
  list: undefined,
  alignment: '',
  marks: 0,
  styles: { color: '', 'background-color': '', 'font-family': '', 'font-size': '' },
  link: undefined,
  table: undefined,
  picture: false,
}

/** Must be called inside a read or an update. */
export function $toolbarState(): ToolbarState {
  const selection = $getSelection()
  const around = $tableAtSelection()
  const table = around && $tableHeaders(around)
  if (!$isRangeSelection(selection)) return { ...plainState, table, picture: $selectedPicture() !== undefined }
  const node = selection.anchor.getNode()
  // The selection is beside a picture, in no block.
  if ($isRootNode(node)) return plainState
  const block = $getNearestBlockElementAncestorOrThrow(node)
  return {
    block: blockName(block),
    list: listKind($getNearestNodeOfType(block, ListNode)),
    alignment: block.getFormatType(),
    marks: marks.reduce((bits, { bit }) => bits | (selection.format & bit), 0),
    styles: stylesOf(selection),
    link: linkAround(selection),
    table,
    picture: false,
  }
}

function blockName(block: ElementNode): ToolbarState['block'] {
  if ($isHeadingNode(block)) return block.getTag()
  return $isQuoteNode(block) ? 'quote' : 'p'
}

function listKind(list: ElementNode | null): ToolbarState['list'] {
  if (!$isListNode(list)) return undefined
  return list.getListType() === 'number' ? 'number' : 'bullet'
}

function stylesOf(selection: RangeSelection): ToolbarState['styles'] {
  const styles: Record<TextStyle, string> = { ...plainState.styles }
  for (const property of textStyles) styles[property] = $getSelectionStyleValueForProperty(selection, property)
  return styles
}

function linkAround(selection: RangeSelection): ToolbarState['link'] {
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  return $isLinkNode(link) ? { url: link.getURL(), newTab: link.getTarget() === '_blank' } : undefined
}
