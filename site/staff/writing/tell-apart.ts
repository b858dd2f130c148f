/**
 * Times as they are shown, with the seconds where several would look alike.
 *
 * @param isos ISO 8601, UTC
 * @param show to the minute: `Nov 21, 2026, 2:05 PM`
 * @param count a number in the language's digits
 */
export function tellApart(
  isos: readonly string[],
  show: (iso: string) => string,
  count: (value: number) => string,
): string[] {
  const shown = isos.map(show)
  return isos.map((iso, index) => {
    const text = shown[index] ?? ''
    if (shown.indexOf(text) === shown.lastIndexOf(text)) return text
    const seconds = Array.from(iso.slice(17, 19), (digit) => count(Number(digit))).join('')
    return text.replace(/:\p{Nd}{2}/u, (minutes) => `${minutes}:${seconds}`)
  })
}
