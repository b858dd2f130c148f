import { ButtonLink, type Variant } from '../ui/button.tsx'
import { MessageCircle } from '../ui/icons/message-circle.ts'
import { Phone } from '../ui/icons/phone.ts'
import { useSiteContent } from '../state/site-content.ts'
import { telephoneText } from '../text/telephone.ts'
import { contactOptions } from './contact-options.ts'

interface FormAndContactLinksProps {
  /** The path of the form, and the text of the link to it. */
  form: string
  ask: string
  variant?: Variant
  className?: string
}

/** Links to the form, the telephone and the chats. */
export const FormAndContactLinks = ({ form, ask, variant = 'primary', className = '' }: FormAndContactLinksProps) => (
  <p className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${className}`}>
    <ButtonLink to={form} variant={variant}>
      {ask}
    </ButtonLink>
    <ContactLinks />
  </p>
)

/** Links to the telephone and the chats. */
export function ContactLinks() {
  const { contact } = useSiteContent()
  return contactOptions(contact).map(({ kind, name, href }) => {
    const Icon = kind === 'call' ? Phone : MessageCircle
    return (
      <a key={href} href={href} className="link inline-flex min-h-11 items-center gap-2 tabular-nums">
        <Icon aria-hidden className="size-4" />
        {name || telephoneText(contact.phone)}
      </a>
    )
  })
}
