import type { Field, FieldHook, TextField, TextareaField } from 'payload'

import { validateField, type Field as Rule } from '../contract/fields/index.ts'
import { EMAIL, NAME, ROWS_MAX, TAGS_MAX, TITLE, URL_MAX } from '../contract/limits.ts'
import type { Link } from '../contract/site-content.ts'
import { trim } from './field-kinds.ts'

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

/** Validates by a rule of the contract's; left out is blank. */
const by =
  ({ label, required = false }: Pick<Texts, 'label' | 'required'>, rule: Rule) =>
  (value: unknown): string | true =>
    validateField(label, required ? { ...rule, required } : rule, value ?? '').message ?? true

/** One line of text by a rule of the contract's. */
const textFieldWithRule = (name: string, texts: Texts, rule: Rule): TextField => ({
  name,
  type: 'text',
  label: texts.label,
  required: texts.required ?? false,
  admin: adminOf(texts),
  hooks: { beforeValidate: [trim] },
  validate: by(texts, rule),
})

export const textField = (name: string, texts: Texts, max = TITLE): TextField =>
  textFieldWithRule(name, texts, { kind: 'text', max })

export const emailField = (name: string, texts: Texts): TextField =>
  textFieldWithRule(name, texts, { kind: 'email', max: EMAIL })

export const urlField = (name: string, texts: Texts): TextField =>
  textFieldWithRule(name, texts, { kind: 'url', max: URL_MAX })

export const textareaField = (name: string, texts: Texts, max: number): TextareaField => ({
  name,
  type: 'textarea',
  label: texts.label,
  required: texts.required ?? false,
  admin: adminOf(texts),
  hooks: { beforeValidate: [trim] },
  validate: by(texts, { kind: 'lines', max }),
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
  validate: by(texts, { kind: 'number', least: min, most: max, ...(whole ? { whole } : {}) }),
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
