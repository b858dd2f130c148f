const ZERO = 0x966

/** A number or text with Devanagari digits. */
export const devanagari = (text: number | string): string =>
  String(text).replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)))
