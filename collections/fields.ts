import type { Field as PayloadField } from 'payload'

import { IMAGE_SIZE } from '../contract/upload-limits.ts'
import { type FieldLabel, fieldLabelsOf } from '../contract/field-labels.ts'
import { fieldLabel } from '../contract/fields/label.ts'
import { fieldBeforeImage, type Resource } from '../contract/resource.ts'
import { HOLDS_PICTURE } from './picture-or-document.ts'
import { derivedField, type FieldTexts, payloadFieldsOf, richTextFields, SEARCH_TEXT } from './field-kinds.ts'
import { TEXT_FILES } from './text-files.ts'

/** A collection's additions to the panel's view of its fields, by name: another label, a line of help, the options' labels. */
export type PanelTexts = Readonly<Record<string, FieldTexts>>

/**
 * Payload's fields for a described type.
 *
 * @param texts labels and help for the panel, by field name
 */
export function fieldsOf(type: Resource, texts: PanelTexts = {}): PayloadField[] {
  const names = fieldLabelsOf(type)
  const fields = Object.entries(type.fields).flatMap(([name, field]) => [
    ...payloadFieldsOf(name, field, { ...panelTextsOf(names[name]), ...texts[name] }, fieldLabel(name)),
    ...(type.image && name === fieldBeforeImage(type) ? [picture(texts['image']?.help)] : []),
  ])
  if (type.slugFrom) fields.push(slug(type.slugFrom))
  fields.push(derivedField(SEARCH_TEXT))
  if (richTextFields(type).length > 0) fields.push(derivedField(TEXT_FILES))
  return fields
}

const panelTextsOf = (names: FieldLabel | undefined): FieldTexts =>
  names ? { label: names.label, ...(names.help ? { help: names.help } : {}) } : {}

/** The names of a type in the panel. */
export const labelsOf = ({ name }: Resource, plural: string) => ({ singular: name, plural })

const picture = (help: FieldTexts['help'] = `JPEG, PNG, WebP, AVIF or GIF, at most ${IMAGE_SIZE}.`): PayloadField => ({
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  index: true,
  ...HOLDS_PICTURE,
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
