import type { ResourceName, resources } from '#contract/index.ts'

/** An entry of the demo content, with the fields of its type. */
export interface Seed<Field extends string> {
  fields: Record<Field, string>
  /** File name in pictures/. */
  picture?: string
  /** Alternative text of the picture. */
  alt?: string
  daysAgo?: number
}

export type SeedOf<Name extends ResourceName> = Seed<keyof (typeof resources)[Name]['fields'] & string>
