import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'
import type { Image } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'

/** A picture of shared links; the site's own has no alternative text. */
type SharedImage = Pick<Image, 'filePath' | 'width' | 'height'> & Partial<Pick<Image, 'alt'>>

const siteImage: SharedImage = { filePath: '/og.png', width: 1200, height: 630 }

/** A route's metadata for search engines and shared links. */
export interface Head {
  title: string
  /** The title is used without the firm's name. */
  isWholeTitle?: boolean
  /** The firm's is used if it is empty and search engines may show the page. */
  description: string
  /** The canonical path with its query, within the language. */
  canonical: string
  /** The site's default if left out. */
  image?: SharedImage | undefined
  type?: 'website' | 'article'
  /** When an article was published and last changed, in ISO 8601. */
  published?: string
  modified?: string
  /** Excluded from search engines. */
  hidden?: boolean
  /** Structured data, which only the server renders. */
  structured?: () => Promise<readonly object[]>
}

/** An element of the document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link'
  text?: string
  attributes: Readonly<Record<string, string>>
}

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [attribute]: name, content },
})

/** The names of languages in Open Graph. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', ne: 'ne_NP' }

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes })

/** Links to the page in every language, including its own (hreflang). */
const alternates = (path: string, origin: string): HeadTag[] => [
  ...LANGUAGES.map((language) => link({ rel: 'alternate', hreflang: language, href: origin + pathIn(language, path) })),
  link({ rel: 'alternate', hreflang: 'x-default', href: origin + pathIn(DEFAULT_LANGUAGE, path) }),
]

/** The head's elements, the same on the server and in the browser. */
export function headTags(
  head: Head,
  site: Pick<SiteContent, 'firmName' | 'shortName' | 'seo'>,
  origin: string,
  language: Language,
): HeadTag[] {
  const url = origin + pathIn(language, head.canonical)
  const title = head.isWholeTitle || head.title === site.firmName ? head.title : `${head.title} | ${site.shortName}`
  const { filePath, width, height, alt } = head.image ?? site.seo.image ?? siteImage
  const image = new URL(filePath, origin).href
  const description = head.description || (head.hidden ? '' : site.seo.description)
  return [
    { tag: 'title', text: title, attributes: {} },
    meta('name', 'description', description),
    ...(head.hidden
      ? [meta('name', 'robots', 'noindex')]
      : [link({ rel: 'canonical', href: url }), ...alternates(head.canonical, origin)]),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:locale', locales[language]),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    ...(head.modified ? [meta('property', 'article:modified_time', head.modified)] : []),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', locales[other]),
    ),
    meta('property', 'og:site_name', site.firmName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    ...(alt ? [meta('property', 'og:image:alt', alt)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ]
}
