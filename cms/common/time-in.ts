import type { Language } from '#contract/languages.ts'
import { clockInNepali } from '#contract/nepali-clock.ts'
import { annoDomini, bikramSambat } from '#contract/nepali-date.ts'
import { OFFICE_TIME_ZONE } from '#contract/office-time-zone.ts'
import { toBikramSambat } from './to-bikram-sambat.ts'

/** A time in words, in the office's time zone. In Nepali with the day of Bikram Sambat, and the day A.D. in parentheses. */
export const timeIn: Readonly<Record<Language, (iso: string) => string>> = {
  en: (iso) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE }).format(
      new Date(iso),
    ),
  ne: (iso) => {
    const day = toBikramSambat(iso)
    return day
      ? `${bikramSambat(day)}, ${clockInNepali(iso)} (${annoDomini(iso)})`
      : `${annoDomini(iso)}, ${clockInNepali(iso)}`
  },
}
