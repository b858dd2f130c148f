import { type AnyField, type Kind, nullable } from './kind.ts'
import { fieldNotOneOf } from './messages.ts'

/** One of a few values. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice'
  /** The values, each with what people read in its place. Word characters alone: the panel's types are made from them. */
  readonly options: Readonly<Record<string, string>>
}

export const choice: Kind<ChoiceField, string | null> = nullable<ChoiceField, string>({
  check: (label, { options }, input) =>
    typeof input === 'string' && Object.hasOwn(options, input)
      ? { value: input }
      : { message: fieldNotOneOf(label, Object.keys(options)) },
  schema: ({ options }) => ({ type: 'string', enum: Object.keys(options) }),
  isValue: (value) => typeof value === 'string',
  toText: (value) => value,
})
