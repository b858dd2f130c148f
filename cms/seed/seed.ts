import type { StoredOf, StoredValue } from '#contract/fields/index.ts'
import type { ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'

/** An entry of the demo content, with the fields of its type. */
export interface Seed<Fields = Readonly<Record<string, StoredValue>>> {
  fields: Fields
  /** File name in pictures/. */
  picture?: string
  /** Alternative text of the picture. */
  alt?: string
  daysAgo?: number
}

type FieldsOf<R extends Resource> = { [Name in keyof R['fields']]: StoredOf<R['fields'][Name]> }

export type SeedOf<Name extends ResourceName> = Seed<FieldsOf<(typeof resources)[Name]>>
