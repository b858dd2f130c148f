import { type Field, isLocalized } from './fields/index.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** A field's rules in a language: only the default one has to have what is required, since the others fall back to it. */
export function rulesIn(field: Field, language: Language): Field {
  if (language === DEFAULT_LANGUAGE || !isLocalized(field)) return field
  const { required: _required, ...optional } = field
  return optional
}
