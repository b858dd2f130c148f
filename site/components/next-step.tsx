import { MessageCircle } from '../ui/icons/message-circle.ts'
import { Phone } from '../ui/icons/phone.ts'

import { aboutPage } from '#contract/about-page.ts'
import { contactPath } from '#contract/contact-path.ts'
import { useWords } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { telephoneText } from '../text/telephone.ts'
import { ButtonLink } from '../ui/button.tsx'
import { OpeningHours } from './office-hours.tsx'
import { waysToReach } from './ways-to-reach.ts'

export interface NextStepProps {
  /** The page's path within the language. */
  path: string
}

/** The ways on from the page of an entry: the form with what the question is about, the telephone, the chats. */
export default function NextStep({ path }: NextStepProps) {
  const site = useSiteContent()
  const words = useWords().contact
  return (
    <section
      aria-labelledby="next-step"
      className="no-print mt-12 max-w-text rounded-card border border-line bg-mist p-6"
    >
      <h2 id="next-step" className="text-h3">
        {words.nextStep}
      </h2>
      <p className="mt-2 text-small text-soft">
        <OpeningHours />
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={contactPath(aboutPage(path))}>{words.ask}</ButtonLink>
        {waysToReach(site.contact).map(({ kind, name, href }) => {
          const Icon = kind === 'call' ? Phone : MessageCircle
          return (
            <a key={href} href={href} className="link inline-flex min-h-11 items-center gap-2 tabular-nums">
              <Icon aria-hidden className="size-4" />
              {name || telephoneText(site.contact.phone)}
            </a>
          )
        })}
      </p>
    </section>
  )
}
