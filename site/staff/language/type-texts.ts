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

/** The texts of a type's screens. */
export interface ScreenTexts {
  /** The headings of the create and edit forms. */
  create: string
  edit: string
  /** The heading of the list. */
  list: string
  /** Shown for an empty list. */
  empty: string
  deleteTitle: string
  deleteQuestion: string
  /** Shown after an entry was created or changed. */
  created: string
  updated: string
}

interface NamedTexts<Field extends string> {
  name?: string
  /** The label in the sidebar, if it is not the name. */
  staff?: string
  fields?: { readonly [Name in Field]?: FieldTexts }
  /** Texts in place of those that the screens of every type have. */
  screens?: Partial<ScreenTexts>
}

/** The names of types and fields in a language, where they differ from their descriptions. */
export type TypeTexts = {
  readonly [Name in ResourceName]?: NamedTexts<keyof (typeof resources)[Name]['fields'] & string>
}

/** The name of a content type. */
export const typeName = ({ types }: StaffWords, name: ResourceName): string => types[name]?.name ?? resources[name].name

/** The texts of a field in the language of the screens; undefined where the description's own count. */
export function fieldTexts({ types }: StaffWords, name: ResourceName, field: string): FieldTexts | undefined {
  const fields: Readonly<Record<string, FieldTexts>> = types[name]?.fields ?? {}
  return fields[field]
}

/** The name of a content type in the sidebar. */
export function sidebarName({ types }: StaffWords, name: ResourceName): string {
  const { navigation, name: own }: Resource = resources[name]
  const texts = types[name]
  return texts?.staff ?? texts?.name ?? navigation?.staff ?? own
}

/** The texts of a type's screens. */
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
