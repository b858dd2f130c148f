import type { Language } from './languages.ts'

/** The days of the week from Sunday on; `Intl` in browsers does not have the names in every language. */
export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
}
