import { $isLinkNode } from '@lexical/link'
import { $findMatchingParent, $isElementNode, $isTextNode, type LexicalNode, type TextNode } from 'lexical'

import { declarationsOf } from '#contract/rich-text/style-attribute.ts'
import type { TextStyle } from '#contract/rich-text.ts'

/**
 * Gives pasted text from elsewhere the site's own typeface, size and text colours. Word processors and browsers write theirs on every
 * word, black on white and the blue of links and of Word's headings included. A colour that somebody chose, for words or behind them, is
 * kept.
 */
export function $toSiteStyle(nodes: readonly LexicalNode[]): void {
  for (const text of nodes.flatMap($textsIn))
    text.setStyle(chosenColours(text.getStyle(), $findMatchingParent(text, $isLinkNode) !== null))
}

const $textsIn = (node: LexicalNode): readonly TextNode[] =>
  $isElementNode(node) ? node.getAllTextNodes() : $isTextNode(node) ? [node] : []

function chosenColours(style: string, isLink: boolean): string {
  const kept: readonly TextStyle[] = isLink ? ['background-color'] : ['color', 'background-color']
  const styles = declarationsOf(style)
  return kept
    .flatMap((property) => {
      const colour = styles.get(property)
      return colour === undefined || isGrey(colour) || (property === 'color' && isOfHeadings(colour))
        ? []
        : `${property}: ${colour};`
    })
    .join(' ')
}

/** The difference between the channels of a colour, of 255, up to which it is a page's black, white or grey, also a bluish one. */
const GREY = 40

/** Whether a colour as the clipboard has it is black, white or a grey; others than hexadecimal and `rgb()` are no grey but by name. */
function isGrey(colour: string): boolean {
  if (/^(?:black|white|(?:dim|dark|light)?gr[ae]y|silver|whitesmoke|gainsboro)$/i.test(colour)) return true
  const channels = channelsOf(colour)
  return channels !== undefined && Math.max(...channels) - Math.min(...channels) <= GREY
}

/** The colours of headings in the themes of Word, with their shades: since 2023, since 2013, since 2007. */
const headingColours: ReadonlySet<string> = new Set(
  ['#0f4761', '#2f5496', '#1f3763', '#2e74b5', '#1f4d78', '#365f91', '#4f81bd', '#243f60'].map((hex) =>
    String(channelsOf(hex)),
  ),
)

const isOfHeadings = (colour: string): boolean => headingColours.has(String(channelsOf(colour)))

/** Red, green and blue, of 255 each. */
function channelsOf(colour: string): number[] | undefined {
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])[\da-f]?|([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?)$/i.exec(
    colour,
  )
  if (digits) {
    const [, r, g, b, rr = `${r}${r}`, gg = `${g}${g}`, bb = `${b}${b}`] = digits
    return [rr, gg, bb].map((hex) => Number.parseInt(hex, 16))
  }
  return /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(colour)?.slice(1).map(Number)
}
