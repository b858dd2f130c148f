/** The address that calls a number as somebody wrote it (RFC 3966: digits, and `+` before a country's code). */
export const telephoneHref = (written: string): string =>
  `tel:${/^\W*\+/.test(written) ? '+' : ''}${written.replace(/\D/g, '')}`
