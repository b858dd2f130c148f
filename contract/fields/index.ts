import { boolean } from './boolean.ts'
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { date } from './date.ts'
import { documents } from './documents.ts'
import { email } from './email.ts'
import { html } from './html.ts'
import type { AnyField, CheckedField, Kind } from './kind.ts'
import { lines } from './lines.ts'
import { fieldRequired } from './messages.ts'
import { number } from './number.ts'
import { recurrence } from './recurrence.ts'
import { reference } from './reference.ts'
import { references } from './references.ts'
import { text } from './text.ts'
import { url } from './url.ts'

/**
 * Every kind of field: its validation and its values in JSON and forms. Two further tables must have an entry for each kind to
 * compile: storage and search (collections/field-kinds.ts), and the staff's screens (site/staff/entries/field-controls.tsx).
 */
const kinds = {
  text,
  lines,
  html,
  email,
  url,
  number,
  boolean,
  choice,
  choices,
  date,
  recurrence,
  reference,
  references,
  documents,
}

type Kinds = typeof kinds
export type FieldKind = keyof Kinds
/** The description of a field of some kind. */
export type FieldOf<K extends FieldKind> = Parameters<Kinds[K]['check']>[1]
/** The description of a field. */
export type Field = { [K in FieldKind]: FieldOf<K> }[FieldKind]

/** The type of the values that a kind of field accepts. */
type AcceptedBy<K> = K extends { isValue: (value: unknown) => value is infer Value } ? Value : never
/** The value of a field in an entity. */
export type ValueOf<F extends Pick<Field, 'kind'>> = AcceptedBy<Kinds[F['kind']]>
/** The checked value of a field in requests, before collections/field-kinds.ts converts it for the database. */
export type StoredOf<F extends Pick<Field, 'kind'>> = ReturnType<Kinds[F['kind']]['empty']>
export type StoredValue = StoredOf<Field>

export { isLocalized } from './localized.ts'

/** The kind of a field. */
export const kindOf = (field: Field): Kind<AnyField, unknown, StoredValue> => kinds[field.kind]

/**
 * Checks one value by its field's description.
 *
 * @param label how messages name the field
 * @param current the value before an update, which is accepted even if it exceeds today's limit
 */
export function validateField<F extends Field>(
  label: string,
  field: F,
  input: unknown,
  current?: unknown,
): CheckedField<StoredOf<F>>
export function validateField(
  label: string,
  field: Field,
  input: unknown,
  current?: unknown,
): CheckedField<StoredValue> {
  if (input !== undefined) return kindOf(field).check(label, field, input, current)
  return field.required ? { message: fieldRequired(label) } : { value: kindOf(field).empty(field) }
}
