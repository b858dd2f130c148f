import type { ContactDetails } from '#contract/site-content.ts'
import { viberUrl, whatsAppUrl } from '../text/chat-urls.ts'
import { telephoneHref } from '../text/telephone.ts'

/** A way to reach the office besides the form. */
export interface Way {
  kind: 'call' | 'chat'
  /** A chat's name; empty for the telephone. */
  name: string
  href: string
}

/** The office's telephone, and the chats that it has. */
export const waysToReach = ({ phone, whatsApp, viber }: ContactDetails): Way[] => [
  { kind: 'call', name: '', href: telephoneHref(phone) },
  ...(whatsApp ? [{ kind: 'chat', name: 'WhatsApp', href: whatsAppUrl(whatsApp) } as const] : []),
  ...(viber ? [{ kind: 'chat', name: 'Viber', href: viberUrl(viber) } as const] : []),
]
