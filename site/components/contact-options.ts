import type { ContactDetails } from '#contract/site-content.ts'
import { viberUrl, whatsAppUrl } from '../text/chat-urls.ts'
import { telephoneHref } from '../text/telephone.ts'

/** A way to contact the office besides the form. */
export interface ContactOption {
  kind: 'call' | 'chat'
  /** A chat's name; empty for the telephone. */
  name: string
  href: string
}

/** The office's telephone, and the chats that it has. */
export const contactOptions = ({ phone, whatsApp, viber }: ContactDetails): ContactOption[] => [
  { kind: 'call', name: '', href: telephoneHref(phone) },
  ...(whatsApp ? [{ kind: 'chat', name: 'WhatsApp', href: whatsAppUrl(whatsApp) } as const] : []),
  ...(viber ? [{ kind: 'chat', name: 'Viber', href: viberUrl(viber) } as const] : []),
]
