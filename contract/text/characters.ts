/** Length in Unicode code points, the contract's unit. */
export function codePoints(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    const pair = unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00
    if (pair) i += 1
    count += 1
  }
  return count
}

/**
 * What no local part has: spaces, what separates or quotes in a mail header (RFC 5322, 3.2.3), so that a mail goes to the address as it
 * was typed, and invisible characters, so that it is the one that people see. Joiners are parts of letters in Devanagari.
 */
const NOT_LOCAL = String.raw`\s@"(),:;<>[\]\\\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060`

/** A part of a domain in any script (RFC 5890, 2.3.2.3). */
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*`

const EMAIL = new RegExp(String.raw`^[^${NOT_LOCAL}]+@${LABEL}(\.${LABEL})+$`, 'u')

/**
 * One @ with a non-empty local part and a dotted domain; ASCII and international addresses. Does not check that mail
 * arrives.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)
