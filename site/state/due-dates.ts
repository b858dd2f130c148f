import { atom } from 'jotai'

import type { TaxCalendar } from '#contract/tax-calendar.ts'

/** The part of the tax calendar that is on the page. */
export interface DueDatesState {
  status: 'idle' | 'loading' | 'success' | 'error'
  /** The API's error message; empty if there is none. */
  message: string
  /** The API path that was requested. */
  key: string
  /** Null while it is loaded, and once the table of Bikram Sambat is over. */
  calendar: TaxCalendar | null
}

export const dueDatesAtom = atom<DueDatesState>({ status: 'idle', message: '', key: '', calendar: null })
