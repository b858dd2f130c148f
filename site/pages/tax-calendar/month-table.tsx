import { ChevronLeft } from '../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'

import type { CalendarMonth } from '#contract/calendar/calendar-day.ts'
import { daysAfter, daysFrom, partsOf, weekdayOf } from '#contract/days.ts'
import { monthOf, monthsAfter, monthsBetween, monthText } from '#contract/calendar/calendar-month.ts'
import { calendarPath, type CalendarView, parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import type { DueDate, TaxCalendar } from '#contract/tax-calendar.ts'
import { dayIn, monthIn } from '../../calendar/day-words.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { useToday } from '../../components/due-dates/use-today.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryPath } from '../../paths/entry-path.ts'
import { Link } from '../../ui/link.tsx'
import { dayId } from './due-list.tsx'
import { groupsOf } from './groups.ts'
import { monthsAcross } from './months-across.ts'
import { VIEW } from './view-switch.tsx'

interface MonthTableProps {
  /** The view of one month. */
  view: CalendarView
  calendar: TaxCalendar
}

const WEEK = 7
/** How many months before and after today links lead to: other years have other laws, and crawlers would follow links forever. */
const MONTHS_BEFORE = 12
const MONTHS_AFTER = 24
/** The text of cells before the first day and after the last. */
const NO_DAY = '\u00a0'

/** The days of a month by weeks, as places in the month from 0; outside of it, undefined. */
function weeksOf({ from, to }: TaxCalendar): (number | undefined)[][] {
  const before = weekdayOf(from.date)
  const count = daysFrom(from.date, to.date) + 1
  return Array.from({ length: Math.ceil((before + count) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, weekday) => {
      const place = week * WEEK + weekday - before
      return place >= 0 && place < count ? place : undefined
    }),
  )
}

/** A month of Bikram Sambat, each day with that of the other calendar and what falls due. */
export function MonthTable({ view, calendar }: MonthTableProps) {
  const language = useLanguage()
  const words = useDueWords()
  const today = useToday(calendar)
  const byDay = groupsOf(calendar.items, ({ date }) => date)
  return (
    <div className="mb-12">
      <div className="mb-4 flex items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="month" className="text-h3">
            {monthIn('bs', monthOf(view.month), language)}
          </h2>
          <p className="text-note text-soft">{monthsAcross(calendar.from, language)}</p>
        </div>
        <div className="no-print flex gap-2">
          <MonthLink view={view} calendar={calendar} count={-1} label={words.previous} />
          <MonthLink view={view} calendar={calendar} count={1} label={words.following} />
        </div>
      </div>
      <table aria-labelledby="month" className="w-full table-fixed border-collapse text-small tabular-nums">
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="border border-line bg-mist px-1 py-2 text-note font-semibold sm:px-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(calendar).map((week, row) => (
            <tr key={row}>
              {week.map((place, weekday) => {
                if (place === undefined)
                  return (
                    <td key={weekday} className="border border-line bg-mist">
                      {NO_DAY}
                    </td>
                  )
                const date = daysAfter(calendar.from.date, place)
                return (
                  <Day
                    key={weekday}
                    date={date}
                    day={place + 1}
                    month={monthOf(view.month)}
                    isToday={date === today}
                    items={byDay.get(date) ?? []}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  date: string
  /** The day of the month in Bikram Sambat. */
  day: number
  month: CalendarMonth
  isToday: boolean
  items: readonly DueDate[]
}

function Day({ date, day, month, isToday, items }: DayProps) {
  const language = useLanguage()
  const words = useDueWords()
  const { digits, number } = language
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`h-16 border border-line p-1 align-top sm:h-24 sm:p-2 ${isToday ? 'shadow-[inset_0_3px_0_var(--marigold)]' : ''}`}
    >
      <p className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-1">
        <span className="font-semibold">{digits(String(day))}</span>
        <time dateTime={date} title={dayIn('bs', { ...month, day }, language)} className="text-note text-soft">
          {digits(String(partsOf(date).day))}
        </time>
      </p>
      {items.length > 0 && (
        <>
          <a
            href={`#${dayId(date)}`}
            aria-label={words.dueOn(number(items.length))}
            className="mt-1 flex min-h-6 items-center justify-center rounded bg-brand text-note font-semibold text-on-brand lg:hidden"
          >
            {number(items.length)}
          </a>
          <ul className="mt-1 hidden flex-col gap-1 lg:flex">
            {items.map((due) => (
              <li
                key={`${due._id} ${due.insteadOf ?? ''}`}
                className="border-l-3 border-brand pl-1.5 text-note leading-snug"
              >
                <Link
                  to={entryPath('deadline', due.slug)}
                  lang={langOf(due, 'title')}
                  className="clamp-2 hover:text-brand hover:underline"
                >
                  {due.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  )
}

interface MonthLinkProps extends MonthTableProps {
  count: 1 | -1
  label: string
}

/** Links to the previous or next month. Away from today, links end after MONTHS_BEFORE or MONTHS_AFTER months. */
function MonthLink({ view, calendar, count, label }: MonthLinkProps) {
  const language = useLanguage()
  const month = monthsAfter(monthOf(view.month), count)
  const away = monthsBetween(calendar.today.bs, month)
  const isOffered = count < 0 ? away >= -MONTHS_BEFORE : away <= MONTHS_AFTER
  if (!isOffered || parseCalendarQuery(new URLSearchParams({ month: monthText(month) })).month === '') return null
  const Icon = count < 0 ? ChevronLeft : ChevronRight
  return (
    <Link
      to={calendarPath({ ...view, month: monthText(month) }) + VIEW}
      rel="nofollow"
      aria-label={`${label}, ${monthIn('bs', month, language)}`}
      className="inline-flex size-11 items-center justify-center rounded-card border border-field hover:border-brand hover:text-brand"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}
