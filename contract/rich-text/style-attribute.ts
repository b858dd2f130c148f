const MAX_LENGTH = 10_000

/**
 * The declarations of a style attribute, names in lower case; the last of a name wins. Semicolons that are escaped,
 * quoted or in parentheses do not separate.
 */
export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of split(style.slice(0, MAX_LENGTH))) {
    const colon = part.indexOf(':')
    if (colon <= 0) continue
    const value = part.slice(colon + 1).replace(/!\s*important\s*$/i, '')
    found.set(part.slice(0, colon).trim().toLowerCase(), value.trim())
  }
  return found
}

function split(style: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < style.length; at += 1) {
    const character = style.charAt(at)
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(depth - 1, 0)
    else if (character === ';' && depth === 0) {
      parts.push(style.slice(start, at))
      start = at + 1
    }
  }
  parts.push(style.slice(start))
  return parts
}
