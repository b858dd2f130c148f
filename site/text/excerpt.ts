import { plainText } from '#contract/plain-text.ts'
import { onFirstUse } from './on-first-use.ts'

const graphemes = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/**
 * The first `limit` graphemes of a text, with an ellipsis if it was cut. Segmentation may differ between servers and
 * browsers: cut once, when data is loaded, not while rendering.
 */
export function excerpt(text: string, limit: number): string {
  // A grapheme has at least one code unit, so this text needs no cut.
  if (text.length <= limit) return text
  const end = startOf(text, limit)
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

/** The start of the grapheme of that index, in code units; undefined if the text has fewer graphemes. */
function startOf(text: string, index: number): number | undefined {
  // Each printable ASCII character is a grapheme, and loading the segmenter takes the browser long.
  if (/^[ -~]*$/.test(text.slice(0, index + 1))) return index
  // Segmenting starts with a pass over the whole text, so it is given the beginning. What decides on a boundary is
  // before it, but for one code point after it: two code units.
  for (let size = 8 * index; size < text.length; size *= 8) {
    const start = startWithin(text.slice(0, size), index)
    if (start !== undefined && start <= size - 2) return start
  }
  return startWithin(text, index)
}

function startWithin(text: string, index: number): number | undefined {
  let count = 0
  for (const segment of graphemes().segment(text)) {
    if (count === index) return segment.index
    count += 1
  }
  return undefined
}
