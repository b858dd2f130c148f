import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser } from 'parse5'

/**
 * parse5's `Parser` calls its method `_reconstructActiveFormattingElements`, declared as protected, wherever unclosed formatting
 * continues in a later block. parse5 has no limit for it: a few unclosed tags, reopened in each of thousands of paragraphs, would
 * fill the memory. `parseFragment` does what `parseTemplate` does here, but with parse5's own class.
 *
 * @internals parse5@8.1.1
 */

/** Limit of formatting elements that are reopened in later blocks; ordinary documents reopen a few. Past it they stay closed. */
const MAX_REOPENED = 2000

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
