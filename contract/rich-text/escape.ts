/** Escapes the text of an element. */
export const escapeText = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')

/** Escapes the value of a quoted attribute. */
export const attributeText = (value: string): string => escapeText(value).replaceAll('"', '&quot;')
