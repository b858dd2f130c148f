import type { CalendarDay } from './calendar/calendar-day.ts'
import { DAY_MS, OFFICE_OFFSET_MS } from './time.ts'

/** 1 Baishakh 2000 and 30 Chaitra 2090 B.S.: the years whose months the table has. */
export const BIKRAM_SAMBAT_FROM = '1943-04-14'
export const BIKRAM_SAMBAT_UNTIL = '2034-04-13'
const FIRST = Date.parse(BIKRAM_SAMBAT_FROM)
const LAST = Date.parse(BIKRAM_SAMBAT_UNTIL)

/** What the library makes of the day that a local time is in; its months count from 0. */
type Convert = (local: Date) => { year: number; month: number; date: number }

/** The day of a time in Kathmandu in Bikram Sambat; undefined before and after the years that the table has. */
export type ToBikramSambat = (iso: string) => CalendarDay | undefined

/**
 * The day of a time in Kathmandu in Bikram Sambat. Months have 29 to 32 days, which no rule gives: they are announced, so
 * that the days of years to come are what calendars foresee.
 *
 * @returns undefined before 2000 and after 2090 B.S., and for what is no time
 */
export const bikramSambatBy =
  (convert: Convert): ToBikramSambat =>
  (iso) => {
    const day = Math.floor((Date.parse(iso) + OFFICE_OFFSET_MS) / DAY_MS) * DAY_MS
    if (!(day >= FIRST && day <= LAST)) return undefined
    const at = new Date(day)
    // The library takes the fields of a local time; at noon these are the same whatever the time zone.
    const { year, month, date } = convert(new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12))
    return { year, month: month + 1, day: date }
  }
