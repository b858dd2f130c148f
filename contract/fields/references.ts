import { type AnyField, type Kind } from './kind.ts'
import { type Reference, reference, type ReferenceField, referenceSchema } from './reference.ts'

/** A few other entries of one type, in an order, sent by their ids. Entities carry those that visitors may see. */
export interface ReferencesField extends AnyField, Pick<ReferenceField, 'to' | 'detail'> {
  readonly kind: 'references'
  /** How many there may be; each has a column of its own. */
  readonly most: 2 | 3 | 4
}

/** Of ids in a form's text. */
const SEPARATOR = ','

export const references: Kind<ReferencesField, Reference[], string[]> = {
  empty: () => [],
  check(label, { most, to, required }, input) {
    const given = typeof input === 'string' ? input.split(SEPARATOR).map((id) => id.trim()) : (input ?? [])
    if (!Array.isArray(given)) return { message: `${label} must be a list of ids` }
    const ids = new Set<string>()
    for (const id of given.filter((each) => each !== '')) {
      const checked = reference.check(label, { kind: 'reference', to }, id)
      if (checked.message !== undefined || checked.value === null) return { message: `${label} must be ids of entries` }
      ids.add(checked.value)
    }
    if (ids.size > most) return { message: `${label} must be at most ${most}` }
    return required && ids.size === 0 ? { message: `${label} is required` } : { value: [...ids] }
  },
  schema: (field) => ({ type: 'array', items: referenceSchema(field), maxItems: field.most }),
  inputSchema: ({ to, most, required }) => ({
    anyOf: [
      {
        type: 'array',
        items: { type: 'string' },
        maxItems: most,
        ...(required ? { minItems: 1 } : {}),
        description: `Ids of entries of ${to}`,
      },
      { type: 'string', description: `The ids with commas between them`, ...(required ? { minLength: 1 } : {}) },
    ],
  }),
  isValue: (value): value is Reference[] =>
    Array.isArray(value) && value.every((each) => each !== null && reference.isValue(each)),
  toText: (value) => value.map(({ _id }) => _id).join(SEPARATOR),
}
