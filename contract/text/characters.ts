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
 * One @ with a local part and a dotted domain, in any script. Does not check that mail arrives. Without what separates or quotes in a mail
 * header (RFC 5322, 3.2.3) and, in domains, other signs of ASCII than hyphens and underscores, a mail goes to the mailbox that was typed.
 * The local part may have joiners, which are parts of letters in Devanagari, and nothing else that is invisible.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text) &&
  !/[\s"(),:;<>[\]\\\p{Cc}]|(?![\u200c\u200d])\p{DI}|@.*[!-,/`{-~?^\u200c\u200d]/u.test(text)

/** A text of one line: trimmed, with a space for each line break and tab. */
export const singleLine = (text: string): string =>
  text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')

/** An e-mail address as accounts and inquiries are found by it: trimmed, whatever its letter case. */
export const normalizedEmail = (text: string): string => text.trim().toLowerCase()
