import { fieldRequired } from './messages.ts'

/** The options that all fields share. */
export interface AnyField {
  readonly kind: string
  /** Missing or blank is refused on creation, blank on an update. */
  readonly required?: true
  /** Entities without a value lack the field: an addition to a shape of the contract. */
  readonly omitEmpty?: true
  /** A sentence below the field on the staff's screens and in the panel, and in the OpenAPI document. */
  readonly help?: string
}

export type JsonSchema = { [key: string]: unknown }

/** A value as it is stored, or the sentence that says what is wrong with what was sent. */
export type CheckedField<Stored> = { value: Stored; message?: undefined } | { message: string }

/**
 * The part of a field's kind that the server and the site share.
 *
 * @typeParam Value what entities carry
 * @typeParam Stored what requests carry and the database stores, where that is something else
 */
export interface Kind<F extends AnyField, Value = string, Stored = Value> {
  /** The value of a field that was not sent when an entry is created. */
  empty(field: F): Stored
  /**
   * Checks what was sent, as JSON or as a form's text.
   *
   * @param label how messages name the field
   * @param current the value before an update, which is accepted even if it breaks today's rules or limit
   */
  check(label: string, field: F, input: unknown, current?: unknown): CheckedField<Stored>
  /** The JSON schema of what entities carry. */
  schema(field: F): JsonSchema
  /** The JSON schema of what requests carry, if that is something else. */
  inputSchema?(field: F): JsonSchema
  /** Whether a response carries a value of this kind. */
  isValue(value: unknown): value is Value
  /** The value as one text, as forms hold and send it; empty for none. */
  toText(value: Value): string
  /** The text is HTML, which is sanitised before it is shown. */
  readonly isHtml?: true
}

/** Makes a kind whose blank value is null, unless the field is required. `check` is called with other values only. */
export function nullable<F extends AnyField, Value, Stored = Value>({
  check,
  schema,
  isValue,
  toText,
  inputSchema = schema,
}: Omit<Kind<F, Value, Stored>, 'empty' | 'isHtml'>): Kind<F, Value | null, Stored | null> {
  // Forms have no null.
  const orNone = (field: F, json: JsonSchema): JsonSchema =>
    field.required ? json : { anyOf: [json, { type: 'null' }, { const: '' }] }
  return {
    empty: () => null,
    check: (label, field, input) => {
      const given = typeof input === 'string' ? input.trim() : input
      if (given !== null && given !== '') return check(label, field, given)
      return field.required ? { message: fieldRequired(label) } : { value: null }
    },
    // A draft may be without what is required.
    schema: (field) => ({ anyOf: [schema(field), { type: 'null' }] }),
    inputSchema: (field) => orNone(field, inputSchema(field)),
    isValue: (value): value is Value | null => value === null || isValue(value),
    toText: (value) => (value === null ? '' : toText(value)),
  }
}
