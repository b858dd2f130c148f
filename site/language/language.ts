import type { Language } from '#contract/languages.ts'
import type { CalendarName } from '#contract/calendar/recurrence.ts'
import type { CalendarDay } from '#contract/calendar/calendar-day.ts'
import type { Words } from './words-en.ts'

/** A date as a page shows it. */
export interface ShownDate {
  text: string
  /** The date in the other calendar. */
  other?: string
  /** The fiscal year it is in, where the language's readers count by it. */
  fiscalYear?: string
}

/** Names of fields by their English ones. */
export type FieldNames = Readonly<Record<string, string>>

/** A language of the pages: its words, and how it writes dates and numbers. A page load has one. */
export interface SiteLanguage {
  tag: Language
  /** The language of the paths that links lead to: the staff's screens have one path in all languages. */
  paths: Language
  words: Words
  number: (value: number) => string
  /** A text with the digits of the language. */
  digits: (text: string) => string
  /** A Gregorian year without a month and day. */
  year: (year: number) => string
  rupees: (amount: number) => string
  /** The names of the months of each calendar. */
  months: Readonly<Record<CalendarName, readonly string[]>>
  /** @param day the same day in Bikram Sambat; undefined beyond the years whose calendar is known */
  date: (iso: string, day: CalendarDay | undefined) => ShownDate
  /**
   * Translates an English message of the API. Those that no page says by itself stay English until `loadMessages` has loaded them.
   *
   * @param names the labels of fields, by the names that the message has for them
   */
  message: (text: string, names?: FieldNames) => string
  /** Loads the messages of calls that fail; undefined in English. */
  loadMessages?: () => Promise<void>
}
