import { withLatinDigits } from '#contract/text/latin-digits.ts'

/** A number as people write it, from its plus sign or first digit on, with codes before a slash; a short one before it may be that of a floor. */
const NUMBER = /(?:\+[\s(]*)?(?:\d{1,4}\/)*\d(?:[\s().\u2010-\u2015-]*\d){4,}/
const EXTENSION = /^\W*(?:ext|extn|extension|x)\W*(\d+)/i

/**
 * The `tel:` URL of a phone number in any notation, in Latin digits (RFC 3966). Of several numbers it is the first one; an extension is
 * its parameter.
 */
export function telephoneHref(written: string): string {
  const latin = withLatinDigits(written)
  const found = NUMBER.exec(latin)
  const number = found?.[0] ?? latin
  const [, extension] = (found && EXTENSION.exec(latin.slice(found.index + number.length))) ?? []
  const digits = `${number.startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

/** Whether a text can be a phone number at all. */
export const hasDigits = (written: string): boolean => /\d/.test(withLatinDigits(written))

/** A phone number as a page shows it: it stays on one line where that is wide enough. */
export const telephoneText = (written: string): string => written.replaceAll(' ', '\u00A0')
