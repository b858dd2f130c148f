const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decoded(whole: string, entity: string): string {
  const numeric = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity)
  if (!numeric) return named[entity.toLowerCase()] ?? whole
  const code = numeric[1] === undefined ? Number(numeric[2]) : Number.parseInt(numeric[1], 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

// Block tags and line breaks separate words.
const blocks = /<\/?(?:p|h[1-6]|blockquote|ul|ol|li|table|t[rhd]|fig\w+|br)\b[^>]*>/gi

/** The plain text of the API's HTML: tags removed, entities decoded, white space collapsed. */
export const plainText = (html: string): string =>
  html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    // Before entities are decoded one by one: a text may have 100,000 no-break spaces.
    .replace(/(?:&nbsp;\s*)+/gi, ' ')
    .replace(/&([a-z]+|#x?[\da-f]+);/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()

/** The same, with a middle dot between blocks of which the first has no sign at its end, such as headings and the items of a list. */
export const excerptText = (html: string): string =>
  plainText(html.replace(/<\/(?:p|h[1-6]|li|t[hd]|figcaption|blockquote|pre)>|<[uo]l\b/gi, '\u001f$&'))
    .replace(/(\p{P}?)\s*\u001f[\s\u001f]*/gu, (_, sign: string) => (sign === '' ? ' · ' : `${sign} `))
    // Looking behind keeps it linear for texts with many dots.
    .replace(/^[ ·]+|(?<![ ·])[ ·]+$/g, '')

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
