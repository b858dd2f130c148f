import { type DefaultTreeAdapterMap, type Token, Tokenizer, TokenizerMode } from 'parse5'

import { parseTemplate } from '#cms/internals/parse5-parser.ts'

export type Node = DefaultTreeAdapterMap['childNode']
export type ElementNode = DefaultTreeAdapterMap['element']

export const isElement = (node: Node): node is ElementNode => 'tagName' in node

/** Nesting depth; more than any ordinary page needs. Browsers stop at 512. */
const MAX_DEPTH = 100
/** Documents with fewer tags cannot nest deeply enough to be slow. */
const HARMLESS_TAGS = 400

/** Parses as a browser does inside a body, in time linear in the length. */
export function parseBounded(html: string): Node[] {
  return parseTemplate(bounded(html))
}

/** Elements that have no content, or that the next tag closes, so that they do not nest. */
const flat = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option'.split(
    ' ',
  ),
)
const rawText: Readonly<Record<string, number>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
}
/** Block elements: when left out beyond the maximum depth, a `<p>` takes their place. */
const separating =
  /^(div|section|article|main|aside|header|footer|nav|address|fieldset|form|details|center|ul|ol|dl|table|blockquote|h[1-6]|pre)$/

/**
 * Removes tags beyond a depth of 100 from documents with many tags; all text stays. A tree builder's work can grow with the
 * square of the open elements, since formatting is reopened in each paragraph.
 */
function bounded(html: string): string {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && tags <= HARMLESS_TAGS; at = html.indexOf('<', at + 1)) tags += 1
  return tags <= HARMLESS_TAGS ? html : new DepthLimit(html).run()
}

class DepthLimit {
  private readonly open = new Map<string, number>()
  private readonly removed = new Map<string, number>()
  private depth = 0
  private copied = 0
  private readonly parts: string[] = []
  private readonly tokenizer: Tokenizer

  constructor(private readonly html: string) {
    const ignore = () => undefined
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => this.onStart(token),
        onEndTag: (token) => this.onEnd(token),
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore,
        onCharacter: ignore,
        onNullCharacter: ignore,
        onWhitespaceCharacter: ignore,
      },
    )
  }

  run(): string {
    this.tokenizer.write(this.html, true)
    this.parts.push(this.html.slice(this.copied))
    return this.parts.join('')
  }

  private onStart(token: Token.TagToken): void {
    const { tagName } = token
    const mode = rawText[tagName]
    if (mode !== undefined) {
      this.tokenizer.state = mode
      this.tokenizer.lastStartTagName = tagName
      return
    }
    if (flat.has(tagName)) return
    if (this.depth >= MAX_DEPTH) {
      add(this.removed, tagName, 1)
      this.leaveOut(token, separating.test(tagName) ? '<p>' : '')
      return
    }
    add(this.open, tagName, 1)
    this.depth += 1
  }

  private onEnd(token: Token.TagToken): void {
    const { tagName } = token
    if (flat.has(tagName)) return
    if ((this.removed.get(tagName) ?? 0) > 0) {
      add(this.removed, tagName, -1)
      this.leaveOut(token, separating.test(tagName) ? '<p>' : '')
      return
    }
    if ((this.open.get(tagName) ?? 0) === 0) return this.leaveOut(token, '')
    add(this.open, tagName, -1)
    this.depth -= 1
  }

  private leaveOut({ location }: Token.TagToken, instead: string): void {
    if (!location) return
    this.parts.push(this.html.slice(this.copied, location.startOffset), instead)
    this.copied = location.endOffset
  }
}

const add = (counts: Map<string, number>, name: string, by: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + by)
}
