/** Bytes as text, a byte order mark included; undefined if they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const REPLACEMENT = '\uFFFD'
const replacementBytes = Buffer.from(REPLACEMENT)

/** How often a text has U+FFFD, by which decoders replace what is not UTF-8. */
export const replacementsIn = (text: string): number => text.split(REPLACEMENT).length - 1

/** Counts the U+FFFD of UTF-8 that comes in pieces. */
export class ReplacementCounter {
  count = 0
  private rest = Buffer.alloc(0)

  feed(piece: Uint8Array): void {
    const bytes = Buffer.concat([this.rest, piece])
    for (let at = bytes.indexOf(replacementBytes); at >= 0; at = bytes.indexOf(replacementBytes, at + 3))
      this.count += 1
    this.rest = bytes.subarray(Math.max(0, bytes.length - 2))
  }
}
