const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kathmandu' })

/** `Nov 21, 2026, 2:05 PM`, as the firm's clock shows it, on the server and in every browser alike. */
export const formatTime = (at: Date | number): string => time.format(at).replaceAll('\u202f', ' ')

/** `November 21, 2026`: the firm's day, wherever the reader or the server is. Empty for what is no time. */
export function formatDate(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : longDate.format(at)
}
