import {
  type InlineNode,
  lineBreak,
  type LineBreakNode,
  link as linkNode,
  type LinkNode,
  text as textNode,
} from './nodes.ts'
import { type TextFormatting, styleString } from './formatting.ts'

/** A link around text. Compared by identity: each link element is a link of its own. */
export interface InlineLink {
  url: string
  newTab: boolean
}

interface Piece {
  text: string
  format: number
  style: string
  link: InlineLink | undefined
}

const NBSP = '\u00a0'

/**
 * Collects the inline content of one block: collapses white space as browsers do, and joins runs of equal formatting.
 */
export class InlineBuilder {
  private pieces: (Piece | 'break')[] = []

  /** Adds text. White space is collapsed to one space, and removed at the start of a line. */
  addText(raw: string, look: TextFormatting, link: InlineLink | undefined): void {
    if (look.pre) return this.addKept(raw, look, link)
    let text = raw.replace(/[ \t\n\f\r]+/g, ' ')
    if (text.startsWith(' ') && this.endsOpen()) text = text.slice(1)
    this.add(text, look, link)
  }

  addBreak(): void {
    this.trimEnd()
    this.pieces.push('break')
  }

  /**
   * Returns and clears the collected content; undefined if there is none. A single trailing break is dropped, as in a
   * browser.
   */
  take(): InlineNode[] | undefined {
    this.trimEnd()
    const { pieces } = this
    this.pieces = []
    if (pieces.length === 0) return undefined
    if (pieces.at(-1) === 'break') pieces.pop()
    return nodesOf(pieces)
  }

  private addKept(raw: string, look: TextFormatting, link: InlineLink | undefined): void {
    for (const [i, line] of raw.split(/\r\n|\n|\r/).entries()) {
      if (i > 0) this.pieces.push('break')
      this.add(this.keptSpaces(line), look, link)
    }
  }

  /**
   * Converts spaces that would collapse to no-break spaces; a single trailing space is kept, since a word may follow.
   */
  private keptSpaces(line: string): string {
    const spaced = line.replaceAll('\t', '    ').replace(/ {2,}/g, (run) => NBSP.repeat(run.length))
    return spaced.startsWith(' ') && this.endsOpen() ? NBSP + spaced.slice(1) : spaced
  }

  private add(text: string, { format, styles }: TextFormatting, link: InlineLink | undefined): void {
    if (text === '') return
    const style = styleString(styles)
    const last = this.pieces.at(-1)
    if (last !== undefined && last !== 'break' && last.format === format && last.style === style && last.link === link)
      last.text += text
    else this.pieces.push({ text, format, style, link })
  }

  /** Whether a space at this position would collapse. */
  private endsOpen(): boolean {
    const last = this.pieces.at(-1)
    return last === undefined || last === 'break' || last.text.endsWith(' ')
  }

  private trimEnd(): void {
    const last = this.pieces.at(-1)
    if (last === undefined || last === 'break' || !last.text.endsWith(' ')) return
    last.text = last.text.slice(0, -1)
    if (last.text === '') this.pieces.pop()
  }
}

/** Converts spaces that HTML would collapse to no-break spaces: all but single ones between words. */
export const preserveSpaces = (line: string): string =>
  line.replace(/\t/g, '    ').replace(/^ +| +$| {2,}/g, (run) => NBSP.repeat(run.length))

function nodesOf(pieces: readonly (Piece | 'break')[]): InlineNode[] {
  const nodes: InlineNode[] = []
  let open: { link: InlineLink; node: LinkNode } | undefined
  // Pending breaks: between two texts of one link they belong to the link.
  let breaks = 0
  const placeBreaks = (target: { push: (node: LineBreakNode) => unknown }) => {
    for (; breaks > 0; breaks -= 1) target.push(lineBreak())
  }
  for (const piece of pieces) {
    if (piece === 'break') {
      breaks += 1
      continue
    }
    const { link } = piece
    const node = textNode(piece.text, piece.format, piece.style)
    if (link !== undefined && open?.link === link) {
      placeBreaks(open.node.children)
      open.node.children.push(node)
      continue
    }
    placeBreaks(nodes)
    open = link === undefined ? undefined : { link, node: linkNode(link.url, link.newTab) }
    open?.node.children.push(node)
    nodes.push(open?.node ?? node)
  }
  placeBreaks(nodes)
  return nodes
}
