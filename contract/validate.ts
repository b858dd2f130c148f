import type { FieldError } from './failure.ts'
import { type Field, fieldLabel, type Resource } from './resource.ts'
import { codePoints, isEmail } from './text.ts'

export type Values = Record<string, string>
export type Validated = { ok: true; values: Values } | { ok: false; errors: FieldError[] }

/**
 * Validates a client's input for a type.
 *
 * @param raw the input by field name; unknown names are ignored
 * @param mode `create` requires all required fields; `update` validates and returns only the given ones
 * @returns the values to store (one-line fields trimmed; on creation missing optional ones empty), or all errors
 */
export function validate(type: Resource, raw: Readonly<Record<string, unknown>>, mode: 'create' | 'update'): Validated {
  const values: Values = {}
  const errors: FieldError[] = []
  for (const [name, field] of Object.entries(type.fields)) {
    const sent = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (sent === undefined && mode === 'update') continue
    const validated = validateField(fieldLabel(name), field, sent)
    if (validated.message !== undefined) errors.push({ field: name, message: validated.message })
    else values[name] = validated.value
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}

export type ValidatedField = { value: string; message?: undefined } | { message: string }

/** Validates one value by its field's description; `label` is the field's name in messages. */
export function validateField(label: string, field: Field, sent: unknown): ValidatedField {
  if (sent === undefined) return field.required ? { message: `${label} is required` } : { value: '' }
  if (typeof sent !== 'string') return { message: `${label} must be text` }
  const value = cleaned(field, sent)
  if (field.required && value.trim() === '') return { message: `${label} is required` }
  if (codePoints(value) > field.max) return { message: tooLong(label, field.max) }
  // Rich text drops these characters itself; other fields would be truncated or altered silently.
  if (field.kind !== 'html' && /\0|\p{Surrogate}/u.test(value))
    return { message: `${label} has a character that cannot be stored` }
  if (field.kind === 'email' && !isEmail(value)) return { message: `${label} is not valid` }
  return { value }
}

/** Normalizes input. Forms send line breaks as CR LF, which would count as two characters. */
function cleaned({ kind }: Field, text: string): string {
  if (kind === 'html') return text
  return kind === 'lines' ? text.replace(/\r\n?/g, '\n') : text.trim()
}

/** The message for a value over its limit. */
export const tooLong = (label: string, max: number): string =>
  `${label} must be at most ${max.toLocaleString('en-US')} characters`

/** The message for markup that is too complex to parse. */
export const tooComplex = (label: string): string => `${label} has too much formatting to be read`
