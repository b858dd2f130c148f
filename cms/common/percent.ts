/** A percent-encoded text as it reads decoded; undefined if its encoding is broken. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
