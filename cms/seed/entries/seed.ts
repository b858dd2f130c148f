import { type Field, kindOf, type StoredOf, type StoredValue } from '#contract/fields/index.ts'
import type { ResourceName, resources } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Language } from '#contract/languages.ts'
import type { Resource, Texts } from '#contract/resource.ts'
import type { SeedDocument } from './documents.ts'

/** An entry of the demo content, with the fields of its type. */
export interface Seed<Fields = Readonly<Record<string, StoredValue | Texts>>> {
  fields: Fields
  /** File name in pictures/. */
  picture?: string
  /** Alternative text of the picture. */
  alt?: Texts
  daysAgo?: number
  /** Days from now to its last day. */
  daysLeft?: number
  /** The entries that it refers to, which are written before it, by field. */
  refers?: Readonly<Record<string, readonly Seed[]>>
  /** The documents that visitors can download, for types that have a field for them. */
  documents?: readonly SeedDocument[]
}

type SeededOf<F extends Field> = F extends { localized: true } ? Texts : StoredOf<F>

type Omittable<F extends Field> = F extends { omitEmpty: true } ? true : false

/** Fields that responses omit when empty are optional here. References are given as entries, in `refers`. */
type FieldsOf<R extends Resource> = {
  [Name in keyof R['fields'] as Omittable<R['fields'][Name]> extends true ? never : Name]: SeededOf<R['fields'][Name]>
} & {
  [Name in keyof R['fields'] as Omittable<R['fields'][Name]> extends true ? Name : never]?: SeededOf<R['fields'][Name]>
}

export type SeedOf<Name extends ResourceName> = Seed<FieldsOf<(typeof resources)[Name]>>

/** A Nepali text for pages in both languages, with links to pages in the language of each. */
export const inBoth = (nepali: string): Texts => ({ en: nepali, ne: nepali.replaceAll('href="/', 'href="/ne/') })

/** An entry's fields as a request in a language would send them. */
export const fieldsIn = (type: Resource, { fields }: Seed, language: Language): Record<string, StoredValue> =>
  Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const value = fields[name] ?? kindOf(field).empty(field)
      return [name, isRecord(value) ? value[language] : value]
    }),
  )
