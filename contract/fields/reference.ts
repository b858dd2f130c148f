import type { Image } from './image.ts'
import { type AnyField, type JsonSchema, type Kind, nullable } from './kind.ts'

/**
 * Another entry, sent by its id. Entities carry it as far as visitors may see it: none if it is not published. When it is
 * deleted, the field is empty.
 */
export interface ReferenceField extends AnyField {
  readonly kind: 'reference'
  /** The name of the type that it is an entry of, as in `resources`. */
  readonly to: string
  /** Entities carry this text of its entry too, and its picture, as a card of it shows them. */
  readonly detail?: string
}

/** A referenced entry as entities carry it. */
export interface Reference {
  _id: string
  /** The value of the entry's first field: a title or a name. */
  name: string
  /** If its type has slugs. */
  slug?: string
  /** The detail that the field selects: a text, and the picture of types that have one. */
  detail?: string
  image?: Image | null
  /** Which of them are the default language's, for want of the language's own. */
  fellBack?: string[]
}

/** Whether a value may be an id, on whichever database. */
export const isEntryId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** The JSON schema of a referenced entry. */
export const referenceSchema = ({ detail }: Pick<ReferenceField, 'detail'> = {}): JsonSchema => ({
  type: 'object',
  properties: {
    _id: { type: 'string' },
    name: { type: 'string' },
    slug: { type: 'string' },
    fellBack: { type: 'array', items: { type: 'string' } },
    ...(detail === undefined
      ? {}
      : {
          detail: { type: 'string', description: `Its ${detail}` },
          image: { anyOf: [{ $ref: '#/components/schemas/Image' }, { type: 'null' }] },
        }),
  },
  required: ['_id', 'name'],
})

export const reference: Kind<ReferenceField, Reference | null, string | null> = nullable<
  ReferenceField,
  Reference,
  string
>({
  // Whether the entry exists is checked in the database (cms/content/known-references.ts).
  check: (label, _field, input) =>
    isEntryId(input) ? { value: input } : { message: `${label} must be the id of an entry` },
  schema: referenceSchema,
  inputSchema: ({ to }) => ({ type: 'string', description: `The id of an entry of ${to}` }),
  isValue: (value): value is Reference =>
    typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string' && 'name' in value,
  toText: ({ _id }) => _id,
})
