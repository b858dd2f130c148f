/**
 * A row of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front, and each stands
 * in quotes, as OWASP advises ("CSV Injection"): visitors write these cells, and programs differ in what separates them.
 */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  const safe = /^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** By which spreadsheets know that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
