import { toBikramSambat } from '#cms/common/bikram-sambat.ts'
import type { Language } from '#contract/languages.ts'
import { clockInNepali } from '#contract/nepali-clock.ts'
import { annoDomini, bikramSambat } from '#contract/nepali-date.ts'

/** A time in words, of the office's clock. In Nepali by Nepal's calendar, with the other day beside it. */
export const timeIn: Readonly<Record<Language, (iso: string) => string>> = {
  en: (iso) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kathmandu' }).format(
      new Date(iso),
    ),
  ne: (iso) => {
    const day = toBikramSambat(iso)
    return day
      ? `${bikramSambat(day)}, ${clockInNepali(iso)} (${annoDomini(iso)})`
      : `${annoDomini(iso)}, ${clockInNepali(iso)}`
  },
}
