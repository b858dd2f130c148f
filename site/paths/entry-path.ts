import { type PageName, type ResourceName, resources } from '#contract/index.ts'

/** The path of an entry's own page. */
export const entryPath = (name: PageName, slug: string): string =>
  `${resources[name].page.path}/${encodeURIComponent(slug)}`

/** The id of the element that shows an entry on the page of its type. */
export const entryId = (name: ResourceName, id: string): string => `${name}-${id}`
