const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kathmandu' })

/** `Nov 21, 2026, 2:05 PM` in Kathmandu's time, formatted alike on the server and in all browsers. */
export const formatTime = (at: Date | number): string => time.format(at).replaceAll('\u202f', ' ')

/** `November 21, 2026`: the date in Kathmandu. Empty for an invalid date. */
export function formatDate(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : longDate.format(at)
}
