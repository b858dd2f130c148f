import { textOf } from './narrow.ts'
import { BYTE_ORDER_MARK, csvRow } from './text/csv.ts'
import { OFFICE_OFFSET_MS } from './office-time-zone.ts'

/** An inquiry with what the desk knows of it. Times are ISO 8601 in UTC; the holder is a name. */
export interface CsvInquiry {
  createdAt: string
  name: string
  email: string
  phone: string
  subject?: string | null | undefined
  message: string
  status?: string | null | undefined
  takenBy?: string | undefined
  answerBy?: string | null | undefined
}

const columns = ['createdAt', 'name', 'email', 'phone', 'subject', 'message', 'status', 'takenBy', 'answerBy'] as const
const times: ReadonlySet<string> = new Set(['createdAt', 'answerBy'])

/** `2026-11-28 21:42` on the office's clock, which spreadsheets read as a time; empty for none. */
function officeTime(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + OFFICE_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** The beginning of a file of inquiries: its first row. */
export const inquiryHeads = (...further: readonly string[]): string =>
  BYTE_ORDER_MARK + csvRow([...columns, ...further])

/** An inquiry's row. */
export const inquiryRow = (inquiry: CsvInquiry, ...further: readonly string[]): string => {
  const cells = columns.map((name) => (times.has(name) ? officeTime(textOf(inquiry[name])) : inquiry[name]))
  return csvRow([...cells, ...further])
}
