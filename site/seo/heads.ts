import type { EntityOf } from '#contract/index.ts'
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

export const notFoundHead = (path: string): Head => ({
  title: "Sorry, we couldn't find this page",
  description: 'This page does not exist, or it exists no more.',
  canonical: path,
  hidden: true,
})

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

interface Parent {
  title: string
  path: string
  type?: 'article'
}

/** The head of a page that shows one service or post; the not-found head without an entry. */
export function entryHead(
  entry: EntityOf<'service'> | EntityOf<'blog'> | null,
  parent: Parent,
  store: Store,
  match: RouteMatch,
): Head {
  const site = siteOf(store)
  if (!entry || !site) return notFoundHead(match.path)
  const origin = store.get(originAtom)
  const canonical = entryPath(parent.type ? 'blog' : 'service', entry.slug)
  const { seo = {} } = entry
  const description = seo.description ?? (excerpt(plainText(entry.description), DESCRIPTION) || site.seo.description)
  const image = seo.image ?? entry.image
  const trail = breadcrumbs(
    [
      ['Home', '/'],
      [parent.title, parent.path],
      [entry.title, canonical],
    ],
    origin,
  )
  return {
    title: seo.title ?? entry.title,
    ...(seo.title === undefined ? {} : { isWholeTitle: true }),
    description,
    canonical,
    image: image?.filePath,
    ...(parent.type ? { type: parent.type } : {}),
    structured: parent.type ? [trail, article(entry, description, site, origin + canonical)] : [trail],
  }
}
