import type { ResourceName, resources } from '#contract/index.ts'

/** An entry of the demo content, with the fields of its type. */
export interface Seed<Field extends string> {
  fields: Record<Field, string>
  /** File name in pictures/, with what it shows for those who do not see it. */
  picture?: string
  alt?: string
  daysAgo?: number
}

export type SeedOf<Name extends ResourceName> = Seed<keyof (typeof resources)[Name]['fields'] & string>
