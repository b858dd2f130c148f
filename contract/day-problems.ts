import { BIKRAM_SAMBAT_FROM, BIKRAM_SAMBAT_UNTIL, dateOf, firstDayOf, type ToBikramSambat } from './bikram-sambat.ts'
import type { CalendarDay } from './calendar/calendar-day.ts'
import { dayText, monthsAfter, monthText } from './calendar/calendar-month.ts'
import type { CalendarName, Recurrence } from './calendar/recurrence.ts'
import { daysFrom } from './days.ts'

export const dayMissing = (label: string, month: string, days: number): string =>
  `${label} must be a day that there is: ${month} has ${days} days`

export const dayBeyond = (label: string, from: string, to: string): string =>
  `${label} must be from ${from} to ${to}: beyond that the calendar is not known`

/**
 * Why something would never fall due that falls due once: there is no such day, or the table does not reach so far.
 *
 * @param label how the message names the field
 */
export function unknownDay(label: string, rule: Recurrence, toBikramSambat: ToBikramSambat): string | undefined {
  if (!('once' in rule)) return undefined
  const { calendar, once } = rule
  const date = calendar === 'ad' ? dayText(once) : dateOf(once, toBikramSambat)
  if (date !== undefined && BIKRAM_SAMBAT_FROM <= date && date <= BIKRAM_SAMBAT_UNTIL) return undefined
  const days = calendar === 'bs' ? daysIn(once, toBikramSambat) : undefined
  return days === undefined
    ? dayBeyond(label, ...known(calendar, toBikramSambat))
    : dayMissing(label, monthText(once), days)
}

/** The number of days of a month of Bikram Sambat; undefined if the table lacks it. */
function daysIn(month: CalendarDay, toBikramSambat: ToBikramSambat): number | undefined {
  const first = firstDayOf(month, toBikramSambat)
  if (first === undefined) return undefined
  const next = firstDayOf(monthsAfter(month, 1), toBikramSambat)
  return next === undefined ? daysFrom(first, BIKRAM_SAMBAT_UNTIL) + 1 : daysFrom(first, next)
}

/** The first and the last day that the table has. */
function known(calendar: CalendarName, toBikramSambat: ToBikramSambat): [from: string, to: string] {
  const text = (date: string): string => {
    const bs = toBikramSambat(date)
    return calendar === 'bs' && bs ? dayText(bs) : date
  }
  return [text(BIKRAM_SAMBAT_FROM), text(BIKRAM_SAMBAT_UNTIL)]
}
