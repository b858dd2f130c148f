import type { AnyField, CheckedField, JsonSchema, Kind } from './kind.ts'
import { fieldRequired, tooManyRows } from './messages.ts'
import { isEntryId, type Reference, reference, type ReferenceField, referenceSchema } from './reference.ts'

/** A few other entries of one type, in an order, sent by their ids. Entities carry those that visitors may see. */
export interface ReferencesField extends AnyField, Pick<ReferenceField, 'to' | 'detail'> {
  readonly kind: 'references'
  /** The maximum number; each has a column of its own. */
  readonly most: 2 | 3 | 4
}

type Few = Pick<ReferencesField, 'most' | 'required'>

/** Separates ids in a form's text. */
export const SEPARATOR = ','

/**
 * Checks a list of different ids, or a text with commas between them.
 *
 * @param of what they are ids of, for messages
 */
export function checkIds(label: string, { most, required }: Few, input: unknown, of: string): CheckedField<string[]> {
  const given = typeof input === 'string' ? input.split(SEPARATOR).map((id) => id.trim()) : (input ?? [])
  if (!Array.isArray(given)) return { message: `${label} must be a list of ids` }
  const named = given.filter((each) => each !== '')
  if (!named.every(isEntryId)) return { message: `${label} must be ids of ${of}` }
  const ids = [...new Set(named)]
  if (ids.length > most) return { message: tooManyRows(label, most) }
  return required && ids.length === 0 ? { message: fieldRequired(label) } : { value: ids }
}

/** The JSON schema of such ids. */
export const idsSchema = ({ most, required }: Few, of: string): JsonSchema => ({
  anyOf: [
    {
      type: 'array',
      items: { type: 'string' },
      maxItems: most,
      ...(required ? { minItems: 1 } : {}),
      description: `Ids of ${of}`,
    },
    { type: 'string', description: `The ids with commas between them`, ...(required ? { minLength: 1 } : {}) },
  ],
})

export const references: Kind<ReferencesField, Reference[], string[]> = {
  empty: () => [],
  check: (label, field, input) => checkIds(label, field, input, 'entries'),
  schema: (field) => ({ type: 'array', items: referenceSchema(field), maxItems: field.most }),
  inputSchema: (field) => idsSchema(field, `entries of ${field.to}`),
  isValue: (value): value is Reference[] =>
    Array.isArray(value) && value.every((each) => each !== null && reference.isValue(each)),
  toText: (value) => value.map(({ _id }) => _id).join(SEPARATOR),
}
