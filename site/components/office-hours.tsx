import { hoursText } from '#contract/hours-text.ts'
import { OFFICE_OFFSET_MS } from '#contract/office-time-zone.ts'
import { DAY_MS } from '#contract/time.ts'
import { weekdays } from '#contract/weekdays.ts'
import { openState } from '#contract/opening-hours.ts'
import type { SiteContent } from '#contract/site-content.ts'
import type { SiteLanguage } from '../language/language.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { toOfficeTime } from '../text/dates.ts'
import { useNow } from '../ui/use-now.ts'
import { holidayDay, holidayWords } from './holiday-words.ts'
import { openWords } from './open-words.ts'

/** When the office is open in the firm's own words, and whether it is now. */
export function OfficeHours() {
  const site = useSiteContent()
  return (
    <>
      <span lang={langOf(site, 'workingHours')}>{site.workingHours}</span> <OpenNow />
    </>
  )
}

/** When the office is open by its opening hours, and whether it is now. */
export function OpeningHours() {
  const { opening } = useSiteContent()
  const { tag } = useLanguage()
  return (
    <>
      {hoursText(opening.openings, tag)} <OpenNow />
    </>
  )
}

/**
 * Whether it is open, and until when: by the reader's clock, so only in the browser. It has a line of its own from the start, so that
 * nothing moves when it comes.
 */
function OpenNow() {
  const { opening } = useSiteContent()
  const now = useNow()
  if (opening.openings.length === 0) return null
  return (
    <span data-by-clock className="block min-h-[1lh] font-semibold noscript:hidden">
      {now > 0 && <OpenAt now={now} />}
    </span>
  )
}

function OpenAt({ now }: { now: number }) {
  const site = useSiteContent()
  const language = useLanguage()
  const { isOpen, changesAt } = openState(now, site.opening)
  if (changesAt === undefined) return null
  const time = language.digits(officeTime(changesAt).slice(-5))
  return (
    <span className={isOpen ? 'text-success' : 'text-soft'}>
      {isOpen
        ? openWords[language.tag].openUntil(time)
        : closedText(site, now, dayOf(site, changesAt, now, language), time, language)}
    </span>
  )
}

/** The text while the office is closed: the holiday, if any, and when it opens. */
function closedText(
  { nextHolidays }: SiteContent,
  now: number,
  day: string,
  time: string,
  { tag }: Pick<SiteLanguage, 'tag'>,
): string {
  const today = officeDate(now)
  const holiday = nextHolidays.find(({ from, to }) => from.date <= today && today <= to.date)
  if (!holiday) return openWords[tag].opensAt(day, time)
  const { closed, opens } = holidayWords[tag]
  return `${closed(holiday.name)}, ${opens(day, time)}`
}

/** The day in the office's time: today, of the coming week by its name, else by its date. */
function dayOf({ nextHolidays }: SiteContent, at: number, now: number, language: SiteLanguage): string {
  if (officeDate(at) === officeDate(now)) return openWords[language.tag].today
  const name = at - now < 6 * DAY_MS ? weekdays[language.tag][new Date(at + OFFICE_OFFSET_MS).getUTCDay()] : undefined
  if (name !== undefined) return name
  const date = officeDate(at)
  return holidayDay(nextHolidays.find(({ opens }) => opens?.date === date)?.opens ?? { date }, language)
}

const officeTime = (at: number): string => toOfficeTime(new Date(at).toISOString())
const officeDate = (at: number): string => officeTime(at).slice(0, 10)
