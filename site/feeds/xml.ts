/** Text as XML shows it, without the control characters that no XML document may hold. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element with text in it. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
