import { titleOf } from '#contract/entity-texts.ts'
import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { type PageName, resources } from '#contract/index.ts'
import { type PagedType, titleField } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { entries, pageEntryAtom, type PageEntity } from '../state/entries.ts'
import { siteLanguageOf } from '../state/language.ts'
import { lists } from '../state/lists.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'
import type { Store } from '../state/store.ts'
import { entryPath } from '../paths/entry-path.ts'
import { entryTexts } from './entry-texts.ts'
import { jobPosting } from './job-posting.ts'
import { article, breadcrumbs, faqPage, inContext, organization, person, webPage } from './schema-org.ts'

/** Structured data of pages, made from their loaded content. */

/** The home page's. */
export function ofHome(store: Store): object[] {
  const site = store.get(siteContentAtom)
  return site ? [organization(site, store.get(originAtom), siteLanguageOf(store).tag)] : []
}

const more = {
  /** The people of the firm. */
  people: (store: Store): object[] =>
    store
      .get(lists.team.itemsAtom)
      .map((member) => inContext(person(member, store.get(originAtom), siteLanguageOf(store).tag))),
  /** The data of frequently asked questions. */
  questions: (store: Store): object[] => {
    const faqs = store.get(lists.faq.itemsAtom)
    return faqs.length > 0 ? [faqPage(faqs, siteLanguageOf(store).tag)] : []
  },
}

export type MoreData = keyof typeof more

/** The data of a page with a fixed title. */
export const ofPage = (store: Store, title: string, path: string, data?: MoreData): object[] => [
  trail(store, [title, path]),
  ...(data ? more[data](store) : []),
]

/** The data of an entry's page. */
export function ofEntry(store: Store, name: PageName, entry: PageEntity): object[] {
  const site = store.get(siteContentAtom)
  if (!site) return []
  const { tag } = siteLanguageOf(store)
  const type: PagedType = resources[name]
  const { list, article: isArticle } = type.page
  const [title, path] = [titleOf(type, entry), entryPath(name, entry.slug)]
  const about = {
    url: store.get(originAtom) + pathIn(tag, path),
    language: entry.fellBack?.includes(titleField(type)) ? DEFAULT_LANGUAGE : tag,
    modifiedAt: store.get(pageEntryAtom(name)).context?.modifiedAt,
  }
  const { description } = entryTexts(type, entry, site)
  const job = name === 'career' && store.get(entries.career.stateAtom).entry
  return [
    trail(store, [list.title[tag], list.path], [title, path]),
    isArticle
      ? article({ ...entry, title, author: authorOf(store, site) }, description, site, about)
      : job
        ? jobPosting(job, site, store.get(originAtom))
        : webPage({ ...entry, title }, description, site, about),
  ]
}

/** The author of the page's post: without one, the firm. */
function authorOf(store: Store, { firmName }: SiteContent): object {
  const author = store.get(entries.blog.stateAtom).entry?.author
  return author
    ? person({ ...author, post: author.detail ?? '' }, store.get(originAtom), siteLanguageOf(store).tag)
    : { '@type': 'Organization', name: firmName }
}

/** The breadcrumbs from the home page to names and their paths. */
const trail = (store: Store, ...places: (readonly [string, string])[]): object => {
  const { tag, words } = siteLanguageOf(store)
  return breadcrumbs([[words.layout.home, '/'], ...places], store.get(originAtom), tag)
}
