import { plainText } from '#contract/plain-text.ts'
import { graphemeStart } from './graphemes.ts'

/**
 * The first `limit` graphemes of a text, with an ellipsis if it was cut. Segmentation may differ between servers and
 * browsers: cut once, when data is loaded, not while rendering.
 */
export function excerpt(text: string, limit: number): string {
  // A grapheme has at least one code unit, so this text needs no cut.
  if (text.length <= limit) return text
  const end = graphemeStart(text, limit)
  return end === undefined ? text : `${text.slice(0, end).trimEnd()}…`
}

/** The excerpt of the plain text of HTML that `safeHtml` has returned. */
export function htmlExcerpt(html: string, limit: number): string {
  // A description may have 100,000 characters. Nearly always its beginning is enough, cut before a tag.
  for (let size = 8 * limit; size < html.length; size *= 8) {
    const text = plainText(html.slice(0, Math.max(html.lastIndexOf('<', size), 0)))
    const cut = excerpt(text, limit)
    if (cut !== text) return cut
  }
  return excerpt(plainText(html), limit)
}
