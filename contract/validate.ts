import type { Checked, FieldError } from './failure.ts'
import { type Field, validateField, type StoredValue } from './fields/index.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { rulesIn } from './rules-in-language.ts'
import { fieldLabel } from './fields/label.ts'
import type { Resource } from './resource.ts'

export type Values = Record<string, StoredValue>
export type Validated = Checked<Values>

/** An entry before an update. */
export interface Before {
  /** The language of the sent values; in languages other than the default one they may be blank, to fall back. */
  language?: Language
  /** The entry's stored values; unchanged ones may exceed their limit. */
  current?: Readonly<Record<string, unknown>>
}

/**
 * Validates a client's input for a type.
 *
 * @param raw the input by field name; unknown names are ignored
 * @param mode `create` requires all required fields; `update` validates and returns only the given ones, `draft` too, but
 *   requires none
 * @returns the values to store (one-line fields trimmed; on creation missing optional ones empty), or all errors
 */
export function validate(
  type: Resource,
  raw: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update' | 'draft',
  { language = DEFAULT_LANGUAGE, current = {} }: Before = {},
): Validated {
  const values: Values = {}
  const errors: FieldError[] = []
  for (const [name, field] of Object.entries(type.fields)) {
    const sent = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (sent === undefined && mode !== 'create') continue
    const checked = validateField(
      fieldLabel(name),
      mode === 'create' ? field : mode === 'draft' ? optionalField(field) : rulesIn(field, language),
      sent,
      current[name],
    )
    if (checked.message !== undefined) errors.push({ field: name, message: checked.message })
    else values[name] = checked.value
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}

/** A field of which nothing is required. */
export const optionalField = ({ required: _required, ...field }: Field): Field => field
