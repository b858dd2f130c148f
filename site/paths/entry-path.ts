import { type PageName, resources } from '#contract/index.ts'

/** The path of an entry's own page. */
export const entryPath = (name: PageName, slug: string): string =>
  `${resources[name].page.path}/${encodeURIComponent(slug)}`
