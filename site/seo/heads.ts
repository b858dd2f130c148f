import { titleOf } from '#contract/entity-texts.ts'
import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { type PageName, resources } from '#contract/index.ts'
import { type PagedType, titleField } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { SiteLanguage } from '../language/language.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Store } from '../state/store.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { languageOf } from '../state/language.ts'
import { pageEntryAtom, type PageEntity } from '../state/entries.ts'
import { originAtom } from '../state/origin.ts'
import { entryTexts } from './entry-texts.ts'
import type { Head } from './head.ts'
import { lists } from '../state/lists.ts'
import { article, breadcrumbs, faqPage, jobPosting, organization, webPage } from './structured.ts'

export function notFoundHead(store: Store): Head {
  const { title, description } = languageOf(store).words.pages.notFound
  return { title, description, canonical: '/', hidden: true }
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
    structured: site ? [organization(site, origin, languageOf(store).tag)] : [],
  }
}

interface FixedTexts {
  title: string
  description: string
}

/** The head of a page with a fixed title and description; `more` adds structured data from the store. */
export const pageHead =
  (textsIn: (language: SiteLanguage) => FixedTexts, more?: (store: Store, origin: string) => object[]) =>
  (store: Store, { path }: RouteMatch): Head => {
    const origin = store.get(originAtom)
    const language = languageOf(store)
    const { title, description } = textsIn(language)
    return {
      title,
      description,
      canonical: path,
      structured: [
        breadcrumbs(
          [
            [language.words.layout.home, '/'],
            [title, path],
          ],
          origin,
          language.tag,
        ),
        ...(more?.(store, origin) ?? []),
      ],
    }
  }

/** The head of a page that shows one entry; the not-found head without an entry. */
export function entryHead(name: PageName, entry: PageEntity | null, store: Store): Head {
  const site = siteOf(store)
  if (!entry || !site) return notFoundHead(store)
  const { tag, words } = languageOf(store)
  const type: PagedType = resources[name]
  const { list, article: isArticle } = type.page
  const origin = store.get(originAtom)
  const canonical = entryPath(name, entry.slug)
  const { seo = {}, image: own } = entry
  const title = titleOf(type, entry)
  const { title: shownTitle, isWholeTitle, description } = entryTexts(type, entry, site)
  const image = seo.image ?? own
  const { modifiedAt } = store.get(pageEntryAtom(name)).beside ?? {}
  const about = {
    url: origin + pathIn(tag, canonical),
    language: entry.fellBack?.includes(titleField(type)) ? DEFAULT_LANGUAGE : tag,
    modifiedAt,
  }
  const trail = breadcrumbs(
    [
      [words.layout.home, '/'],
      [list.title[tag], list.path],
      [title, canonical],
    ],
    origin,
    tag,
  )
  return {
    title: shownTitle,
    ...(isWholeTitle ? { isWholeTitle } : {}),
    description,
    canonical,
    image: image?.filePath,
    ...(isArticle ? { type: 'article' as const, ...articleTimes(entry, modifiedAt) } : {}),
    structured: [
      trail,
      isArticle
        ? article({ ...entry, title, author: words.content.author }, description, site, about)
        : webPage({ ...entry, title }, description, site, about),
    ],
  }
}

/** The head of the tax calendar. What is chosen of it is no page of its own to search engines. */
export async function calendarHead(store: Store, match: RouteMatch): Promise<Head> {
  // Its words come with its page alone.
  const { dueWords } = await import('../components/due-dates/words.ts')
  return { ...pageHead(({ tag }) => dueWords[tag])(store, match), hidden: match.query.size > 0 }
}
const articleTimes = ({ createdAt }: PageEntity, modified: string | undefined) => ({
  ...(createdAt === undefined ? {} : { published: createdAt }),
  ...(modified === undefined ? {} : { modified }),
})

/** The head of a page that search engines leave out. */
export const hiddenHead =
  (title: string, description = '') =>
  (_store: Store, { path }: RouteMatch): Head => ({ title, description, canonical: path, hidden: true })

/** The open jobs, as structured data. */
export const jobs = (store: Store, origin: string): object[] => {
  const site = siteOf(store)
  return site ? store.get(lists.career.itemsAtom).map((job) => jobPosting(job, site, origin)) : []
}

/** The frequently asked questions, as structured data. */
export const questions = (store: Store): object[] => {
  const faqs = store.get(lists.faq.itemsAtom)
  return faqs.length > 0 ? [faqPage(faqs, languageOf(store).tag)] : []
}
