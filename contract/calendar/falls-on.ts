import type { CalendarDay, CalendarMonth } from './calendar-day.ts'
import { dayText, monthsAfter } from './calendar-month.ts'
import type { CalendarName, Recurrence } from './recurrence.ts'

/** A day as both calendars have it. */
export interface DatedDay {
  /** `2026-11-23` */
  date: string
  bs: CalendarDay
  ad: CalendarDay
  /** Whether the day is the last of its month, by calendar. */
  isMonthEnd: Readonly<Record<CalendarName, boolean>>
}

/** Whether it falls due on a day. */
export function fallsOn(rule: Recurrence, day: DatedDay): boolean {
  const own = day[rule.calendar]
  if ('once' in rule) return dayText(rule.once) === dayText(own)
  if (!rule.months.includes(own.month)) return false
  return rule.day === own.day || (day.isMonthEnd[rule.calendar] && (rule.day === 'last' || rule.day > own.day))
}

/** Consecutive months, both ends included. */
export interface Period {
  from: CalendarMonth
  to: CalendarMonth
}

/** The months that a due date is for; undefined if it is for none in particular. */
export function periodOf(rule: Recurrence, day: DatedDay): Period | undefined {
  if ('once' in rule || !rule.isInArrears) return undefined
  const { year, month } = day[rule.calendar]
  const before = rule.months.filter((each) => each < month).at(-1)
  return {
    from: before === undefined ? { year: year - 1, month: rule.months.at(-1) ?? month } : { year, month: before },
    to: monthsAfter({ year, month }, -1),
  }
}
