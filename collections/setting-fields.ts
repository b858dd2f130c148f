import type { Field, FieldHook, TextField, TextareaField } from 'payload'

import { checkField, type Field as Rule } from '../contract/fields/index.ts'
import { ADDRESS, EMAIL, NAME, ROWS, TITLE, WORDS } from '../contract/limits.ts'
import type { Link } from '../contract/site-content.ts'
import { trimmed } from './field-kinds.ts'

/** The fields of settings, each with what ships shown in its place while it is empty. */

interface Texts {
  label: string
  /** What ships. */
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
    checkField(label, required ? { ...rule, required } : rule, value ?? '').message ?? true

/** One line of text by a rule of the contract's. */
const ruled = (name: string, texts: Texts, rule: Rule): TextField => ({
  name,
  type: 'text',
  label: texts.label,
  required: texts.required ?? false,
  admin: adminOf(texts),
  hooks: { beforeValidate: [trimmed] },
  validate: by(texts, rule),
})

export const line = (name: string, texts: Texts, max = TITLE): TextField => ruled(name, texts, { kind: 'text', max })

export const email = (name: string, texts: Texts): TextField => ruled(name, texts, { kind: 'email', max: EMAIL })

export const address = (name: string, texts: Texts): TextField => ruled(name, texts, { kind: 'url', max: ADDRESS })

export const paragraph = (name: string, texts: Texts, max: number): TextareaField => ({
  name,
  type: 'textarea',
  label: texts.label,
  required: texts.required ?? false,
  admin: adminOf(texts),
  hooks: { beforeValidate: [trimmed] },
  validate: by(texts, { kind: 'lines', max }),
})

interface Range {
  min: number
  max: number
  whole?: boolean
}

/** A number within bounds; the sentence for one outside names them. */
export const number = (
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

/** A label and where it leads, side by side. */
export const link = (name: string, label: string, shipped: Link): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    { type: 'row', fields: [line('label', { label: 'Text', shipped: shipped.label }, NAME), linkAddress(shipped.url)] },
  ],
})

const linkAddress = (shipped: string): TextField => address('url', { label: 'Address', shipped })

/** Words, each added by itself. */
export const words = (name: string, texts: Pick<Texts, 'label' | 'help'>, shipped: readonly string[]): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label: texts.label,
  maxRows: WORDS,
  admin: adminOf(texts),
  defaultValue: [...shipped],
  hooks: { beforeValidate: [withoutBlanks] },
  validate: (value: unknown) => {
    if (isEmpty(value)) return true
    if (!Array.isArray(value) || value.length > WORDS) return `${texts.label} must be at most ${WORDS}`
    const rule: Rule = { kind: 'text', max: TITLE }
    return (
      value.map((word) => checkField(texts.label, rule, word).message).find((message) => message !== undefined) ?? true
    )
  },
})

/** Nor with any twice. */
const withoutBlanks: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value.map((one) => trimmed({ value: one })))].filter((one) => one !== '') : value

/** Rows that start with those that ship; without any row, those are shown. */
export const rows = (
  name: string,
  labels: { singular: string; plural: string },
  shipped: readonly object[],
  fields: Field[],
): Field => ({
  name,
  type: 'array',
  labels,
  maxRows: ROWS,
  defaultValue: shipped.map((row) => ({ ...row })),
  admin: {
    description: `Without any row, the ${shipped.length} that came with the site are shown.`,
    initCollapsed: true,
    components: { RowLabel: '/brand/row-label.tsx#RowLabel' },
  },
  fields,
})

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
