import { isDeepStrictEqual } from 'node:util'

import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { storedKindOf, validateStored } from '#collections/field-kinds.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import type { Resource } from '#contract/resource.ts'
import { seoColumns, validateSeoText } from '#contract/seo-texts.ts'
import { valueAt } from '#cms/common/value-at.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Rejects values that break their field's rules, on every route and in drafts too, which Payload does not validate: publishing accepts a
 * draft's values as valid before.
 */
export const rejectInvalidValues =
  ({ fields, seo }: Pick<Resource, 'fields' | 'seo'>): CollectionBeforeValidateHook =>
  ({ data, originalDoc, context }) => {
    if (!data || context.restoresVersion) return data
    const errors = [...invalidValues(fields, data, originalDoc), ...(seo ? invalidSeoTexts(data, originalDoc) : [])]
    if (errors.length > 0) throw new ValidationError({ errors })
    return data
  }

/** The errors of values that are not as before; none for missing values, which a draft may lack. Rich text is checked elsewhere. */
export const invalidValues = (fields: Resource['fields'], data: Values, before: Values = {}) =>
  Object.entries(fields)
    .filter(([, field]) => storedKindOf(field).storage === 'plain')
    .flatMap(([name, { required: _required, ...field }]) => {
      const value = data[name]
      if (value === undefined || value === null || isDeepStrictEqual(value, before[name])) return []
      const message = validateStored(fieldLabel(name), field, value, before[name])
      return message === undefined ? [] : [{ path: name, message }]
    })

/** The same for texts for search engines. */
export const invalidSeoTexts = (data: Values, before?: Values) =>
  seoColumns.flatMap((column) => {
    const path = `meta.${column}`
    const value = valueAt(data, path)
    if (value === undefined || value === null || value === valueAt(before, path)) return []
    const { message } = validateSeoText(column, value)
    return message === undefined ? [] : [{ path, message }]
  })
