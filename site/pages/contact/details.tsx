import { CalendarX } from '../../ui/icons/calendar-x.ts'
import { Mail } from '../../ui/icons/mail.ts'
import { MapPin } from '../../ui/icons/map-pin.ts'
import { Phone } from '../../ui/icons/phone.ts'
import type { ReactNode } from 'react'

import { holidayText, holidayWords } from '../../components/holiday-words.ts'
import { OpeningHours } from '../../components/office-hours.tsx'
import { contactOptions } from '../../components/contact-options.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { telephoneText } from '../../text/telephone.ts'
import { FallbackMark } from '../../ui/fallback-mark.tsx'
import { contactWords } from './contact-words.ts'
import { formWords } from './form-words.ts'
import { OfficeMap } from './office-map.tsx'
import { useOfflineForm } from './use-offline-form.ts'

/** The office's location and other ways to reach it, and the form's code for lost connections, which is not needed at first. */
export default function Details() {
  useOfflineForm()
  const site = useSiteContent()
  const { contact } = site
  const { tag } = useLanguage()
  return (
    <>
      <Info icon={<MapPin aria-hidden />} title={contactWords[tag].location}>
        <span lang={langOf(site, 'contact.location')}>{contact.location}</span>{' '}
        <FallbackMark lang={langOf(site, 'contact.location')} />
      </Info>
      <Info icon={<Mail aria-hidden />} title={formWords[tag].email}>
        <a href={`mailto:${contact.email}`} className="link">
          {contact.email}
        </a>
      </Info>
      <Info icon={<Phone aria-hidden />} title={formWords[tag].phone}>
        {contactOptions(contact).map(({ kind, name, href }) => (
          <a key={href} href={href} className={kind === 'call' ? 'link tabular-nums' : 'link ml-4'}>
            {name || telephoneText(contact.phone)}
          </a>
        ))}
        {/* Where the cards are below the form, the hours are above it. */}
        <span className="hidden lg:block">
          <OpeningHours />
        </span>
      </Info>
      <Holidays />
      <OfficeMap />
    </>
  )
}

/** When the office is closed soon. */
function Holidays() {
  const { nextHolidays } = useSiteContent()
  const language = useLanguage()
  if (nextHolidays.length === 0) return null
  return (
    <Info icon={<CalendarX aria-hidden />} title={holidayWords[language.tag].title}>
      {nextHolidays.map((holiday) => (
        <span key={`${holiday.from.date} ${holiday.name}`} className="block">
          {holidayText(holiday, language)}
        </span>
      ))}
    </Info>
  )
}

const Info = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="flex gap-4 rounded-card border border-line p-5">
    <div className="mt-0.5 shrink-0 text-brand">{icon}</div>
    <div className="min-w-0">
      <h3 className="text-body font-semibold">{title}</h3>
      <p className="text-small text-soft">{children}</p>
    </div>
  </div>
)
