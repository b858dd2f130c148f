import { $insertList } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, type HeadingTagType } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, type RangeSelection } from 'lexical'

/** Makes the selected blocks headings, quotes, paragraphs or items of a list. */
export function $setBlock(
  selection: RangeSelection,
  block: HeadingTagType | 'p' | 'quote' | 'bullet' | 'number',
): void {
  if (block === 'bullet' || block === 'number') $insertList(block)
  else if (block === 'p') $setBlocksType(selection, $createParagraphNode)
  else $setBlocksType(selection, () => (block === 'quote' ? $createQuoteNode() : $createHeadingNode(block)))
}
