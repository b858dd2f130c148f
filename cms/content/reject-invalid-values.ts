import { isDeepStrictEqual } from 'node:util'

import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { storedKindOf, validateStored } from '#collections/field-kinds.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import type { Resource } from '#contract/resource.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Rejects values that break their field's rules, on every route and in drafts too, which Payload does not validate: publishing accepts a
 * draft's values as valid before.
 */
export const rejectInvalidValues =
  ({ fields }: Pick<Resource, 'fields'>): CollectionBeforeValidateHook =>
  ({ data, originalDoc, context }) => {
    const errors = data && !context.restoresVersion ? invalidValues(fields, data, originalDoc) : []
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
