import { htmlOf, titleOf } from '#contract/entity-texts.ts'
import { type PageName, resources } from '#contract/index.ts'
import type { AnyEntity, PagedType } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { entryPath } from '../paths/entry-path.ts'
import { excerpt } from '../text/excerpt.ts'
import { plainText } from '#contract/plain-text.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Store } from '../state/store.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { originAtom } from '../state/origin.ts'
import type { Head } from './head.ts'
import { article, breadcrumbs, organization } from './structured.ts'

const DESCRIPTION = 160

/** An entry that has a page. */
type PageEntity = AnyEntity & { slug: string }

export const notFoundHead: Head = {
  title: "Sorry, we couldn't find this page",
  description: 'This page does not exist, or it exists no more.',
  canonical: '/',
  hidden: true,
}

const siteOf = (store: Store): SiteContent | null => store.get(siteContentAtom)

/** The head of the home page. */
export function homeHead(store: Store): Head {
  const site = siteOf(store)
  const origin = store.get(originAtom)
  return {
    title: site?.seo.title ?? '',
    description: site?.seo.description ?? '',
    canonical: '/',
    structured: site ? [organization(site, origin)] : [],
  }
}

/** The head of a page with a fixed title and description; `more` adds structured data from the store. */
export const pageHead =
  (title: string, description: string, more?: (store: Store, origin: string) => object[]) =>
  (store: Store, { path }: RouteMatch): Head => {
    const origin = store.get(originAtom)
    return {
      title,
      description,
      canonical: path,
      structured: [
        breadcrumbs(
          [
            ['Home', '/'],
            [title, path],
          ],
          origin,
        ),
        ...(more?.(store, origin) ?? []),
      ],
    }
  }

/** The head of a page that shows one entry; the not-found head without an entry. */
export function entryHead(name: PageName, entry: PageEntity | null, store: Store): Head {
  const site = siteOf(store)
  if (!entry || !site) return notFoundHead
  const type: PagedType = resources[name]
  const { list, article: isArticle } = type.page
  const origin = store.get(originAtom)
  const canonical = entryPath(name, entry.slug)
  const { seo = {}, image: own } = entry
  const title = titleOf(type, entry)
  const description = seo.description ?? (excerpt(plainText(htmlOf(type, entry)), DESCRIPTION) || site.seo.description)
  const image = seo.image ?? own
  const trail = breadcrumbs(
    [
      ['Home', '/'],
      [list.title, list.path],
      [title, canonical],
    ],
    origin,
  )
  return {
    title: seo.title ?? title,
    ...(seo.title === undefined ? {} : { isWholeTitle: true }),
    description,
    canonical,
    image: image?.filePath,
    ...(isArticle ? { type: 'article' as const } : {}),
    structured: isArticle ? [trail, article({ ...entry, title }, description, site, origin + canonical)] : [trail],
  }
}
