import { type AnyField, type Kind, nullable } from './kind.ts'

/** A day, `2026-05-01`; with a time, a moment: `2026-05-01T04:15:00.000Z`, sent with any offset. */
export interface DateField extends AnyField {
  readonly kind: 'date'
  readonly time?: true
}

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/
const MOMENT = /^([1-9]\d{3}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

export const date: Kind<DateField, string | null> = nullable<DateField, string>({
  check: (label, { time }, input) => {
    const value = typeof input === 'string' ? (time ? moment(input) : day(input)) : undefined
    if (value !== undefined) return { value }
    const form = time ? 'a date and time with an offset, like 2026-05-01T10:00:00+05:45' : 'a date, like 2026-05-01'
    return { message: `${label} must be ${form}` }
  },
  schema: ({ time }) => ({ type: 'string', format: time ? 'date-time' : 'date', pattern: '^[1-9]' }),
  isValue: (value) => typeof value === 'string',
  toText: (value) => value,
})

/** The day itself, if the calendar has it. */
function day(text: string): string | undefined {
  if (!DAY.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

/** A time as ISO 8601 in UTC with milliseconds; undefined if the text is none. */
function moment(text: string): string | undefined {
  const [, itsDay = ''] = MOMENT.exec(text) ?? []
  if (day(itsDay) === undefined) return undefined
  const value = new Date(text.toUpperCase()).toISOString()
  return /^[1-9]\d{3}-/.test(value) ? value : undefined
}
