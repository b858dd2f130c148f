import type { FieldError } from '#contract/failure.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { fieldLabel, type Resource } from '#contract/resource.ts'

/** How a column shows a field of an entry. */
export interface TextColumn {
  field: string
  /** Its head, if not the field's own name. */
  label?: string
  /** The longest text that it shows, in graphemes. */
  cut?: number
  /** As the screen's letters are set, whatever the entry's are. */
  look?: 'capitalize' | 'uppercase'
}

/** What the screens of a type say. */
interface Texts {
  /** The heading of the form that makes one, and of the one that changes one. */
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
  /** Where the type is shown to visitors. */
  page: string
}

/** Odd words and marks are the original's, which staff know and tests look for. */
const exceptions: { readonly [Name in ResourceName]?: Partial<Texts> } = {
  about: { create: 'Create About Us', edit: 'Edit About Us', list: 'About us', page: '/about' },
  service: {
    list: 'Services',
    deleteTitle: 'Delete Blog!!!',
    columns: [{ field: 'title', cut: 50 }, 'image'],
    page: '/services',
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

/** The texts of a type's screens: from its name, except where the table says otherwise. */
export function textsOf(name: ResourceName): Texts {
  const type: Resource = resources[name]
  const [first = 'title'] = Object.keys(type.fields)
  return {
    create: `Create ${type.name}`,
    edit: `Edit ${type.name}`,
    list: type.name,
    empty: `No ${type.name} Found!`,
    deleteTitle: `Delete ${type.name}!!!`,
    deleteQuestion: `Are you sure to do delete ${type.path}.`,
    created: `${type.name} create successfully`,
    updated: `${type.name} updated successfully`,
    columns: [{ field: first, cut: 80 }, ...(type.image ? (['image'] as const) : [])],
    labels: {},
    page: `/${type.path}`,
    ...exceptions[name],
  }
}

/** A field's label in the forms of a type. */
export const labelOf = (name: ResourceName, field: string): string => textsOf(name).labels[field] ?? fieldLabel(field)

/** What is wrong with a field, as it is said at the field: the server's sentence, with the label that stands there. */
export function errorAt(name: ResourceName, { field, message }: FieldError): string {
  const own = fieldLabel(field)
  return message.startsWith(`${own} `) ? labelOf(name, field) + message.slice(own.length) : message
}

/** What is said when an entry of any type is gone. */
export const DELETED = 'Deleted Successfully'
