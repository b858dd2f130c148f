import { chatNumber } from '#contract/text/chat-number.ts'
import { typedLink } from '#contract/text/typed-link.ts'
import { viberUrl, whatsAppUrl } from '../../text/chat-urls.ts'
import { hasDigits, telephoneHref } from '../../text/telephone.ts'

/** Ways to reach a telephone number; chats only where it can be a mobile's. */
export interface PhoneLinks {
  /** Missing where nothing in the text is a digit. */
  call?: string
  whatsApp?: string
  viber?: string
}

/** The links of a number in any notation. Without a country it is Nepal's. */
export function phoneLinks(phone: string): PhoneLinks {
  if (!hasDigits(phone)) return {}
  const { url } = typedLink(`tel:${phone}`)
  const call = url ?? telephoneHref(phone)
  const digits = chatNumber(phone)
  if (digits === undefined) return { call }
  return { call, whatsApp: whatsAppUrl(digits), viber: viberUrl(digits) }
}
