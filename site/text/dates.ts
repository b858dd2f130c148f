const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 21, 2026, 2:05 PM`, as the reader's clock shows it. In the browser alone: a server's clock is another. */
export const formatTime = (at: Date | number): string => time.format(at)

/** `November 21, 2026`: the firm's day, wherever the reader or the server is. Empty for what is no time. */
export function formatDate(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : longDate.format(at)
}
