import { type PageName, pageNames } from '#contract/index.ts'
import type { Api } from '../api/client.ts'
import type { FeedDocument } from './feed-document.ts'
import { entryPath } from '../paths/entry-path.ts'
import { staticPaths } from '../routing/page-routes.tsx'
import { element } from './xml.ts'

/** The sitemap: all public pages, those of entries too. */
export async function sitemap(api: Api, origin: string): Promise<FeedDocument> {
  const entries = await Promise.all(pageNames.map((name) => pathsOf(api, name)))
  const paths = [...staticPaths, ...entries.flat()]
  const urls = paths.map((path) => `  <url>${element('loc', origin + path)}</url>`)
  return {
    contentType: 'application/xml; charset=utf-8',
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  }
}

async function pathsOf(api: Api, name: PageName): Promise<string[]> {
  const { items } = await api.list(name)
  return items.map(({ slug }) => entryPath(name, slug))
}
