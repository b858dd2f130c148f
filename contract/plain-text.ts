const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decoded(whole: string, entity: string): string {
  const numeric = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity)
  if (!numeric) return named[entity.toLowerCase()] ?? whole
  const code = numeric[1] === undefined ? Number(numeric[2]) : Number.parseInt(numeric[1], 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

// The end of a block or line parts words as a space does.
const blocks = /<\/?(?:p|h[1-6]|blockquote|ul|ol|li|br)\b[^>]*>/gi

/** The text of safe HTML as the API sends it: tags and entities resolved, runs of white space as one space. */
export const plainText = (html: string): string =>
  html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#x?[\da-f]+);/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()

/** Text as HTML shows it, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
