import { resources } from '#contract/index.ts'

/** The public address of an entry that has a page of its own. */
export const entryPath = (name: 'blog' | 'service', slug: string): string =>
  `${resources[name].page}/${encodeURIComponent(slug)}`
