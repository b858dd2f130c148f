import type { FieldError } from './failure.ts'
import { type Field, fieldLabel, type Resource } from './resource.ts'
import { codePoints, isEmail } from './text.ts'

export type Values = Record<string, string>
export type Validated = { ok: true; values: Values } | { ok: false; errors: FieldError[] }

/**
 * Judges what a client sent for a type.
 *
 * @param raw what came, by field name; names the type does not have are ignored
 * @param mode `create` wants every required field; `update` judges and returns only what was sent
 * @returns the values to store (one-line fields trimmed; on creation missing optional ones empty), or every field's error
 */
export function validate(type: Resource, raw: Readonly<Record<string, unknown>>, mode: 'create' | 'update'): Validated {
  const values: Values = {}
  const errors: FieldError[] = []
  for (const [name, field] of Object.entries(type.fields)) {
    const sent = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (sent === undefined && mode === 'update') continue
    const judged = validateField(fieldLabel(name), field, sent)
    if (judged.message !== undefined) errors.push({ field: name, message: judged.message })
    else values[name] = judged.value
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}

export type ValidatedField = { value: string; message?: undefined } | { message: string }

/** Judges one value by its field's description; `label` is how messages name the field. */
export function validateField(label: string, field: Field, sent: unknown): ValidatedField {
  if (sent === undefined) return field.required ? { message: `${label} is required` } : { value: '' }
  if (typeof sent !== 'string') return { message: `${label} must be text` }
  const value = cleaned(field, sent)
  if (field.required && value.trim() === '') return { message: `${label} is required` }
  if (codePoints(value) > field.max) return { message: tooLong(label, field.max) }
  // Rich text drops what no document can hold; anywhere else it would be cut off or replaced without a word.
  if (field.kind !== 'html' && /\0|\p{Surrogate}/u.test(value))
    return { message: `${label} has a character that cannot be stored` }
  if (field.kind === 'email' && !isEmail(value)) return { message: `${label} is not valid` }
  return { value }
}

/** Forms send line breaks as CR LF, which people neither typed nor should have counted. */
function cleaned({ kind }: Field, text: string): string {
  if (kind === 'html') return text
  return kind === 'lines' ? text.replace(/\r\n?/g, '\n') : text.trim()
}

/** The sentence for a value over its limit. */
export const tooLong = (label: string, max: number): string =>
  `${label} must be at most ${max.toLocaleString('en-US')} characters`

/** The sentence for markup that would not fit into memory. */
export const tooComplex = (label: string): string => `${label} has too much formatting to be read`
