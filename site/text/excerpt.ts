const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first `limit` graphemes of a text, with an ellipsis if it was cut. Segmentation may differ between servers and
 * browsers: cut once, when data is loaded, not while rendering.
 */
export function excerpt(text: string, limit: number): string {
  // A grapheme has at least one code unit, so this text needs no cut.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
