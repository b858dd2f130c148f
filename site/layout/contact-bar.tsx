import { MessageCircle } from '../ui/icons/message-circle.ts'
import { MessageSquareText } from '../ui/icons/message-square-text.ts'
import { Phone } from '../ui/icons/phone.ts'

import { subjectOfPage } from '#contract/inquiry-subject.ts'
import { contactPath } from '#contract/contact-path.ts'
import { contactOptions } from '../components/contact-options.ts'
import { useWords } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { Link } from '../ui/link.tsx'

const item = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 font-semibold hover:text-brand'

/** A bar of contact links at the bottom of narrow screens, hidden while a text field has the focus (styles/components.css). */
export function ContactBar({ here }: { here: string }) {
  const { contact } = useSiteContent()
  const words = useWords().contact
  if (here.startsWith('/contact')) return null
  return (
    <>
      {/* The end of the page is not below the bar. */}
      <div aria-hidden className="no-print h-14 bg-mist md:hidden" />
      <nav
        aria-label={words.reach}
        className="contact-bar no-print fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {contactOptions(contact).map(({ kind, name, href }) => {
          const Icon = kind === 'call' ? Phone : MessageCircle
          return (
            <a key={href} href={href} className={item}>
              <Icon aria-hidden className="size-5" />
              {name || words.call}
            </a>
          )
        })}
        <Link to={contactPath(subjectOfPage(here))} className={`${item} text-brand`}>
          <MessageSquareText aria-hidden className="size-5" />
          {words.write}
        </Link>
      </nav>
    </>
  )
}
