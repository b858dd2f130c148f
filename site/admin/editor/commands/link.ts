import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $createTextNode, $findMatchingParent, type LexicalEditor, type RangeSelection } from 'lexical'

import { change } from './change.ts'
import { linkAttributes } from '../document/link-attributes.ts'

/** Links the selection, or changes the link at the caret; otherwise inserts the URL as a link. */
export const setLink = (editor: LexicalEditor, url: string, newTab: boolean): void =>
  change(editor, (selection) => {
    const attributes = linkAttributes(newTab)
    const around = linkAt(selection)
    if (!selection.isCollapsed()) $toggleLink(url, attributes)
    else if (around) around.setURL(url).setTarget(attributes.target).setRel(attributes.rel)
    else $insertLink(selection, $createLinkNode(url, attributes))
  })

/** Removes the link at the caret, or from the selection. */
export const removeLink = (editor: LexicalEditor): void => change(editor, () => $toggleLink(null))

const linkAt = (selection: RangeSelection): LinkNode | null =>
  $findMatchingParent(selection.anchor.getNode(), $isLinkNode)

function $insertLink(selection: RangeSelection, link: LinkNode): void {
  const text = $createTextNode(link.getURL().replace(/^(mailto|tel):/, ''))
  selection.insertNodes([link.append(text.setFormat(selection.format).setStyle(selection.style))])
}
