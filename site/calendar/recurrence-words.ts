import { type CalendarName, parseRecurrence, type Recurrence } from '#contract/calendar/recurrence.ts'
import type { Language } from '#contract/languages.ts'
import { dayIn, type Speaker } from './day-words.ts'

/** The phrases for recurrences, in each language. */
interface Words {
  every: (day: string, months: string, era: string) => string
  everyMonth: (day: string, era: string) => string
  last: string
  and: string
  era: Readonly<Record<CalendarName, string>>
  /** For what a day of every month is due, and a day of some months. */
  inArrears: { monthly: string; other: string }
}

/** What follows the number of a day in Nepali. */
const dayWords: Readonly<Record<CalendarName, string>> = { bs: 'गते', ad: 'तारिख' }

const ordinal = (day: number): string => {
  const ending = ['st', 'nd', 'rd'][(day % 10) - 1]
  return `${day}${ending !== undefined && (day < 11 || day > 13) ? ending : 'th'}`
}

const said: Readonly<Record<Language, Words>> = {
  en: {
    every: (day, months, era) => `each year on the ${day} of ${months} (${era})`,
    everyMonth: (day, era) => `on the ${day} of each month (${era})`,
    last: 'last day',
    and: ' and ',
    era: { bs: 'B.S.', ad: 'A.D.' },
    inArrears: { monthly: 'for the month before', other: 'for the months before' },
  },
  ne: {
    every: (day, months, era) => `हरेक वर्ष ${months}को ${day} (${era})`,
    everyMonth: (day, era) => `हरेक महिनाको ${day} (${era})`,
    last: 'अन्तिम दिन',
    and: ' र ',
    era: { bs: 'वि.सं.', ad: 'ई.सं.' },
    inArrears: { monthly: 'अघिल्लो महिनाका लागि', other: 'अघिल्ला महिनाका लागि' },
  },
}

/** A recurrence in words; empty for a text that is none. */
export function recurrenceIn(text: string, speaker: Speaker): string {
  const rule = parseRecurrence(text)
  return rule ? ruleIn(rule, speaker) : ''
}

function ruleIn(rule: Recurrence, speaker: Speaker): string {
  const { tag, months, digits } = speaker
  const words = said[tag]
  const era = words.era[rule.calendar]
  if ('once' in rule) return `${dayIn(rule.calendar, rule.once, speaker)} (${era})`
  const day =
    rule.day === 'last'
      ? words.last
      : tag === 'ne'
        ? `${digits(String(rule.day))} ${dayWords[rule.calendar]}`
        : ordinal(rule.day)
  const names = rule.months.map((month) => months[rule.calendar][month - 1] ?? '')
  const isMonthly = names.length === 12
  const when = isMonthly
    ? words.everyMonth(day, era)
    : words.every(day, [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(words.and), era)
  return rule.isInArrears ? `${when}, ${words.inArrears[isMonthly ? 'monthly' : 'other']}` : when
}
