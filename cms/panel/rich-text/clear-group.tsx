'use client'

import type { ToolbarGroup } from '@payloadcms/richtext-lexical'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { ElementNode, LexicalEditor, RangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $getNearestBlockElementAncestorOrThrow } from '@payloadcms/richtext-lexical/lexical/utils'

/** The button that turns the selection into plain paragraphs; links and lists are preserved. */
export const clearGroup: ToolbarGroup = {
  type: 'buttons',
  key: 'clear',
  order: 45,
  items: [
    {
      key: 'clear-formatting',
      label: 'Clear formatting',
      ChildComponent: () => (
        <span role="img" aria-label="Clear formatting" title="Clear formatting">
          T̸
        </span>
      ),
      onSelect: ({ editor }) => clear(editor),
    },
  ],
}

function clear(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    const blocks = blocksOf(selection)
    for (const node of selection.isCollapsed() ? [] : selection.extract())
      if ($isTextNode(node)) node.setFormat(0).setStyle('')
    selection.setFormat(0)
    selection.setStyle('')
    for (const block of blocks) clearBlock(block)
  })
}

const blocksOf = (selection: RangeSelection): Set<ElementNode> =>
  new Set(selection.getNodes().map((node) => $getNearestBlockElementAncestorOrThrow(node)))

function clearBlock(block: ElementNode): void {
  block.setFormat('')
  // The indent of a list item is its nesting level.
  if (!$isListItemNode(block)) block.setIndent(0)
  if ($isHeadingNode(block) || $isQuoteNode(block)) block.replace($createParagraphNode(), true)
}
