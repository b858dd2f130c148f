const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kathmandu' })

/** `Nov 21, 2026, 2:05 PM` in Kathmandu's time, formatted alike on the server and in all browsers. */
export const formatTime = (at: Date | number): string => time.format(at).replaceAll('\u202f', ' ')

/** `November 21, 2026`: the date in Kathmandu. Empty for an invalid date. */
export function formatDate(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : longDate.format(at)
}

/** Of Nepal, all year. */
const OFFICE_OFFSET = '+05:45'
const OFFICE_OFFSET_MS = (5 * 60 + 45) * 60_000

/** An ISO time as the firm's clock shows it, `2026-05-01T10:00`, for a `datetime-local` input. Empty for what is no time. */
export function toOfficeTime(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + OFFICE_OFFSET_MS).toISOString().slice(0, 16)
}

/** The ISO time, in UTC, of what such an input has; empty for none. */
export function fromOfficeTime(local: string): string {
  const at = new Date(`${local}${OFFICE_OFFSET}`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
