import { type DatedDay, fallsOn } from './calendar/falls-on.ts'
import type { Recurrence } from './calendar/recurrence.ts'
import { daysAfter, weekdayOf } from './days.ts'

/** Days A.D. as `2026-11-23`, and what falls due on them. */

const SATURDAY = 6
/** A due date moves on at most so far: holidays of a season, not a year that was closed by mistake. */
export const MOVED_MAX = 60

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
