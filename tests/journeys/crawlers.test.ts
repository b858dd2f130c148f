import { resources } from '#contract/index.ts'
import { entities } from '../support/entities.ts'
import { Client } from '../support/client.ts'
import { expect, test } from './fixtures.ts'
import { publicPages } from '../support/public-pages.ts'

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

const structured = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null && '@type' in data ? [String(data['@type'])] : []
  })

/** Search engines are told to leave these out: the list of policies is empty. */
const hidden = ['/login', '/policies']

test('every page has a title, a canonical address and preview metadata', async ({ server }) => {
  const visitor = new Client(server.url)
  for (const { path } of publicPages.filter((page) => !hidden.includes(page.path))) {
    const { text } = await visitor.fetch(path)
    const canonical = attribute(text, /rel="canonical" href="([^"]*)"/)
    expect(canonical && new URL(canonical).pathname, path).toBe(path)
    expect(attribute(text, /name="description" content="([^"]*)"/)?.length, path).toBeGreaterThan(20)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'])
      expect(attribute(text, new RegExp(`"${property}" content="([^"]+)"`)), `${path} ${property}`).toBeTruthy()
  }
  for (const path of hidden) expect((await visitor.fetch(path)).text, path).toContain('name="robots" content="noindex')
  const titles = publicPages.map(async ({ path }) => attribute((await visitor.fetch(path)).text, /<title[^>]*>([^<]*)/))
  expect(new Set(await Promise.all(titles)).size).toBe(publicPages.length)
})

test('pages carry structured data of their kind', async ({ server }) => {
  const visitor = new Client(server.url)
  const kinds = [
    ['/', 'AccountingService'],
    ['/about', 'BreadcrumbList'],
    ['/blog/is-it-time-to-register-for-vat', 'Article'],
    ['/price', 'FAQPage'],
    ['/career/senior-accountant', 'JobPosting'],
    ['/team', 'Person'],
  ] as const
  for (const [path, kind] of kinds) expect(structured((await visitor.fetch(path)).text), path).toContain(kind)
})

test('the sitemap, the feed and robots.txt name what there is, by absolute addresses that work', async ({ server }) => {
  const visitor = new Client(server.url)
  const sitemap = await visitor.fetch('/sitemap.xml')
  const addresses = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  for (const name of ['blog', 'service', 'career'] as const) {
    const start = `${resources[name].page.path}/`
    const slugs = entities(await visitor.get(`/${name}`)).map(({ slug }) => start + slug)
    expect(addresses).toEqual(expect.arrayContaining(slugs))
  }
  for (const path of addresses) expect((await visitor.fetch(path)).status, path).toBe(200)
  expect(addresses).not.toContain('/login')

  const feed = await visitor.fetch('/feed.xml')
  expect(feed.headers.get('content-type')).toContain('application/rss+xml')
  expect(feed.text.match(/<item>/g)?.length).toBe(entities(await visitor.get('/blog')).length)
  const robots = await visitor.fetch('/robots.txt')
  expect(robots.text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})

test('scripts and styles are compressed, in an encoding that the client accepts, and cached for ever', async ({
  server,
}) => {
  const visitor = new Client(server.url)
  const { text } = await visitor.fetch('/')
  const files = [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const answers = ['br', 'gzip', 'br;q=0, gzip', 'identity'].map((encoding) =>
      visitor.fetch(file, { headers: { 'accept-encoding': encoding } }),
    )
    const [brotli, gzip, refused, plain] = await Promise.all(answers)
    expect(new Set([brotli?.text, gzip?.text, refused?.text, plain?.text]).size, file).toBe(1)
    expect(plain?.headers.get('content-encoding'), file).toBeNull()
    expect(brotli?.headers.get('content-type'), file).toMatch(/javascript|css/)
    expect(brotli?.headers.get('cache-control'), file).toContain('immutable')
    // Small files are sent uncompressed.
    if ((plain?.text.length ?? 0) < 256) continue
    expect(
      [brotli, gzip, refused].map((answer) => answer?.headers.get('content-encoding')),
      file,
    ).toEqual(['br', 'gzip', 'gzip'])
    expect(brotli?.headers.get('vary'), file).toContain('accept-encoding')
  }
})
