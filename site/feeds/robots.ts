import type { PageAnswer } from '../server/entry-server.tsx'

/** What crawlers may read: everything but the staff's screens. */
export const robots = (origin: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /dashboard',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n'),
})
