/** The `tel:` URL of a phone number in any notation (RFC 3966). */
export const telephoneHref = (written: string): string =>
  `tel:${/^\W*\+/.test(written) ? '+' : ''}${written.replace(/\D/g, '')}`
