const DEVANAGARI_ZERO = 0x966

/** A text with Latin digits in place of Nepali ones. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
