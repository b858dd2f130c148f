import { typedLink } from '#contract/text/typed-link.ts'
import { telephoneHref } from '../../text/telephone.ts'

/** Ways to reach a telephone number; chats only where it can be a mobile's. */
export interface PhoneLinks {
  call: string
  whatsApp?: string
  viber?: string
}

/** The links of a number in any notation. Without a country it is Nepal's. */
export function phoneLinks(phone: string): PhoneLinks {
  const { url } = typedLink(`tel:${phone}`)
  const call = url ?? telephoneHref(phone)
  const digits = internationalOf(url?.slice('tel:'.length) ?? '')
  if (digits === undefined) return { call }
  return { call, whatsApp: `https://wa.me/${digits}`, viber: `viber://chat?number=%2B${digits}` }
}

/** The digits with the country's code; undefined for a landline of Nepal's, and for what is no number. */
function internationalOf(number: string): string | undefined {
  const digits = number.replace(/^\+|^00/, '')
  if (digits !== number) return /^977(?!9)/.test(digits) ? undefined : digits
  return /^9\d{9}$/.test(number) ? `977${number}` : undefined
}
