import type { FlattenedField, NumberField, RadioField, SelectField } from 'payload'

import { fieldLabel } from '#contract/fields/label.ts'
import { type Field, validateField } from '#contract/fields/index.ts'
import { unstorable } from '#contract/fields/text-value.ts'
import { isRecord } from '#contract/narrow.ts'
import { invalidField } from '#cms/common/http-error.ts'
import { fieldNotFlag, fieldNotText } from '#contract/fields/messages.ts'

/**
 * Validates the body of Payload's own routes by the types of the fields, also in groups and rows, and throws 400 naming the field: Payload
 * validates nothing of a draft, no text, and of selects and dates only some, and stores what it is sent or passes it on to the
 * database, which fails. What is null or empty has been cleared: a group in all of its fields, a list of its rows. Only the server
 * sets when a document was created or changed; forms send `updatedAt` as the revision that they have shown.
 *
 * @param data is changed
 * @param fields of the collection or global
 * @param isNew whether a document is created, of which no form has shown a revision
 */
export function checkPayloadBody(
  data: Record<string, unknown>,
  fields: readonly FlattenedField[],
  { isNew = false } = {},
): void {
  checkFields(data, fields, '')
  // Of collections with accounts, whose fields do not list it.
  if (isSet(data['password']) && typeof data['password'] !== 'string')
    throw invalidField('password', fieldNotText('Password'))
  delete data['createdAt']
  if (isNew || data['updatedAt'] === null) delete data['updatedAt']
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** @param path of the group or row that the fields are in, with a dot at its end */
function checkFields(data: Record<string, unknown>, fields: readonly FlattenedField[], path: string): void {
  for (const field of fields) {
    const { name } = field
    if (isSet(data[name])) {
      const problem = problemOf(fieldLabel(name), field, data[name])
      if (problem !== undefined) throw invalidField(path + name, problem)
    } else if (data[name] !== undefined) data[name] = cleared(field, data[name])
    if (!('flattenedFields' in field)) continue
    const value = data[name]
    if (isRecord(value)) checkFields(value, field.flattenedFields, `${path}${name}.`)
    for (const [n, row] of (Array.isArray(value) ? value : []).entries())
      if (isRecord(row)) checkFields(row, field.flattenedFields, `${path}${name}.${n}.`)
  }
}

/** What a field is set to that is null or empty. */
function cleared(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return Object.fromEntries(field.flattenedFields.map(({ name }) => [name, null]))
    case 'array':
      return []
    case 'date':
    case 'number':
    case 'select':
    case 'radio':
      return null
    default:
      return value
  }
}

/** What is wrong with a field's value; undefined for types that others validate. */
function problemOf(label: string, field: FlattenedField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
    case 'number':
    case 'select':
    case 'relationship':
    case 'upload':
      if (!field.hasMany) return singleProblem(label, field, value)
      return Array.isArray(value)
        ? value.map((one: unknown) => singleProblem(label, field, one)).find((problem) => problem !== undefined)
        : `${label} must be a list`
    case 'group':
    case 'tab':
      return isRecord(value) ? undefined : `${label} must be an object`
    case 'array':
      return isRows(value) ? undefined : `${label} must be a list`
    default:
      return singleProblem(label, field, value)
  }
}

function singleProblem(label: string, field: FlattenedField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return typeof value === 'string' ? unstorable(label, value) : fieldNotText(label)
    case 'number':
      return validateField(label, numberOf(field), value).message
    case 'checkbox':
      return isFlag(value) ? undefined : fieldNotFlag(label)
    case 'date':
      return isDate(value) ? undefined : `${label} must be a date`
    case 'select':
    case 'radio':
      return validateField(label, choiceOf(field), value).message
    case 'relationship':
    case 'upload':
      return isReference(value) ? undefined : `${label} must be the id of an entry`
    default:
      return undefined
  }
}

/** The contract's description of a number. */
const numberOf = ({ min, max, admin }: NumberField): Field => ({
  kind: 'number',
  ...(min === undefined ? {} : { least: min }),
  ...(max === undefined ? {} : { most: max }),
  ...(admin?.step === 1 ? { whole: true } : {}),
})

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || value === 'true' || value === 'false'

/** The contract's description of a choice. */
const choiceOf = ({ options }: SelectField | RadioField): Field => ({
  kind: 'choice',
  options: Object.fromEntries(options.map((option) => [typeof option === 'string' ? option : option.value, ''])),
})

const isId = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** An id, a document, or either of them with the collection that it is in. */
const isReference = (value: unknown): boolean =>
  isId(value) || (isRecord(value) && (isId(value['id']) || isId(value['value']) || isReference(value['value'])))

/** Forms send 0 for a list without rows. */
const isRows = (value: unknown): boolean =>
  value === 0 || value === '0' || (Array.isArray(value) && value.every((row) => row === null || isRecord(row)))

/** A day or time in ISO 8601 with a year of four digits, in UTC too. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(value)) return false
  const at = Date.parse(value)
  return !Number.isNaN(at) && /^\d/.test(new Date(at).toISOString())
}
