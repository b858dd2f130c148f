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
 * One @ with a non-empty local part and a dotted domain; ASCII and international addresses. Does not check that mail
 * arrives. None of what separates addresses in a mail header (RFC 5322, 3.2.3): a mail to it goes to it whole.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@"(),:;<>[\]\\\p{Cc}]+@[^\s@.,:;<>()[\]\\\p{Cc}]+(\.[^\s@.,:;<>()[\]\\\p{Cc}]+)+$/u.test(text)
