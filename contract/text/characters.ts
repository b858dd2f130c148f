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
 * One @ with a local part and a dotted domain of letters, digits and hyphens in any script (RFC 5890, 2.3.2.3). Does not check that mail
 * arrives. The local part has none of what separates or quotes in a mail header (RFC 5322, 3.2.3), so that a mail goes to the address as it
 * was typed, and nothing invisible, so that it is the one that people see; joiners are parts of letters in Devanagari.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Bidi_C}\xad\u200b\u2060]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$/u.test(
    text,
  )
