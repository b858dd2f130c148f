/**
 * Whether HTML, or a plain text, has neither a visible character nor a picture. White space, no-break spaces and characters without
 * a glyph, such as zero-width ones, are not visible. Of HTML that was not sanitized, some that will be empty is not recognised.
 */
export function isEmptyHtml(html: string): boolean {
  // Sticky, so that a long text is left at its first visible character, and nothing is tried twice.
  const invisible = /[\s\p{DI}]+|&nbsp;|<(?!im(?:g|age)\b)[a-z/!?][^<>]*>/giuy
  let end = 0
  while (invisible.test(html)) end = invisible.lastIndex
  return end === html.length
}
