import type { ComingHoliday, HolidayDay } from '#contract/coming-holidays.ts'
import type { Language } from '#contract/languages.ts'
import type { SiteLanguage } from '../language/language.ts'

const english = {
  title: 'Closed for holidays',
  unnamed: 'Holiday',
  named: (name: string, days: string) => `${name}: ${days}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  closed: (name: string) => `Closed for ${name || 'a holiday'}`,
  opens: (day: string, time: string) => `opens ${day} ${time}`,
}

const nepali: typeof english = {
  title: 'बिदामा बन्द',
  unnamed: 'बिदा',
  named: (name, days) => `${name}: ${days}`,
  days: (from, to) => `${from}देखि ${to}सम्म`,
  closed: (name) => (name === '' ? 'बिदामा बन्द छ' : `${name} बिदामा बन्द छ`),
  opens: (day, time) => `${day} ${time} बजे खुल्छ`,
}

/** The words about holidays; not in the catalogue, which every page downloads. */
export const holidayWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }

/** A day in the language's calendar. */
export const holidayDay = ({ date, bs }: HolidayDay, language: Pick<SiteLanguage, 'date'>): string =>
  language.date(`${date}T00:00:00+05:45`, bs).text

/** `Dashain: October 11, 2026 to October 24, 2026` */
export function holidayText({ name, from, to }: ComingHoliday, language: Pick<SiteLanguage, 'date' | 'tag'>): string {
  const words = holidayWords[language.tag]
  const [first, last] = [holidayDay(from, language), holidayDay(to, language)]
  return words.named(name || words.unnamed, first === last ? first : words.days(first, last))
}
