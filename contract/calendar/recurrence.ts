import type { CalendarDay } from './calendar-day.ts'

/**
 * The days on which something falls due: once, or on a day of some months of each year, by one of Nepal's two calendars. Stored
 * and sent as a text: `bs 2083-08-29`, `ad 25 of every month`, `bs last day of 6`, `bs 25 of 4,8,12 in arrears`.
 */
export type Recurrence = Once | Repeated

/** Bikram Sambat, anno Domini. */
export type CalendarName = 'bs' | 'ad'

interface Once {
  calendar: CalendarName
  once: CalendarDay
}

interface Repeated {
  calendar: CalendarName
  /** A day that a month lacks is its last. */
  day: number | 'last'
  /** Month numbers from 1, ascending. */
  months: readonly number[]
  /** A due date is for the months from that of the previous due date to the one before its own. */
  isInArrears: boolean
}

export const ALL_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, month) => month + 1)

/** The most days that a month has. */
export const DAYS_OF_MONTH_MAX: Readonly<Record<CalendarName, number>> = { bs: 32, ad: 31 }

const ONCE = /^(bs|ad) (\d{4})-(\d\d)-(\d\d)$/
const REPEATED = /^(bs|ad) (?:(\d\d?)|last day) of (?:(every month)|(\d\d?(?:,\d\d?)*))( in arrears)?$/

const isCalendarName = (name: string | undefined): name is CalendarName => name === 'bs' || name === 'ad'

/** Parses a recurrence, in any case and spacing; undefined for what is none. */
export function parseRecurrence(text: string): Recurrence | undefined {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',')
  return parseOnce(written) ?? parseRepeated(written)
}

function parseOnce(text: string): Once | undefined {
  const [, calendar, ...parts] = ONCE.exec(text) ?? []
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const once = { year, month, day }
  return isCalendarName(calendar) && isDay(calendar, once) ? { calendar, once } : undefined
}

function parseRepeated(text: string): Repeated | undefined {
  const [, calendar, number, every, some = '', arrears] = REPEATED.exec(text) ?? []
  if (!isCalendarName(calendar)) return undefined
  const day = number === undefined ? 'last' : Number(number)
  if (day !== 'last' && (day < 1 || day > DAYS_OF_MONTH_MAX[calendar])) return undefined
  const named = new Set(some.split(',').map(Number))
  const months = every ? ALL_MONTHS : ALL_MONTHS.filter((month) => named.delete(month))
  return every || named.size === 0 ? { calendar, day, months, isInArrears: arrears !== undefined } : undefined
}

/** Whether a calendar may have a day: which months of Bikram Sambat have how many is the table's to say (contract/day-problems.ts). */
function isDay(calendar: CalendarName, { year, month, day }: CalendarDay): boolean {
  if (month < 1 || month > 12 || day < 1 || day > DAYS_OF_MONTH_MAX[calendar] || year < 1000) return false
  return calendar === 'bs' || new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/** The canonical text of a recurrence. */
export function recurrenceText(rule: Recurrence): string {
  if ('once' in rule) {
    const { year, month, day } = rule.once
    return `${rule.calendar} ${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}`
  }
  const day = rule.day === 'last' ? 'last day' : rule.day
  const months = rule.months.length === ALL_MONTHS.length ? 'every month' : rule.months.join(',')
  return `${rule.calendar} ${day} of ${months}${rule.isInArrears ? ' in arrears' : ''}`
}
