import type { Api } from '../api/client.ts'
import type { FeedDocument } from './feed-document.ts'
import { entryPath } from '../paths/entry-path.ts'
import { staticPaths } from '../routing/page-routes.tsx'
import { element } from './xml.ts'

/** The sitemap: all public pages, services and posts. */
export async function sitemap(api: Api, origin: string): Promise<FeedDocument> {
  const [services, posts] = await Promise.all([api.list('service'), api.list('blog')])
  const paths = [
    ...staticPaths,
    ...services.items.map(({ slug }) => entryPath('service', slug)),
    ...posts.items.map(({ slug }) => entryPath('blog', slug)),
  ]
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
