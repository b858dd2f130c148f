import type { ToBikramSambat } from './bikram-sambat.ts'
import type { CalendarDay } from './calendar/calendar-day.ts'
import { daysAfter } from './days.ts'
import { endOfOfficeDay, officeDay } from './office-day.ts'
import { openState, type WorkingTime } from './opening-hours.ts'

/** A day as both calendars have it, as far as that of Bikram Sambat is known. */
export interface HolidayDay {
  /** `2026-11-23` */
  date: string
  bs?: CalendarDay
}

/** A holiday that lasts or begins soon. */
export interface ComingHoliday {
  /** Empty for one without. */
  name: string
  from: HolidayDay
  to: HolidayDay
  /** When the office is open again; left out if that is not known. */
  opens?: HolidayDay
}

/** How many days in advance a holiday is announced to visitors. */
const DAYS_AHEAD = 30

/**
 * The holidays that last, or begin within 30 days, in their order.
 *
 * @param now a time in milliseconds, as `Date.now()`
 */
export function comingHolidays(working: WorkingTime, now: number, toBikramSambat: ToBikramSambat): ComingHoliday[] {
  const today = officeDay(now)
  const last = daysAfter(today, DAYS_AHEAD)
  const dayOf = (date: string): HolidayDay => {
    const bs = toBikramSambat(date)
    return { date, ...(bs ? { bs } : {}) }
  }
  return working.holidays
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
    .map(({ name = '', from, to }) => {
      const opens = opensAfter(to, working)
      return { name, from: dayOf(from), to: dayOf(to), ...(opens === undefined ? {} : { opens: dayOf(opens) }) }
    })
}

/** The first day after a day on which the office opens. */
function opensAfter(day: string, working: WorkingTime): string | undefined {
  const end = endOfOfficeDay(day)
  const { isOpen, changesAt } = openState(end, working)
  const opens = isOpen ? end : changesAt
  return opens === undefined ? undefined : officeDay(opens)
}
