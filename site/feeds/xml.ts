/** Escapes text for XML and drops characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An XML element with escaped text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
