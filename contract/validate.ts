import type { FieldError } from './failure.ts'
import { validateField, type StoredValue } from './fields/index.ts'
import { fieldLabel, type Resource } from './resource.ts'

export type Values = Record<string, StoredValue>
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
    const checked = validateField(fieldLabel(name), field, sent)
    if (checked.message !== undefined) errors.push({ field: name, message: checked.message })
    else values[name] = checked.value
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}
