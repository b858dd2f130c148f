import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser } from 'parse5'

/** Formatting elements that a document's parse may reopen in later blocks; what people write reopens a few. */
const MOST_REOPENED = 2000

/** A few unclosed tags reopened in each of thousands of paragraphs would fill the memory: past the limit they stay shut. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  private reopened = 0

  override _reconstructActiveFormattingElements(): void {
    if (this.reopened > MOST_REOPENED) return this.activeFormattingElements.clearToLastMarker()
    const before = this.openElements.stackTop
    super._reconstructActiveFormattingElements()
    this.reopened += this.openElements.stackTop - before
  }
}

/** Parses a fragment as parse5 does by itself: forgiving, as the content of a template. */
export function parseTemplate(source: string): DefaultTreeAdapterMap['childNode'][] {
  const template = defaultTreeAdapter.createElement('template', html.NS.HTML, [])
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(template, { scriptingEnabled: false })
  parser.tokenizer.write(source, true)
  return parser.getFragment().childNodes
}
