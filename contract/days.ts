import type { CalendarDay } from './calendar/calendar-day.ts'
import { DAY_MS } from './time.ts'

/** Days A.D. as `2026-11-23`. */

/** The day that is so many days after another one; before it for a negative number. */
export const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10)

/** The number of days from one day to another; negative if the other is earlier. */
export const daysFrom = (date: string, to: string): number => (Date.parse(to) - Date.parse(date)) / DAY_MS

/** The day's parts. */
export function partsOf(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay()
