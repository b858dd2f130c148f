import { type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { StaffWords } from './words-en.ts'

interface FieldTexts {
  label: string
  /** The header of its column in lists, if not the label. */
  column?: string
  help?: string
  /** The labels of a choice by its values. */
  options?: Readonly<Record<string, string>>
}

/** What the screens of a type say of it. */
export interface ScreenTexts {
  /** The headings of the create and edit forms. */
  create: string
  edit: string
  /** The heading of the list. */
  list: string
  /** Of an empty list. */
  empty: string
  deleteTitle: string
  deleteQuestion: string
  /** After an entry was made, and after it was changed. */
  created: string
  updated: string
}

interface NamedTexts<Field extends string> {
  name?: string
  /** In the sidebar, if not the name. */
  staff?: string
  fields?: { readonly [Name in Field]?: FieldTexts }
  /** What differs from what is said of every type. */
  screens?: Partial<ScreenTexts>
}

/** What types and their fields are called in a language, where that is not what their descriptions say. */
export type TypeTexts = {
  readonly [Name in ResourceName]?: NamedTexts<keyof (typeof resources)[Name]['fields'] & string>
}

/** What a content type is called. */
export const typeName = ({ types }: StaffWords, name: ResourceName): string => types[name]?.name ?? resources[name].name

/** What a field is called in the language of the screens; undefined where its description's own words count. */
export function fieldTexts({ types }: StaffWords, name: ResourceName, field: string): FieldTexts | undefined {
  const fields: Readonly<Record<string, FieldTexts>> = types[name]?.fields ?? {}
  return fields[field]
}

/** What a content type is called in the sidebar. */
export function sidebarName({ types }: StaffWords, name: ResourceName): string {
  const { navigation, name: own }: Resource = resources[name]
  const texts = types[name]
  return texts?.staff ?? texts?.name ?? navigation?.staff ?? own
}

/** What the screens of a type say of it. */
export function screenTexts(words: StaffWords, name: ResourceName): ScreenTexts {
  const type = typeName(words, name)
  const { entry, list, types } = words
  return {
    create: entry.create(type),
    edit: entry.edit(type),
    list: list.title(type),
    empty: list.none(type),
    deleteTitle: list.deleteTitle(type),
    deleteQuestion: list.deleteQuestion(type, resources[name].path),
    created: entry.created(type),
    updated: entry.updated(type),
    ...types[name]?.screens,
  }
}
