const START = '{\\pict'
const types = { png: 'image/png', jpeg: 'image/jpeg' } as const

/**
 * The PNG and JPEG pictures in RTF, in order. Word writes the pictures of what is copied there; its HTML names files on the disk
 * alone, which no page can read.
 */
export function picturesInRtf(rtf: string): File[] {
  const found: File[] = []
  for (let at = rtf.indexOf(START); at >= 0; at = rtf.indexOf(START, at + 1)) {
    const file = fileOf(rtf.slice(at, endOf(rtf, at)))
    if (file) found.push(file)
  }
  return found
}

/** The place behind the group that begins here. */
function endOf(rtf: string, start: number): number {
  const braces = /[{}]/g
  braces.lastIndex = start
  let depth = 0
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    depth += brace[0] === '{' ? 1 : -1
    if (depth === 0) return braces.lastIndex
  }
  return rtf.length
}

/** A picture's group: control words and inner groups about it, then its bytes in hexadecimal. */
function fileOf(group: string): File | undefined {
  const kind = /\\(png|jpeg)blip/.exec(group)?.[1]
  if (kind !== 'png' && kind !== 'jpeg') return undefined
  const hex = withoutGroups(group)
    .replace(/\\[a-z]+-?\d* ?/gi, ' ')
    .replace(/[^\da-f]/gi, '')
  const bytes = Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  )
  return bytes.length === 0 ? undefined : new File([bytes], `picture.${kind}`, { type: types[kind] })
}

function withoutGroups(group: string): string {
  let depth = 0
  let text = ''
  for (const part of group.split(/([{}])/)) {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    else if (depth === 1) text += part
  }
  return text
}
