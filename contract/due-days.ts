import { BIKRAM_SAMBAT_FROM, BIKRAM_SAMBAT_UNTIL, type ToBikramSambat } from './bikram-sambat.ts'
import type { CalendarDay, CalendarMonth } from './calendar/calendar-day.ts'
import { type DatedDay, fallsOn } from './calendar/falls-on.ts'
import type { Recurrence } from './calendar/recurrence.ts'
import { daysAfter, partsOf, weekdayOf } from './days.ts'

/** Days A.D. as `2026-11-23`, and what falls due on them. */

const SATURDAY = 6
/** A due date moves on at most so far: holidays of a season, not a year that was closed by mistake. */
export const MOVED_MAX = 60

/** The days from one to another, both included, as far as the table of Bikram Sambat has them. */
export function* daysBetween(from: string, to: string, toBikramSambat: ToBikramSambat): Generator<DatedDay> {
  const first = from < BIKRAM_SAMBAT_FROM ? BIKRAM_SAMBAT_FROM : from
  const last = to > BIKRAM_SAMBAT_UNTIL ? BIKRAM_SAMBAT_UNTIL : to
  let bs = toBikramSambat(first)
  for (let date = first; bs && date <= last;) {
    const next = daysAfter(date, 1)
    const nextBs = toBikramSambat(next)
    // The table ends with a month.
    const isMonthEnd = { bs: (nextBs?.day ?? 1) === 1, ad: next.endsWith('-01') }
    yield { date, bs, ad: partsOf(date), isMonthEnd }
    date = next
    bs = nextBs
  }
}

/** The days among these on which it falls due. */
export function* occurrences(rule: Recurrence, days: Iterable<DatedDay>): Generator<DatedDay> {
  for (const day of days) if (fallsOn(rule, day)) yield day
}

/** The first day from this one on that is neither a Saturday nor a holiday; the day itself if there is none in 60 days. */
export function workingDayFrom(date: string, holidays: readonly { from: string; to: string }[]): string {
  for (let count = 0; count <= MOVED_MAX; count += 1) {
    const day = daysAfter(date, count)
    const isHoliday = holidays.some(({ from, to }) => from <= day && day <= to)
    if (!isHoliday && weekdayOf(day) !== SATURDAY) return day
  }
  return date
}

/** The day A.D. of a day of Bikram Sambat; undefined for one that the table lacks. */
export function dateOf(day: CalendarDay, toBikramSambat: ToBikramSambat): string | undefined {
  const first = firstDayOf(day, toBikramSambat)
  const date = first && daysAfter(first, day.day - 1)
  return date && toBikramSambat(date)?.month === day.month ? date : undefined
}

/** The first day of a month of Bikram Sambat; undefined for one that the table lacks. */
export function firstDayOf({ year, month }: CalendarMonth, toBikramSambat: ToBikramSambat): string | undefined {
  // A year begins in the middle of April, and months have 29 to 32 days.
  const early = new Date(Date.UTC(year - 57, 3, 10 + (month - 1) * 30)).toISOString().slice(0, 10)
  for (const { date, bs } of daysBetween(early, daysAfter(early, 20), toBikramSambat))
    if (bs.year === year && bs.month === month && bs.day === 1) return date
  return undefined
}
