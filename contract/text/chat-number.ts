import { typedLink } from './typed-link.ts'

/**
 * The digits, with the country's, of a number that can have WhatsApp or Viber, in any notation. A mobile's number without a country is
 * Nepal's; undefined for a landline of Nepal's, and for what is no number.
 */
export function chatNumber(phone: string): string | undefined {
  const number = typedLink(`tel:${phone}`).url?.slice('tel:'.length) ?? ''
  const digits = number.replace(/^\+|^00/, '')
  if (digits !== number) return /^977(?!9)/.test(digits) ? undefined : digits
  return /^9\d{9}$/.test(number) ? `977${number}` : undefined
}
