import { $isTextNode, type LexicalNode } from 'lexical'

import { declarationsOf } from '#contract/rich-text/style-attribute.ts'
import { readableColour } from '../../text/author-colours.ts'

/** Shows a text's colours as the page does (text/author-colours.ts). */
export function decorate(node: LexicalNode, _previous: LexicalNode | null, dom: HTMLElement): void {
  if (!$isTextNode(node)) return
  const styles = declarationsOf(node.getStyle())
  const [colour, ground] = [styles.get('color'), styles.get('background-color')]
  if (colour !== undefined) dom.style.color = ground === undefined ? readableColour(colour) : colour
  // Without one, what is there is of the node's style before: Lexical removes only what it has set itself.
  dom.style.setProperty('--ground', ground ?? null)
  if (ground !== undefined) dom.style.backgroundColor = ''
}
