import { withParameters } from '#contract/tax-calendar.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'

/** Which due dates a page shows. */
export interface DueDatesQuery extends Partial<CalendarView> {
  /** Selects one deadline. */
  slug?: string
  limit?: number
}

/** The API's path for due dates; without a language it is the key of the state. */
export const dueDatesKey = ({ taxpayers = [], month = '', slug, limit }: DueDatesQuery, language?: string): string =>
  withParameters(calendarPath({ taxpayers, month }), { slug, limit: limit?.toString(), lang: language })
