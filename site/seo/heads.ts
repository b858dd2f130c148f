import { type PageName, resources } from '#contract/index.ts'
import type { PagedType } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { SiteLanguage } from '../language/language.ts'
import { closedJobWords } from '../text/closed-job-words.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import { excerpt } from '../text/excerpt.ts'
import { searchAtom } from '../state/search.ts'
import type { Store } from '../state/store.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { siteLanguageOf } from '../state/language.ts'
import { pageEntryAtom, type PageEntity } from '../state/entries.ts'
import { entryTexts } from './entry-texts.ts'
import type { Head } from './head.ts'
import { pageDescriptions } from './page-descriptions.ts'
import type { MoreData } from './page-structured-data.ts'

/** Only the server loads this code, since crawlers do not navigate within a page. */
const structuredData = () => import('./page-structured-data.ts')

export function notFoundHead(store: Store): Head {
  const { tag, words } = siteLanguageOf(store)
  return {
    title: words.pages.notFound.title,
    description: pageDescriptions[tag].notFound,
    canonical: '/',
    hidden: true,
  }
}

const siteOf = (store: Store): SiteContent | null => store.get(siteContentAtom)

/** The head of the home page. */
export function homeHead(store: Store): Head {
  const site = siteOf(store)
  return {
    title: site?.seo.title ?? '',
    description: site?.seo.description ?? '',
    canonical: '/',
    structured: async () => (await structuredData()).ofHome(store),
  }
}

interface FixedTexts {
  title: string
  description: string
}

/** The head of a page with a fixed title and description; `more` names further structured data. */
export const pageHead =
  (textsIn: (language: SiteLanguage) => FixedTexts, more?: MoreData) =>
  (store: Store, { path }: RouteMatch): Head => {
    const { title, description } = textsIn(siteLanguageOf(store))
    return {
      title,
      description,
      canonical: path,
      structured: async () => (await structuredData()).ofPage(store, title, path, more),
    }
  }

/** Graphemes of a search that its title has. */
const MAX_QUERY_GRAPHEMES = 60

/** The head of the search: its title begins with the words that are searched for now. */
export function searchHead(store: Store): Head {
  const { tag, words } = siteLanguageOf(store)
  const { title } = words.pages.search
  const { q } = store.get(searchAtom)
  return {
    title: q === '' ? title : `${excerpt(q, MAX_QUERY_GRAPHEMES)} – ${title}`,
    description: pageDescriptions[tag].search,
    canonical: '/search',
    hidden: true,
  }
}

/** The head of one of the site's own pages; `more` names further structured data. */
export const fixedHead =
  (name: keyof typeof pageDescriptions.en, more?: MoreData) =>
  (store: Store, match: RouteMatch): Head => {
    const { tag, words } = siteLanguageOf(store)
    const texts = { title: words.pages[name].title, description: pageDescriptions[tag][name] }
    return name === 'login' // Search engines leave it out.
      ? hiddenHead(texts.title, texts.description)(store, match)
      : pageHead(() => texts, more)(store, match)
  }

/** The head of a page that shows one entry; without an entry that of a page that is not found, gone, or could not be loaded. */
export function entryHead(name: PageName, store: Store): Head {
  const { entry, status } = store.get(pageEntryAtom(name))
  const site = siteOf(store)
  const { tag, words } = siteLanguageOf(store)
  if (status === 'error')
    return { title: words.ui.pageFailed, description: words.ui.partFailed, canonical: '/', hidden: true }
  if (status === 'gone')
    return { title: closedJobWords.title[tag], description: closedJobWords.text[tag], canonical: '/', hidden: true }
  if (!entry || !site) return notFoundHead(store)
  const type: PagedType = resources[name]
  const canonical = entryPath(name, entry.slug)
  const { seo = {}, image: own } = entry
  const { title, isWholeTitle, description } = entryTexts(type, entry, site)
  const image = seo.image ?? own
  return {
    title,
    ...(isWholeTitle ? { isWholeTitle } : {}),
    description,
    canonical,
    image: image ?? undefined,
    ...(type.page.article ? { type: 'article' as const, ...articleTimes(entry, modifiedOf(store, name)) } : {}),
    structured: async () => (await structuredData()).ofEntry(store, name, entry),
  }
}

/** The head of the tax calendar. What is chosen of it is no page of its own to search engines. */
export async function calendarHead(store: Store, match: RouteMatch): Promise<Head> {
  // These words are loaded with their page only.
  const [{ dueWords }, { calendarPath, parseCalendarQuery }] = await Promise.all([
    import('../calendar/due-words.ts'),
    import('#contract/tax-calendar-path.ts'),
  ])
  // By what the query means: the cache has one entry for all that mean the same.
  const hidden =
    calendarPath(parseCalendarQuery(match.query)) !== calendarPath(parseCalendarQuery(new URLSearchParams()))
  return { ...pageHead(({ tag }) => dueWords[tag])(store, match), hidden }
}

const modifiedOf = (store: Store, name: PageName): string | undefined =>
  store.get(pageEntryAtom(name)).context?.modifiedAt

const articleTimes = ({ createdAt }: PageEntity, modified: string | undefined) => ({
  ...(createdAt === undefined ? {} : { published: createdAt }),
  ...(modified === undefined ? {} : { modified }),
})

/** The head of a page that search engines leave out. */
export const hiddenHead =
  (title: string, description = '') =>
  (_store: Store, { path }: RouteMatch): Head => ({ title, description, canonical: path, hidden: true })
