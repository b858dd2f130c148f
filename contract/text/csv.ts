/**
 * A row of CSV (RFC 4180). Visitors write these cells: as OWASP recommends against CSV injection, those that a spreadsheet
 * would read as a formula are prefixed with an apostrophe. All are quoted, since programs use different separators.
 */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  const safe = /^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
