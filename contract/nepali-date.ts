import type { CalendarDay } from './calendar/calendar-day.ts'
import { devanagari } from './devanagari.ts'
import { OFFICE_OFFSET_MS } from './office-time-zone.ts'

/** The months of Bikram Sambat. */
export const months = [
  'वैशाख',
  'जेठ',
  'असार',
  'साउन',
  'भदौ',
  'असोज',
  'कात्तिक',
  'मंसिर',
  'पुस',
  'माघ',
  'फागुन',
  'चैत',
] as const
/** The months of the Gregorian calendar. */
export const gregorianMonths = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
] as const

/** `२०८३ मंसिर ६` */
export const bikramSambat = ({ year, month, day }: CalendarDay): string =>
  `${devanagari(year)} ${months[month - 1]} ${devanagari(day)}`

/** `सन् २०२६ नोभेम्बर २२`; empty for an invalid date. By hand: Intl's Nepali differs between servers and browsers. */
export function annoDomini(iso: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const there = new Date(at + OFFICE_OFFSET_MS)
  const [year, day] = [devanagari(there.getUTCFullYear()), devanagari(there.getUTCDate())]
  return `सन् ${year} ${gregorianMonths[there.getUTCMonth()]} ${day}`
}
