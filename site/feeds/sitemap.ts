import { pathIn } from '#contract/language-path.ts'
import { pageNames, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts'
import { isRecord } from '#contract/narrow.ts'
import type { PagedType } from '#contract/resource.ts'
import type { SitemapEntry, SitemapPart } from '#contract/sitemap-part.ts'
import { sitemapPartPath } from '#contract/sitemap-path.ts'
import type { Api } from '../api/client.ts'
import { hasTexts } from '../api/checks.ts'
import type { FeedDocument } from './feed-document.ts'
import { entryPath } from '../paths/entry-path.ts'
import { staticPaths } from '#contract/static-paths.ts'
import { element, escapeXml } from './xml.ts'

/** Whether a response body is a part of the sitemap. */
export const isSitemapPart = (value: unknown): value is SitemapPart =>
  isRecord(value) &&
  typeof value['parts'] === 'number' &&
  Array.isArray(value['entries']) &&
  value['entries'].every(
    (entry) =>
      isRecord(entry) && hasTexts(entry, ['slug', 'updatedAt']) && pageNames.some((name) => name === entry['type']),
  )

/** The sitemap: all public pages, those of entries too. Where these need several parts, an index of them (sitemaps.org). */
export async function sitemap(api: Api, origin: string): Promise<FeedDocument> {
  const { parts, entries } = await partFrom(api, 1)
  if (parts === 1) return urlSet(origin, pathsIn(1, entries), entries)
  const maps = Array.from({ length: parts }, (_, n) => [element('loc', `${origin}${sitemapPartPath(n + 1)}`)])
  return document('sitemapindex', 'sitemap', maps)
}

/** The static paths of a part: in part 1 all but lists hidden while empty; such a list is in each part with entries of its type. */
const pathsIn = (part: number, entries: readonly SitemapEntry[]): string[] =>
  staticPaths.filter((path) => {
    const hidden = pageNames.find((name) => {
      const { list }: PagedType['page'] = resources[name].page
      return list.path === path && list.isHiddenWhileEmpty
    })
    return hidden === undefined ? part === 1 : entries.some(({ type }) => type === hidden)
  })

/** One part of the sitemap. */
export async function sitemapPart(api: Api, origin: string, part: number): Promise<FeedDocument> {
  const { entries } = await partFrom(api, part)
  return urlSet(origin, pathsIn(part, entries), entries)
}

const partFrom = (api: Api, part: number): Promise<SitemapPart> => api.call(isSitemapPart, `/sitemap/${part}`)

const urlSet = (origin: string, paths: readonly string[], entries: readonly SitemapEntry[]): FeedDocument =>
  document('urlset', 'url', [
    ...paths.flatMap((path) => inAllLanguages(origin, path)),
    ...entries.flatMap(({ type, slug, updatedAt }) =>
      inAllLanguages(origin, entryPath(type, slug), element('lastmod', updatedAt)),
    ),
  ])

/** The sitemap's fields of a page in every language, each with the alternate URLs of all. */
function inAllLanguages(origin: string, path: string, ...more: string[]): string[][] {
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + href)}"/>`
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', pathIn(DEFAULT_LANGUAGE, path)),
  ]
  return LANGUAGES.map((language) => [element('loc', origin + pathIn(language, path)), ...more, ...alternates])
}

function document(root: string, item: string, items: readonly (readonly string[])[]): FeedDocument {
  const lines = items.map((elements) => `  <${item}>${elements.join('')}</${item}>`)
  return {
    contentType: 'application/xml; charset=utf-8',
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
      ...lines,
      `</${root}>`,
      '',
    ].join('\n'),
  }
}
