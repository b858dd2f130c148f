import { pageNames, resourceNames, resources } from '#contract/index.ts'
import type { PagedType, Resource, Texts } from '#contract/resource.ts'

interface Link {
  position: number
  label: Texts
  path: string
}

/** Pages that show no type's list alone; the positions of the others are in the types' descriptions (`contract/blog.ts`). */
const ownPages: readonly Link[] = [
  { position: 0, label: { en: 'Home', ne: 'गृहपृष्ठ' }, path: '/' },
  { position: 50, label: { en: 'Price', ne: 'शुल्क' }, path: '/price' },
  { position: 100, label: { en: 'Contact', ne: 'सम्पर्क' }, path: '/contact' },
]

const typePages = resourceNames.flatMap((name): Link[] => {
  const { navigation }: Resource = resources[name]
  return navigation?.site ? [{ position: navigation.position, ...navigation.site }] : []
})

/** The public navigation, in display order. */
export const navigation: readonly Omit<Link, 'position'>[] = [...ownPages, ...typePages].sort(
  (one, other) => one.position - other.position,
)

/** The path below which the pages of entries are, by the path of their list's page. */
const sections = new Map<string, string>(
  pageNames.map((name) => {
    const { page }: PagedType = resources[name]
    return [page.list.path, page.path]
  }),
)

/** `page` if the path is the entry's page or below it. */
export function currentOf(entry: string, path: string): 'page' | undefined {
  const here = path.length > 1 ? path.replace(/\/$/, '') : path
  const below = [entry, sections.get(entry)].some((start) => start && start !== '/' && here.startsWith(`${start}/`))
  return here === entry || below ? 'page' : undefined
}
