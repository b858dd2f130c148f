import type { ResourceName } from '#contract/index.ts'

/** The types that the dashboard counts, in its order. */
export const countedTypes = [
  'blog',
  'team',
  'service',
  'career',
  'inquiry',
  'faq',
] as const satisfies readonly ResourceName[]

/** The shortest part of a list: with it comes how many there are in all. */
export const countQuery = { limit: 1 }
