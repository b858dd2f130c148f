/** The `tel:` URL of a phone number in any notation (RFC 3966). */
export const telephoneHref = (written: string): string =>
  `tel:${/^\W*\+/.test(written) ? '+' : ''}${written.replace(/\D/g, '')}`

/** A phone number as a page shows it: it stays on one line where that is wide enough. */
export const telephoneText = (written: string): string => written.replaceAll(' ', '\u00A0')
