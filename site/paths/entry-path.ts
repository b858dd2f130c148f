import { type PageName, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'

/** The path of an entry's own page. */
export const entryPath = (name: PageName, slug: string): string =>
  `${resources[name].page.path}/${encodeURIComponent(slug)}`

/** The path of the visitors' page with all entries of a type. */
export function listPath(name: ResourceName): string {
  const { navigation, page, path, shownAt }: Resource = resources[name]
  return shownAt ?? page?.list.path ?? navigation?.site?.path ?? `/${path}`
}

/** The id of the element that shows an entry on the page of its type. */
export const entryId = (name: ResourceName, id: string): string => `${name}-${id}`
