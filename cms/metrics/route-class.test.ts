import { expect, it } from 'vitest'

import { routeClass } from './route-class.ts'

it.each([
  ['/api/health', 'health'],
  ['/api/ready/', 'health'],
  ['/api', 'api'],
  ['/api/blog/?limit=1', 'api'],
  ['/api/healthy', 'api'],
  ['/apiary', 'page'],
  ['/admin/collections/blogs', 'panel'],
  ['/_next/static/x.js', 'panel'],
  ['/media/a.png', 'media'],
  ['/assets/index-1.css?x=/api/', 'asset'],
  ['/favicon-32.png', 'asset'],
  ['/sitemap.xml', 'page'],
  ['/wp-login.php', 'page'],
  ['/.env', 'page'],
  ['/', 'page'],
  ['/blog/some-post?q=a.b', 'page'],
  ['', 'page'],
])('%s counts as %s', (target, name) => {
  expect(routeClass(target)).toBe(name)
})
