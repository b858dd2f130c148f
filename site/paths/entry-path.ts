import { resources } from '#contract/index.ts'

/** The path of an entry's own page. */
export const entryPath = (name: 'blog' | 'service', slug: string): string =>
  `${resources[name].page}/${encodeURIComponent(slug)}`
