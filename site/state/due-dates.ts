import { atom } from 'jotai'

import type { TaxCalendar } from '#contract/tax-calendar.ts'

/** What of the tax calendar is on the page. */
export interface DueDatesState {
  status: 'idle' | 'loading' | 'success' | 'error'
  /** The API's. */
  message: string
  /** What was asked for, as the API's path. */
  key: string
  /** Null while it is loaded, and once the table of Bikram Sambat is over. */
  calendar: TaxCalendar | null
}

export const dueDatesAtom = atom<DueDatesState>({ status: 'idle', message: '', key: '', calendar: null })
