import { type CalendarDay, fiscalYearOf } from '#contract/calendar/calendar-day.ts'
import { annoDomini, bikramSambat, months, gregorianMonths } from '#contract/nepali-date.ts'
import { grouped } from '../text/grouped.ts'
import { devanagari } from '#contract/devanagari.ts'
import type { SiteLanguage } from './language.ts'
import { pageMessage } from './page-messages-ne.ts'
import { words } from './words-ne.ts'

const number = (value: number): string => devanagari(grouped(value))

/** `आ.व. २०८३/८४` */
function fiscalYear(day: CalendarDay): string {
  const [begins, ends] = fiscalYearOf(day)
  return `आ.व. ${devanagari(begins)}/${devanagari(String(ends).slice(-2))}`
}

/** The messages of calls that failed, once they are loaded. */
let callMessage: SiteLanguage['message'] = (text) => text

export const language: SiteLanguage = {
  tag: 'ne',
  paths: 'ne',
  words,
  number,
  digits: devanagari,
  year: (year) => `सन् ${devanagari(year)}`,
  rupees: (amount) => `रु. ${number(amount)}`,
  months: { bs: months, ad: gregorianMonths },
  date: (iso, day) =>
    day ? { text: bikramSambat(day), other: annoDomini(iso), fiscalYear: fiscalYear(day) } : { text: annoDomini(iso) },
  message: (text, names) => pageMessage(text) ?? callMessage(text, names),
  loadMessages: async () => {
    callMessage = (await import('./messages-ne.ts')).message
  },
}
