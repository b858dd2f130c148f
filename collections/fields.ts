import type { Field as PayloadField } from 'payload'

import { type Field, fieldLabel, type Resource } from '../contract/resource.ts'
import { validateField } from '../contract/validate.ts'

/** A collection's own label or help text for a field in the panel. */
export type PanelTexts = Readonly<Record<string, { label?: string; help?: string }>>

/**
 * Names of the hidden fields of a rich-text field: its HTML as the API returns it, and its plain text for searching.
 */
export const htmlFieldName = (name: string): string => `${name}Html`
export const searchFieldName = (name: string): string => `${name}Words`

/**
 * Payload's fields for a content type, validated with the contract's limits and messages.
 *
 * @param texts labels and help for the panel, by field name
 */
export function fieldsOf(type: Resource, texts: PanelTexts = {}): PayloadField[] {
  const fields = Object.entries(type.fields).flatMap(([name, field]) => fieldOf(name, field, texts[name]))
  if (type.image) fields.push(picture(texts['image']?.help))
  if (type.slugFrom) fields.push(slug(type.slugFrom))
  return fields
}

function fieldOf(name: string, field: Field, texts: PanelTexts[string] = {}): PayloadField[] {
  const label = texts.label ?? fieldLabel(name)
  const admin = texts.help === undefined ? {} : { description: texts.help }
  const required = field.required ?? false
  const validate = (value: unknown): string | true => validateField(label, field, value ?? '').message ?? true
  switch (field.kind) {
    case 'text':
    case 'email':
      return [{ name, type: 'text', label, admin, required, validate, hooks: { beforeValidate: [trim] } }]
    case 'lines':
      return [{ name, type: 'textarea', label, admin, required, validate }]
    case 'html':
      return [
        { name, type: 'richText', label, admin },
        derivedField(htmlFieldName(name)),
        derivedField(searchFieldName(name)),
      ]
  }
}

/** A beforeValidate hook that trims text. */
export const trim = ({ value }: { value?: unknown }): unknown => (typeof value === 'string' ? value.trim() : value)

/** A hidden field that is derived from the rich text on each write, so that reads need no conversion. */
const derivedField = (name: string): PayloadField => ({
  name,
  type: 'textarea',
  maxLength: 10_000_000,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
})

const picture = (help = 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB.'): PayloadField => ({
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  index: true,
  admin: { description: help },
})

const slug = (from: string): PayloadField => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: `The entry's address. Made from the ${from} when left empty; a later change of the ${from} keeps it.`,
  },
})
