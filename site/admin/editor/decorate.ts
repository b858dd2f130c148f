import { $isTextNode, type LexicalNode } from 'lexical'

import { declarationsOf } from '#contract/rich-text/style-attribute.ts'
import { readableColour } from '../../text/author-colours.ts'

/** Shows a text's colour as the page does: lighter on dark paper, unchanged on a background of its own. */
export function decorate(node: LexicalNode, _previous: LexicalNode | null, dom: HTMLElement): void {
  if (!$isTextNode(node) || node.getStyle() === '') return
  const styles = declarationsOf(node.getStyle())
  const colour = styles.get('color')
  if (colour !== undefined) dom.style.color = styles.has('background-color') ? colour : readableColour(colour)
}
