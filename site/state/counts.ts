import type { ResourceName } from '#contract/index.ts'

/** The types that the dashboard counts, in display order. */
export const countedTypes = [
  'blog',
  'team',
  'service',
  'career',
  'inquiry',
  'faq',
] as const satisfies readonly ResourceName[]

/** The shortest list query; its response has the total. */
export const countQuery = { limit: 1 }
