import { type Taxpayer, taxpayers } from './deadline.ts'

/** The parameters of the tax calendar's page: the kinds of taxpayers, none for all; and the month, or the months to come. */
export interface CalendarView {
  taxpayers: readonly Taxpayer[]
  /** A month of Bikram Sambat in the table, `2083-08`; empty for the months to come. */
  month: string
}

/** Parses the query of the page; unknown values are ignored. */
export function parseCalendarQuery(query: URLSearchParams): CalendarView {
  // A form sends one for each box; the canonical address has them in one.
  const named = query.getAll('for').join().split(',')
  const month = /^20([0-8]\d|90)-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')
  return { taxpayers: taxpayers.filter((each) => named.includes(each)), month: month ? month[0] : '' }
}

/** The canonical path of a view. */
export function calendarPath({ taxpayers: chosen, month }: CalendarView, path = '/tax-calendar'): string {
  const query = new URLSearchParams()
  if (chosen.length > 0) query.set('for', chosen.join())
  if (month) query.set('month', month)
  return query.size > 0 ? `${path}?${query}` : path
}
