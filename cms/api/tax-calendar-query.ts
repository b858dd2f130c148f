import { BIKRAM_SAMBAT_FROM, BIKRAM_SAMBAT_UNTIL } from '#contract/bikram-sambat.ts'
import { taxpayers } from '#contract/deadline.ts'
import { daysFrom } from '#contract/days.ts'
import { date } from '#contract/fields/date.ts'
import { languageQuery, positiveInteger, readLanguage, singleValue } from './list-query.ts'
import { withParameters } from '#contract/tax-calendar.ts'
import { calendarPath, type CalendarView, parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { invalidField } from '#cms/common/http-error.ts'

/** The most due dates of one response. */
export const DUE_DATES_MAX = 1000
/** The most days of one response: three years. */
export const RESPONSE_DAYS_MAX = 1100

/** The parsed query of the tax calendar. */
export interface CalendarQuery extends CalendarView {
  /** Days A.D. */
  from?: string
  to?: string
  /** The slug of a deadline, whose due dates alone are wanted. */
  slug?: string
  limit: number
}

/** Parses the query of the call; throws 400 for invalid or repeated values. Unknown parameters are ignored. */
export function readCalendarQuery(query: URLSearchParams): CalendarQuery {
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')]
  const month = singleValue(query, 'month')
  if (month !== undefined && parseCalendarQuery(query).month === '')
    throw invalidField('month', 'month must be one of Bikram Sambat from 2000-01 to 2090-12, like 2083-08')
  if (month !== undefined && (from ?? to) !== undefined)
    throw invalidField('month', 'month must be given without from and to')
  if (from !== undefined && to !== undefined && !(daysFrom(from, to) >= 0 && daysFrom(from, to) <= RESPONSE_DAYS_MAX))
    throw invalidField('to', `to must not be before from, and at most ${RESPONSE_DAYS_MAX} days after it`)
  const chosen = singleValue(query, 'for')
  if (chosen !== undefined && !chosen.split(',').every((each) => taxpayers.some((known) => known === each)))
    throw invalidField('for', `for must be some of ${taxpayers.join(', ')}`)
  const slug = singleValue(query, 'slug')
  if (slug !== undefined && !/^[\w-]{1,200}$/.test(slug)) throw invalidField('slug', 'slug must be that of a deadline')
  return {
    ...parseCalendarQuery(query),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(slug === undefined ? {} : { slug }),
    limit: positiveInteger(query, 'limit', DUE_DATES_MAX) ?? DUE_DATES_MAX,
  }
}

function readDay(query: URLSearchParams, name: string): string | undefined {
  const value = singleValue(query, name)
  if (value === undefined) return undefined
  const checked = date.check(name, { kind: 'date', required: true }, value)
  if (checked.message !== undefined) throw invalidField(name, checked.message)
  // Without the white space around it.
  const day = checked.value
  if (day === null || day < BIKRAM_SAMBAT_FROM || day > BIKRAM_SAMBAT_UNTIL)
    throw invalidField(name, `${name} must be from ${BIKRAM_SAMBAT_FROM} to ${BIKRAM_SAMBAT_UNTIL}`)
  return day
}

/** The canonical path of a call, with its query. */
export function canonicalCalendarPath(path: string, query: URLSearchParams): string {
  const { from, to, slug, limit, ...view } = readCalendarQuery(query)
  const size = limit === DUE_DATES_MAX ? undefined : String(limit)
  return withParameters(calendarPath(view, path), {
    from,
    to,
    slug,
    limit: size,
    ...languageQuery(readLanguage(query)),
  })
}
