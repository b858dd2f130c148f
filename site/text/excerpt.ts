const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first `limit` graphemes of a text, with an ellipsis where something was cut.
 * Servers and browsers may segment differently: cut once, where the data is loaded, never while rendering.
 */
export function excerpt(text: string, limit: number): string {
  // A grapheme is at least one code unit, so what is short enough in units is short enough.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
