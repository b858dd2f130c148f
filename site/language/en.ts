import { type CalendarDay, fiscalYearOf } from '#contract/calendar/calendar-day.ts'
import { formatDate, monthNames } from '../text/dates.ts'
import { grouped } from '../text/grouped.ts'
import type { SiteLanguage } from './language.ts'
import { words } from './words-en.ts'

const months = [
  'Baishakh',
  'Jestha',
  'Ashadh',
  'Shrawan',
  'Bhadra',
  'Ashwin',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const

/** `6 Mangsir 2083 B.S., fiscal year 2083/84` */
function bikramSambat(date: CalendarDay): string {
  const [begins, ends] = fiscalYearOf(date)
  return `${date.day} ${months[date.month - 1]} ${date.year} B.S., fiscal year ${begins}/${String(ends).slice(-2)}`
}

export const language: SiteLanguage = {
  tag: 'en',
  paths: 'en',
  words,
  number: String,
  digits: (text) => text,
  year: String,
  rupees: (amount) => `Rs ${grouped(amount)}`,
  months: { bs: months, ad: monthNames },
  date: (iso, day) => ({ text: formatDate(iso), ...(day ? { other: bikramSambat(day) } : {}) }),
  message: (text) => text,
}
