import { atom } from 'jotai'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { isTaxCalendar } from '#contract/tax-calendar.ts'
import { apiAtom, transportAtom } from './api-atom.ts'
import { dueDatesAtom, type DueDatesState } from './due-dates.ts'
import { dueDatesKey, type DueDatesQuery } from './due-dates-key.ts'
import { messageOf, statusOf } from './errors.ts'

/** Loads due dates, those of the page by its query. Returns the HTTP status for the page. Outdated responses are dropped. */
export const loadDueDatesAtom = atom(
  null,
  async (get, set, asked: DueDatesQuery | URLSearchParams): Promise<number> => {
    const query = asked instanceof URLSearchParams ? parseCalendarQuery(asked) : asked
    const key = dueDatesKey(query)
    const before = get(dueDatesAtom)
    const calendar = before.key === key ? before.calendar : null
    const loading: DueDatesState = { status: 'loading', message: '', key, calendar }
    set(dueDatesAtom, loading)
    const settle = (state: Partial<DueDatesState>) => {
      if (get(dueDatesAtom) === loading) set(dueDatesAtom, { ...loading, ...state })
    }
    const { language = DEFAULT_LANGUAGE } = get(transportAtom)
    const path = dueDatesKey(query, language === DEFAULT_LANGUAGE ? undefined : language)
    try {
      settle({ status: 'success', calendar: await get(apiAtom).call(isTaxCalendar, path) })
      return 200
    } catch (error) {
      const status = statusOf(error)
      // Today is in no table: nothing is listed.
      settle(status === 404 ? { status: 'success', calendar: null } : { status: 'error', message: messageOf(error) })
      return status === 404 ? 200 : status
    }
  },
)
