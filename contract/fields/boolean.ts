import type { AnyField, Kind } from './kind.ts'
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

export const boolean: Kind<BooleanField, boolean> = {
  empty: (field) => field.default ?? false,
  check: (label, _field, input) => {
    const value = values.get(input)
    return value === undefined ? { message: fieldNotFlag(label) } : { value }
  },
  schema: () => ({ type: 'boolean' }),
  isValue: (value) => typeof value === 'boolean',
  toText: String,
}
