/** decodeURIComponent that returns undefined for broken encoding. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
