import { dayText } from '#contract/calendar/calendar-month.ts'
import { withLatinDigits } from '#contract/text/latin-digits.ts'
import { type CalendarName, parseRecurrence } from '#contract/calendar/recurrence.ts'

/** The values of a recurrence's controls, from which the text is made. */
export interface RecurrenceForm {
  repeats: '' | 'once' | 'monthly' | 'yearly'
  calendar: CalendarName
  /** A number, or `last day`. */
  day: string
  months: readonly string[]
  isInArrears: boolean
  /** The parts of the one day. */
  once: Readonly<{ year: string; month: string; day: string }>
}

const empty: RecurrenceForm = {
  repeats: '',
  calendar: 'bs',
  day: 'last day',
  months: [],
  isInArrears: false,
  once: { year: '', month: '', day: '' },
}

/** The controls for a text. */
export function recurrenceForm(text: string): RecurrenceForm {
  const rule = parseRecurrence(text)
  if (!rule) {
    // A day that does not exist.
    const [, calendar, year, month, day] = /^(bs|ad) (\d+)-(\d+)-(\d+)$/.exec(text) ?? []
    if ((calendar !== 'bs' && calendar !== 'ad') || !year || !month || !day) return empty
    return { ...empty, repeats: 'once', calendar, once: { year, month: String(Number(month)), day } }
  }
  const { calendar } = rule
  if ('once' in rule) {
    const { year, month, day } = rule.once
    return { ...empty, repeats: 'once', calendar, once: { year: `${year}`, month: `${month}`, day: `${day}` } }
  }
  return {
    ...empty,
    repeats: rule.months.length === 12 ? 'monthly' : 'yearly',
    calendar,
    day: rule.day === 'last' ? 'last day' : `${rule.day}`,
    months: rule.months.map(String),
    isInArrears: rule.isInArrears,
  }
}

/** The first part of the one day that is empty. */
const emptyPartOf = (once: RecurrenceForm['once']) =>
  (['year', 'month', 'day'] as const).find((part) => once[part].trim() === '')

/** The controls that an error can be about. */
export type RecurrencePart = 'repeats' | 'months' | keyof RecurrenceForm['once']

/** The control that an error is about: the first one without a value, of one whole day its number. */
export function partInError({ repeats, months, once }: RecurrenceForm): RecurrencePart {
  if (repeats === 'yearly' && months.length === 0) return 'months'
  if (repeats !== 'once') return 'repeats'
  return emptyPartOf(once) ?? 'day'
}

/** The text of what the controls hold; empty as long as something is missing. A day that does not exist is left to the validation. */
export function recurrenceOf({ repeats, calendar, day, months, isInArrears, once }: RecurrenceForm): string {
  const isPart = repeats === 'once' && emptyPartOf(once) !== undefined
  if (repeats === '' || isPart) return ''
  const [year, month, date] = [once.year, once.month, once.day].map((text) => Number(withLatinDigits(text)))
  const onDay = dayText({ year: year ?? 0, month: month ?? 0, day: date ?? 0 })
  const when = repeats === 'monthly' ? 'every month' : months.join(',')
  const text = repeats === 'once' ? onDay : `${day} of ${when}${isInArrears ? ' in arrears' : ''}`
  return repeats === 'once' || parseRecurrence(`${calendar} ${text}`) ? `${calendar} ${text}` : ''
}
