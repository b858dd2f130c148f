import type { SiteContent } from '#contract/site-content.ts'

/** What a route says of itself to search engines and to whoever shares its link. */
export interface Head {
  title: string
  /** The title stands as it is, without the firm's name behind it. */
  isWholeTitle?: boolean
  description: string
  /** The canonical address: path and the query that counts. */
  canonical: string
  /** A picture's path; the site's own if left out. */
  image?: string | undefined
  type?: 'website' | 'article'
  /** Not for search engines. */
  hidden?: boolean
  structured?: readonly object[]
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

/** The elements that say it, the same on server and client. */
export function headTags(
  head: Head,
  site: Pick<SiteContent, 'firmName' | 'shortName' | 'seo'>,
  origin: string,
): HeadTag[] {
  const url = origin + head.canonical
  const title = head.isWholeTitle || head.title === site.firmName ? head.title : `${head.title} | ${site.shortName}`
  const image = new URL(head.image ?? site.seo.image?.filePath ?? '/og.png', origin).href
  return [
    { tag: 'title', text: title, attributes: {} },
    meta('name', 'description', head.description),
    ...(head.hidden
      ? [meta('name', 'robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }]),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:site_name', site.firmName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
  ]
}
