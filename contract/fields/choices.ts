import type { ChoiceField } from './choice.ts'
import type { Kind } from './kind.ts'
import { fieldNotSomeOf, fieldRequired } from './messages.ts'

/** Some of a few values, in the order of the options. */
export interface ChoicesField extends Omit<ChoiceField, 'kind'> {
  readonly kind: 'choices'
}

/** The known values in a text that separates them by commas, in the order of the options. */
export const chosenIn = (text: string, { options }: Pick<ChoicesField, 'options'>): string[] => {
  const named = new Set(text.split(',').map((value) => value.trim()))
  return Object.keys(options).filter((value) => named.has(value))
}

export const choices: Kind<ChoicesField, string[]> = {
  empty: () => [],
  check: (label, field, input) => {
    const given: unknown[] = typeof input === 'string' ? input.split(',') : Array.isArray(input) ? input : [input ?? '']
    const named = given
      .map((value) => (typeof value === 'string' ? value.trim() : value))
      .filter((value) => value !== '')
    if (!named.every((value) => typeof value === 'string' && Object.hasOwn(field.options, value)))
      return { message: fieldNotSomeOf(label, Object.keys(field.options)) }
    const value = chosenIn(named.join(','), field)
    return field.required && value.length === 0 ? { message: fieldRequired(label) } : { value }
  },
  schema: ({ options }) => ({
    type: 'array',
    items: { type: 'string', enum: Object.keys(options) },
    uniqueItems: true,
  }),
  inputSchema: (field) => ({
    anyOf: [
      {
        type: 'array',
        items: { type: 'string', enum: Object.keys(field.options) },
        ...(field.required ? { minItems: 1 } : {}),
      },
      { type: 'string', description: 'The values with commas between them' },
    ],
  }),
  isValue: (value): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  toText: (value) => value.join(','),
}
