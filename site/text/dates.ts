const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })

/** `November 21, 2026`: the firm's day, wherever the reader or the server is. Empty for what is no time. */
export function formatDate(iso: string): string {
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? '' : longDate.format(time)
}
