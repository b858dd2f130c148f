import { parseRecurrence, recurrenceText } from '../calendar/recurrence.ts'
import { type AnyField, type Kind, nullable } from './kind.ts'

/** The days on which something falls due, as a text: `bs 25 of every month in arrears` (contract/calendar/recurrence.ts). */
export interface RecurrenceField extends AnyField {
  readonly kind: 'recurrence'
}

/** Says what a recurrence looks like. */
export const notRecurrence = (label: string): string =>
  `${label} must be days like bs 2083-08-29, bs 25 of every month or bs last day of 3,9`

export const recurrence: Kind<RecurrenceField, string | null> = nullable<RecurrenceField, string>({
  check: (label, _field, input) => {
    const rule = typeof input === 'string' ? parseRecurrence(input) : undefined
    return rule ? { value: recurrenceText(rule) } : { message: notRecurrence(label) }
  },
  schema: () => ({
    type: 'string',
    examples: ['bs 25 of every month in arrears', 'bs last day of 6', 'ad 2026-12-15'],
  }),
  isValue: (value) => typeof value === 'string',
  toText: (value) => value,
})
