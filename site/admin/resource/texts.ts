import type { FieldError } from '#contract/failure.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { fieldLabel, type Resource, titleField } from '#contract/resource.ts'
import { screenKindOf } from './field-kinds.tsx'

/** A list column for a text field. */
export interface TextColumn {
  field: string
  /** The column's header, if not the field's name. */
  label?: string
  /** The longest text shown, in graphemes. */
  cut?: number
  /** The letter case for display. */
  look?: 'capitalize' | 'uppercase'
}

/** The texts of a type's screens. */
interface Texts {
  /** The headings of the create and edit forms. */
  create: string
  edit: string
  /** The heading of the list. */
  list: string
  empty: string
  deleteTitle: string
  deleteQuestion: string
  created: string
  updated: string
  columns: readonly (TextColumn | 'image')[]
  labels: Readonly<Record<string, string>>
  /** The path of the type's public page. */
  page: string
}

/** Unusual wording is the original's, which staff and tests rely on. */
const exceptions: { readonly [Name in ResourceName]?: Partial<Texts> } = {
  about: { create: 'Create About Us', edit: 'Edit About Us', list: 'About us' },
  service: {
    list: 'Services',
    deleteTitle: 'Delete Blog!!!',
    columns: [{ field: 'title', cut: 50 }, 'image'],
  },
  blog: { create: 'Create blog', edit: 'Edit blog', list: 'Blog posts' },
  team: {
    edit: 'Update Team',
    empty: 'No Blog Found!',
    columns: ['image', { field: 'name', look: 'capitalize' }, { field: 'post', look: 'uppercase' }],
  },
  career: {
    list: 'Careers',
    columns: [{ field: 'title', label: 'Job Title', cut: 80 }, { field: 'salary' }, 'image'],
    labels: { title: 'Job Title' },
  },
  faq: {
    create: 'Add Faq',
    list: 'Faqs',
    empty: 'No Blog Found!',
    labels: { title: 'Question', description: 'Answer' },
    page: '/price',
  },
}

/** The texts of a type's screens: derived from its name, overridden by the table. */
export function textsOf(name: ResourceName): Texts {
  const type: Resource = resources[name]
  return {
    create: `Create ${type.name}`,
    edit: `Edit ${type.name}`,
    list: type.name,
    empty: `No ${type.name} Found!`,
    deleteTitle: `Delete ${type.name}!!!`,
    deleteQuestion: `Are you sure to do delete ${type.path}.`,
    created: `${type.name} create successfully`,
    updated: `${type.name} updated successfully`,
    columns: [{ field: titleField(type), cut: 80 }, ...shortFields(type), ...(type.image ? (['image'] as const) : [])],
    labels: {},
    page: type.navigation?.site?.path ?? `/${type.path}`,
    ...exceptions[name],
  }
}

/** Columns of the fields after the first whose kind is short. */
const shortFields = ({ fields }: Resource): TextColumn[] =>
  Object.entries(fields)
    .slice(1)
    .flatMap(([field, description]) => (screenKindOf(description).isColumn ? [{ field }] : []))

/** A field's label in the forms of a type. */
export const labelOf = (name: ResourceName, field: string): string => textsOf(name).labels[field] ?? fieldLabel(field)

/** A field's error message, with the form's label in place of the field's name. */
export function errorAt(name: ResourceName, { field, message }: FieldError): string {
  const own = fieldLabel(field)
  return message.startsWith(`${own} `) ? labelOf(name, field) + message.slice(own.length) : message
}

/** Shown after an entry was deleted. */
export const DELETED = 'Deleted Successfully'
