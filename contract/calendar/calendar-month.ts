import type { CalendarDay, CalendarMonth } from './calendar-day.ts'

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** `2083-08` */
export const monthText = ({ year, month }: CalendarMonth): string => `${year}-${twoDigits(month)}`

/** `2083-08-07` */
export const dayText = (day: CalendarDay): string => `${monthText(day)}-${twoDigits(day.day)}`

/** The month of a text, `2083-08`. */
export function monthOf(text: string): CalendarMonth {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { year, month }
}

/** The month so many months after another, or before. */
export function monthsAfter({ year, month }: CalendarMonth, count: number): CalendarMonth {
  const months = year * 12 + month - 1 + count
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The number of months from one month to another; negative if the other is earlier. */
export const monthsBetween = (from: CalendarMonth, to: CalendarMonth): number =>
  (to.year - from.year) * 12 + to.month - from.month
