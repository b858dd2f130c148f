import type { AnyField, CheckedField, Kind } from './kind.ts'
import { fieldNotFlag } from './messages.ts'

/** Yes or no. If required, it has to be sent on creation; otherwise a value that is not sent becomes `default`, or false. */
export interface BooleanField extends AnyField {
  readonly kind: 'boolean'
  readonly default?: true
}

const values: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
])

/** Checks a value that is true or false, also as text. */
export function checkFlag(label: string, input: unknown): CheckedField<boolean> {
  const value = values.get(input)
  return value === undefined ? { message: fieldNotFlag(label) } : { value }
}

export const boolean: Kind<BooleanField, boolean> = {
  empty: (field) => field.default ?? false,
  check: (label, _field, input) => checkFlag(label, input),
  schema: () => ({ type: 'boolean' }),
  isValue: (value) => typeof value === 'boolean',
  toText: String,
}
