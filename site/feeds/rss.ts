import { pathIn } from '#contract/language-path.ts'
import type { Language } from '#contract/languages.ts'
import { htmlOf, titleOf } from '#contract/entity-texts.ts'
import { isArticle, type PageName, pageNames, resources } from '#contract/index.ts'
import { reference } from '#contract/fields/reference.ts'
import type { Page } from '#contract/resource.ts'
import type { Api } from '../api/client.ts'
import type { FeedDocument } from './feed-document.ts'
import { entryPath } from '../paths/entry-path.ts'
import { htmlExcerpt } from '../text/excerpt.ts'
import { element, escapeXml } from './xml.ts'

const POSTS = 20
const SUMMARY = 300
/** Characters up to which a whole text is in the feed, with its pictures. */
const WHOLE = 30_000

const pageOf = (name: PageName): Page => resources[name].page

/** Types whose entries are in the feed. */
const articleTypes = pageNames.filter(isArticle)

/** The page that the feed belongs to and is named after: the list of the first such type. */
export const feedPage = pageOf(articleTypes[0] ?? 'blog').list

interface Article {
  title: string
  link: string
  createdAt: string
  html: string
  author: string | undefined
}

const item = ({ title, link, createdAt, html, author }: Article): string =>
  [
    '    <item>',
    `      ${element('title', title)}`,
    `      ${element('link', link)}`,
    `      <guid isPermaLink="true">${escapeXml(link)}</guid>`,
    `      ${element('pubDate', new Date(createdAt).toUTCString())}`,
    `      ${element('description', htmlExcerpt(html, SUMMARY))}`,
    ...(author === undefined ? [] : [`      ${element('dc:creator', author)}`]),
    ...(html.length <= WHOLE ? [`      ${element('content:encoded', html)}`] : []),
    '    </item>',
  ].join('\n')

/** A text whose links and pictures lead to this site from wherever it is read. */
const withOrigin = (html: string, origin: string): string =>
  html.replace(/<(?:a|img) [^>]*>/g, (tag) =>
    tag
      .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
      .replace(/ srcset="[^"]*"/g, (srcset) => srcset.replace(/([" ])\/media\//g, `$1${origin}/media/`)),
  )

const nameOf = (author: unknown): string | undefined => (reference.isValue(author) && author ? author.name : undefined)

/** The newest articles of all types. */
async function newest(api: Api, origin: string, language: Language): Promise<Article[]> {
  const articles = articleTypes.map(async (name) => {
    const { items } = await api.list(name, { limit: POSTS })
    const type = resources[name]
    return items.map((entry) => ({
      title: titleOf(type, entry),
      link: origin + pathIn(language, entryPath(name, entry.slug)),
      createdAt: entry.createdAt,
      html: withOrigin(htmlOf(type, entry), origin),
      author: 'author' in entry ? nameOf(entry.author) : undefined,
    }))
  })
  const all = (await Promise.all(articles)).flat()
  return all.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, POSTS)
}

/** The RSS 2.0 feed of the newest articles in a language, read from the API. */
export async function feed(api: Api, origin: string, language: Language): Promise<FeedDocument> {
  const [items, site] = await Promise.all([newest(api, origin, language), api.siteContent()])
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', site.firmName)}`,
    `    ${element('link', origin + pathIn(language, feedPage.path))}`,
    `    ${element('description', site.seo.description)}`,
    `    ${element('language', language)}`,
    `    <atom:link href="${escapeXml(origin + pathIn(language, '/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { contentType: 'application/rss+xml; charset=utf-8', body }
}
