import type { Api } from '../api/client.ts'
import type { PageAnswer } from '../server/entry-server.tsx'
import { addressOf } from '../paths/entry-path.ts'
import { staticPaths } from '../routing/page-routes.tsx'
import { element } from './xml.ts'

/** Every address that a search engine should know. */
export async function sitemap(api: Api, origin: string): Promise<PageAnswer> {
  const [services, posts] = await Promise.all([api.list('service'), api.list('blog')])
  const paths = [
    ...staticPaths,
    ...services.items.map(({ slug }) => addressOf('service', slug)),
    ...posts.items.map(({ slug }) => addressOf('blog', slug)),
  ]
  const urls = paths.map((path) => `  <url>${element('loc', origin + path)}</url>`)
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  }
}
