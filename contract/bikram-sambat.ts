import type { CalendarDay, CalendarMonth } from './calendar/calendar-day.ts'
import type { DatedDay } from './calendar/falls-on.ts'
import { daysAfter, partsOf } from './days.ts'
import { officeDayNumber } from './office-day.ts'
import { DAY_MS } from './time.ts'

/** 1 Baishakh 2000 and 30 Chaitra 2090 B.S.: the years whose months the table has. */
export const BIKRAM_SAMBAT_FROM = '1943-04-14'
export const BIKRAM_SAMBAT_UNTIL = '2034-04-13'

/** The day of a time in Kathmandu, counted from 1970. */
const dayOf = (iso: string): number => officeDayNumber(Date.parse(iso))
const FIRST = dayOf(BIKRAM_SAMBAT_FROM)
const LAST = dayOf(BIKRAM_SAMBAT_UNTIL)
const isKnown = (day: number): boolean => day >= FIRST && day <= LAST

/** The library's conversion of the day of a local time; the months that it returns count from 0. */
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
    const day = dayOf(iso)
    if (!isKnown(day)) return undefined
    const at = new Date(day * DAY_MS)
    // The library reads a local time; at noon the day is the same in every time zone.
    const { year, month, date } = convert(new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12))
    return { year, month: month + 1, day: date }
  }

const MONTH_DAYS_MAX = 32
const MONTH_DAYS_MEAN = 365.26 / 12

/** The same by the first days of all months, which are computed at the first use: many days then cost little. */
export function rememberingMonths(toBikramSambat: ToBikramSambat): ToBikramSambat {
  let known: Months | undefined
  return (iso) => {
    const day = dayOf(iso)
    if (!isKnown(day)) return undefined
    known ??= monthsOf(toBikramSambat)
    const { firstYear, begins } = known
    let index = Math.floor((day - FIRST) / MONTH_DAYS_MEAN)
    while ((begins[index] ?? Infinity) > day) index -= 1
    while ((begins[index + 1] ?? Infinity) <= day) index += 1
    return {
      year: firstYear + Math.floor(index / 12),
      month: (index % 12) + 1,
      day: day - (begins[index] ?? FIRST) + 1,
    }
  }
}

interface Months {
  firstYear: number
  /** Their first days. */
  begins: readonly number[]
}

function monthsOf(toBikramSambat: ToBikramSambat): Months {
  const on = (day: number) => toBikramSambat(new Date(day * DAY_MS).toISOString())
  const begins: number[] = []
  for (let day = FIRST; day <= LAST;) {
    begins.push(day)
    // A day in the next month, as no month is longer.
    const later: number = day + MONTH_DAYS_MAX
    day = later + 1 - (on(later)?.day ?? 0)
  }
  return { firstYear: on(FIRST)?.year ?? 0, begins }
}

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
