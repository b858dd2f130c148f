import type { AnyField, Kind } from './kind.ts'

/** Yes or no. Required, it has to be sent; otherwise what was not sent is the default. */
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
    return value === undefined ? { message: `${label} must be true or false` } : { value }
  },
  schema: () => ({ type: 'boolean' }),
  isValue: (value) => typeof value === 'boolean',
  toText: String,
}
