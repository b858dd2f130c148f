import { CalendarPlus } from '../../ui/icons/calendar-plus.ts'
import { useAtomValue } from 'jotai'

import { TAX_CALENDAR_FILE } from '#contract/tax-calendar.ts'
import { pathIn } from '#contract/language-path.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { originAtom } from '../../state/origin.ts'
import { CopyAddress } from './copy-address.tsx'

/** Calendars on the web, which subscribe to an address that is handed to them. */
const webCalendars = (url: string) => [
  {
    name: 'Google Calendar',
    href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(url.replace(/^https?:/, 'webcal:'))}`,
  },
  { name: 'Outlook', href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}` },
]

/** Links to the due dates for calendars: as a subscription, by their address, or as a file. */
export function Subscribe({ taxpayers }: Pick<CalendarView, 'taxpayers'>) {
  const { tag } = useLanguage()
  const words = useDueWords()
  const origin = useAtomValue(originAtom)
  const path = pathIn(tag, calendarPath({ taxpayers, month: '' }, TAX_CALENDAR_FILE))
  return (
    <section aria-labelledby="subscribe" className="no-print mt-12 rounded-card border border-line bg-mist p-6">
      <h2 id="subscribe" className="text-h3">
        {words.subscribe}
      </h2>
      <p className="mt-2 max-w-text text-small text-soft">
        {words.subscribeNote} {taxpayers.length > 0 && words.chosenOnly}
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={origin.replace(/^https?:/, 'webcal:') + path}
          className="inline-flex min-h-11 items-center gap-2 rounded-card border border-brand bg-brand px-5 py-2 text-small font-semibold text-on-brand hover:border-brand-strong hover:bg-brand-strong"
        >
          <CalendarPlus aria-hidden className="size-4" />
          {words.subscribeLink}
        </a>
        {webCalendars(origin + path).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            lang="en"
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center"
          >
            {name}
          </a>
        ))}
        <a href={path} download="tax-calendar.ics" className="link inline-flex min-h-11 items-center">
          {words.download}
        </a>
      </p>
      <CopyAddress address={origin + path} />
    </section>
  )
}
