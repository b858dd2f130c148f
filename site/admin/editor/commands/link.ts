import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $createTextNode, $findMatchingParent, type LexicalEditor, type RangeSelection } from 'lexical'

import { linkTarget } from '#contract/rich-text.ts'
import { change } from './change.ts'
import { linkAttributes } from '../document/link-attributes.ts'

/** The address that someone means who typed this, or undefined if it may not be one. */
export function addressOf(typed: string): string | undefined {
  const address = typed.trim()
  if (/^www\./i.test(address)) return linkTarget(`https://${address}`)
  if (/^[^\s:/@]+@[^\s:/@]+\.\w+$/.test(address)) return linkTarget(`mailto:${address}`)
  return linkTarget(address)
}

/** Makes a link of what is selected, or changes the one around the caret; without either, the address becomes the text. */
export const setLink = (editor: LexicalEditor, url: string, newTab: boolean): void =>
  change(editor, (selection) => {
    const attributes = linkAttributes(newTab)
    const around = linkAt(selection)
    if (!selection.isCollapsed()) $toggleLink(url, attributes)
    else if (around) around.setURL(url).setTarget(attributes.target).setRel(attributes.rel)
    else $insertLink(selection, $createLinkNode(url, attributes))
  })

/** Makes words of a link: of the one around the caret, or of the selected part of it. */
export const removeLink = (editor: LexicalEditor): void => change(editor, () => $toggleLink(null))

const linkAt = (selection: RangeSelection): LinkNode | null =>
  $findMatchingParent(selection.anchor.getNode(), $isLinkNode)

function $insertLink(selection: RangeSelection, link: LinkNode): void {
  const text = $createTextNode(link.getURL().replace(/^(mailto|tel):/, ''))
  selection.insertNodes([link.append(text.setFormat(selection.format).setStyle(selection.style))])
}
