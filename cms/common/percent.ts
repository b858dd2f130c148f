/** decodeURIComponent that returns undefined for broken encoding. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const PERCENT = 0x25

/** The bytes of a text in UTF-8, with percent signs that two hexadecimal digits follow replaced; others stay. In one pass, since forms are long. */
export function percentBytes(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  let end = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const value = bytes[at] === PERCENT ? 16 * hexDigit(bytes[at + 1]) + hexDigit(bytes[at + 2]) : Number.NaN
    bytes[end] = Number.isNaN(value) ? (bytes[at] ?? 0) : value
    end += 1
    if (!Number.isNaN(value)) at += 2
  }
  return bytes.subarray(0, end)
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}
