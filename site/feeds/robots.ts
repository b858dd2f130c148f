import type { FeedDocument } from './feed-document.ts'

/** robots.txt: everything but the panel, the API and the dashboard. */
export const robots = (origin: string): FeedDocument => ({
  contentType: 'text/plain; charset=utf-8',
  body: [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /dashboard',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n'),
})
