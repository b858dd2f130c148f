import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser } from 'parse5'

/** Limit of formatting elements that are reopened in later blocks; ordinary documents reopen a few. */
const MAX_REOPENED = 2000

/** A few unclosed tags reopened in each of thousands of paragraphs would fill the memory: past the limit they stay closed. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  private reopened = 0

  override _reconstructActiveFormattingElements(): void {
    if (this.reopened > MAX_REOPENED) return this.activeFormattingElements.clearToLastMarker()
    const before = this.openElements.stackTop
    super._reconstructActiveFormattingElements()
    this.reopened += this.openElements.stackTop - before
  }
}

/** Parses a fragment as `parseFragment` of parse5 does, as the content of a template. */
export function parseTemplate(source: string): DefaultTreeAdapterMap['childNode'][] {
  const template = defaultTreeAdapter.createElement('template', html.NS.HTML, [])
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(template, { scriptingEnabled: false })
  parser.tokenizer.write(source, true)
  return parser.getFragment().childNodes
}
