const words = /^[\p{L}\p{M}]+(?:[-_+ ]+(?:[\p{L}\p{M}]+|\p{N}{1,4}))*$/u

/** The words in the last part of a path that was not found, to search for. Empty if that part is something else, such as an id or a file. */
export function missedWords(path: string): string {
  const last = decoded(path.replace(/\/$/, '').replace(/.*\//s, '')).replace(/\.html?$/, '')
  return words.test(last) && last.length > 2 ? last.replace(/[-_+ ]+/g, ' ') : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
