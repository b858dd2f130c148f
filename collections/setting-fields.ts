import type { Field, FieldHook, TextField, TextareaField } from 'payload'

import { isLinkUrl } from '#contract/link-url.ts'
import { URL_MAX, EMAIL, NAME, ROWS_MAX, TITLE, TAGS_MAX } from '../contract/limits.ts'
import type { Field as Rule } from '../contract/resource.ts'
import type { Link } from '../contract/site-content.ts'
import { validateField } from '../contract/validate.ts'
import { trim } from './fields.ts'

/** Fields of the site settings, each with its default value as the placeholder. */

interface Texts {
  label: string
  /** The default value. */
  shipped?: string
  help?: string
  required?: boolean
}

const adminOf = ({ shipped, help }: Texts) => ({
  ...(shipped === undefined ? {} : { placeholder: shipped }),
  ...(help === undefined ? {} : { description: help }),
})

/** A one-line text field that is validated with a field description of the contract. */
function textFieldWithRule(name: string, texts: Texts, rule: Rule): TextField {
  const { label, required = false } = texts
  return {
    name,
    type: 'text',
    label,
    required,
    admin: adminOf(texts),
    hooks: { beforeValidate: [trim] },
    validate: (value: unknown) =>
      validateField(label, required ? { ...rule, required } : rule, value ?? undefined).message ?? true,
  }
}

export const textField = (name: string, texts: Texts, max = TITLE): TextField =>
  textFieldWithRule(name, texts, { kind: 'text', max })

export const emailField = (name: string, texts: Texts): TextField => {
  const rule: Rule = { kind: 'email', max: EMAIL }
  return {
    ...textFieldWithRule(name, texts, rule),
    // Empty is allowed: the default value is shown then.
    validate: (value: unknown) => isEmpty(value) || (validateField(texts.label, rule, value).message ?? true),
  }
}

export const urlField = (name: string, texts: Texts): TextField => ({
  ...textFieldWithRule(name, texts, { kind: 'text', max: URL_MAX }),
  validate: (value: unknown) => {
    if (isEmpty(value)) return texts.required ? `${texts.label} is required` : true
    const { message } = validateField(texts.label, { kind: 'text', max: URL_MAX }, value)
    if (message !== undefined) return message
    return isLinkUrl(String(value)) || `${texts.label} must begin with https://, http://, mailto:, tel: or /`
  },
})

export const textareaField = (name: string, texts: Texts, max: number): TextareaField => ({
  name,
  type: 'textarea',
  label: texts.label,
  required: texts.required ?? false,
  admin: adminOf(texts),
  hooks: { beforeValidate: [trim] },
  validate: (value: unknown) =>
    validateField(
      texts.label,
      { kind: 'lines', max, ...(texts.required ? { required: true } : {}) },
      value ?? undefined,
    ).message ?? true,
})

interface Range {
  min: number
  max: number
  whole?: boolean
}

/** A number within bounds, which its error message names. */
export const numberField = (
  name: string,
  texts: Omit<Texts, 'shipped'> & { shipped?: number },
  { min, max, whole = true }: Range,
) => ({
  name,
  type: 'number' as const,
  label: texts.label,
  required: texts.required ?? false,
  min,
  max,
  admin: {
    ...adminOf({ ...texts, shipped: String(texts.shipped ?? '') }),
    step: whole ? 1 : 0.0001,
  },
  validate: (value: unknown): string | true => {
    if (isEmpty(value)) return texts.required ? `${texts.label} is required` : true
    const fits = typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value))
    return fits || `${texts.label} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}`
  },
})

/** A link's label and URL, side by side. */
export const linkField = (name: string, label: string, shipped: Link): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    {
      type: 'row',
      fields: [textField('label', { label: 'Text', shipped: shipped.label }, NAME), linkUrlField(shipped.url)],
    },
  ],
})

const linkUrlField = (shipped: string): TextField => urlField('url', { label: 'Address', shipped })

/** A list of words. */
export const wordsField = (
  name: string,
  texts: Pick<Texts, 'label' | 'help'>,
  shipped: readonly string[],
): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label: texts.label,
  maxRows: TAGS_MAX,
  admin: adminOf(texts),
  defaultValue: [...shipped],
  hooks: { beforeValidate: [withoutBlanks] },
  validate: (value: unknown) => {
    if (isEmpty(value)) return true
    if (!Array.isArray(value) || value.length > TAGS_MAX) return `${texts.label} must be at most ${TAGS_MAX}`
    const rule: Rule = { kind: 'text', max: TITLE }
    return (
      value.map((word) => validateField(texts.label, rule, word).message).find((message) => message !== undefined) ??
      true
    )
  },
})

/** Removes blank and repeated words. */
const withoutBlanks: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value.map((one) => trim({ value: one })))].filter((one) => one !== '') : value

/** An array field whose initial rows are the defaults; without rows the defaults are shown. */
export const arrayField = (
  name: string,
  labels: { singular: string; plural: string },
  shipped: readonly object[],
  fields: Field[],
): Field => ({
  name,
  type: 'array',
  labels,
  maxRows: ROWS_MAX,
  defaultValue: shipped.map((row) => ({ ...row })),
  admin: {
    description: `Without any row, the ${shipped.length} that came with the site are shown.`,
    initCollapsed: true,
    components: { RowLabel: '/brand/row-label.tsx#RowLabel' },
  },
  fields,
})

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
