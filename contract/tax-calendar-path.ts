import { type Taxpayer, taxpayers } from './deadline.ts'

/** What the page of the tax calendar shows: of all taxpayers unless some are named, the months to come or one of them. */
export interface CalendarView {
  taxpayers: readonly Taxpayer[]
  /** Of Bikram Sambat, `2083-08`, within its table; empty for the months to come. */
  month: string
}

/** Parses the query of the page; what it does not know is left out. */
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
