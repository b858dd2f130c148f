import { type AnyField, type Kind, nullable } from './kind.ts'

export interface NumberField extends AnyField {
  readonly kind: 'number'
  readonly least?: number
  readonly most?: number
  /** No fractions. */
  readonly whole?: true
  /** The unit, written after the number: `people`. */
  readonly unit?: string
}

export const number: Kind<NumberField, number | null> = nullable<NumberField, number>({
  check: (label, field, input) => {
    const value = typeof input === 'string' ? fromText(input) : input
    const { least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER, whole } = field
    const fits = typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))
    // Adding zero makes one zero of both.
    return fits ? { value: value + 0 } : { message: `${label} must be ${range(field)}` }
  },
  schema: ({ least, most, whole, unit }) => ({
    type: whole ? 'integer' : 'number',
    ...(least === undefined ? {} : { minimum: least }),
    ...(most === undefined ? {} : { maximum: most }),
    ...(unit === undefined ? {} : { 'x-unit': unit }),
  }),
  isValue: (value) => typeof value === 'number',
  toText: String,
})

/** NaN for what is no decimal number as people or `String` write it; thousands may have commas between them, as 12,500 and 1,25,000. */
function fromText(text: string): number {
  const plain = /^[+-]?\d{1,3}(,\d{2,3}){0,4},\d{3}(\.\d{1,30})?$/.test(text) ? text.replaceAll(',', '') : text
  return /^[+-]?\d{1,16}(\.\d{1,30})?(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN
}

function range({ least, most, whole }: NumberField): string {
  const what = whole ? 'a whole number' : 'a number'
  if (least !== undefined && most !== undefined) return `${what} from ${least} to ${most}`
  if (least !== undefined) return `${what} of at least ${least}`
  return most === undefined ? what : `${what} of at most ${most}`
}
