import type { FeedDocument } from './feed-document.ts'

/** What crawlers may read: everything but the staff's screens. */
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
