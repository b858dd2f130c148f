import { columnOf } from '#collections/field-kinds.ts'
import type { FieldError } from '#contract/failure.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import type { Resource } from '#contract/resource.ts'
import { isBlank, valueInLanguage } from './fall-back.ts'
import { fieldRequired } from '#contract/fields/messages.ts'

/**
 * The required fields that a draft lacks. Used when a publication is scheduled, and when the scheduled job runs; immediate publishing is
 * checked by Payload (`required`).
 *
 * @param document in all languages
 */
export const missingFields = ({ fields }: Resource, document: Readonly<Record<string, unknown>>): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const stored = document[columnOf(name, field)]
    const isMissing =
      field.required && isBlank(isLocalized(field) ? valueInLanguage(stored, DEFAULT_LANGUAGE).value : stored)
    return isMissing ? [{ field: name, message: fieldRequired(fieldLabel(name)) }] : []
  })
