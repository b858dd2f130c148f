import { BIKRAM_SAMBAT_UNTIL } from '#contract/bikram-sambat.ts'
import { daysAfter, partsOf } from '#contract/days.ts'
import { officeDay } from '#contract/office-day.ts'
import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'
import { type DueDate, isTaxCalendar, withParameters } from '#contract/tax-calendar.ts'
import type { Api } from '../api/client.ts'
import { dayIn, periodIn } from '../calendar/day-words.ts'
import { dueWords, taxpayerNames } from '../calendar/due-words.ts'
import type { SiteLanguage } from '../language/language.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { FeedDocument } from './feed-document.ts'
import { type DayEvent, iCalendar } from './icalendar.ts'

/** For how many days before and after today subscribers get due dates. */
const BEFORE = 90
const AHEAD = 730

/** The due dates for calendar programs in a language, read from the API. */
export async function taxCalendarFile(
  api: Api,
  origin: string,
  language: SiteLanguage,
  { taxpayers }: Pick<CalendarView, 'taxpayers'>,
): Promise<FeedDocument> {
  const today = officeDay(Date.now())
  const path = withParameters(calendarPath({ taxpayers, month: '' }), {
    from: daysAfter(today, -BEFORE),
    to: [daysAfter(today, AHEAD), BIKRAM_SAMBAT_UNTIL].toSorted()[0],
    [LANGUAGE_PARAMETER]: language.tag === DEFAULT_LANGUAGE ? undefined : language.tag,
  })
  const [{ items }, { firmName }] = await Promise.all([api.call(isTaxCalendar, path), api.siteContent()])
  const { title } = dueWords[language.tag]
  return {
    contentType: 'text/calendar; charset=utf-8',
    body: iCalendar(
      `${title}, ${firmName}`,
      firmName,
      items.map((due) => eventOf(due, origin, language)),
    ),
  }
}

function eventOf(due: DueDate, origin: string, language: SiteLanguage): DayEvent {
  const { tag } = language
  const words = dueWords[tag]
  const url = origin + pathIn(tag, entryPath('deadline', due.slug))
  const concerned = due.taxpayers.map((each) => taxpayerNames[tag][each])
  const period = due.period && periodIn(due.period, language)
  const lines = [
    `${dayIn('bs', due.bs, language)}${tag === 'en' ? ` ${words.era}` : ''}`,
    due.insteadOf === undefined ? '' : words.insteadOf(dayIn('ad', partsOf(due.insteadOf), language)),
    `${words.concerns}: ${concerned.join(', ')}`,
    due.law === '' ? '' : `${words.law}: ${due.law}`,
    url,
  ]
  return {
    // Identified by the regular date: an event that moves to a working day also moves in the subscriber's calendar.
    uid: `${due._id}-${due.insteadOf ?? due.date}`,
    date: due.date,
    summary: period === undefined ? due.title : `${due.title} (${period})`,
    description: lines.filter(Boolean).join('\n'),
    url,
    categories: concerned,
    changedAt: due.updatedAt,
  }
}
