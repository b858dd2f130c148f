import { parseRecurrence, recurrenceText } from '../calendar/recurrence.ts'
import { recurrenceMessages } from '../calendar/recurrence-messages.ts'
import { type AnyField, type Kind, nullable } from './kind.ts'

/** On which days something falls due, as a text: `bs 25 of every month in arrears` (contract/calendar/recurrence.ts). */
export interface RecurrenceField extends AnyField {
  readonly kind: 'recurrence'
}

export const recurrence: Kind<RecurrenceField, string | null> = nullable<RecurrenceField, string>({
  check: (label, _field, input) => {
    const rule = typeof input === 'string' ? parseRecurrence(input) : undefined
    return rule ? { value: recurrenceText(rule) } : { message: recurrenceMessages.none(label) }
  },
  schema: () => ({
    type: 'string',
    examples: ['bs 25 of every month in arrears', 'bs last day of 6', 'ad 2026-12-15'],
  }),
  isValue: (value) => typeof value === 'string',
  toText: (value) => value,
})
