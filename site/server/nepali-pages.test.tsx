import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { errorPage, render } from './entry-server.tsx'
import type { PageResponse } from './page-request.ts'
import { aFaq, aJob, aMember, anAbout, aPost, aService, many, picture } from '../testing/entries.ts'
import { mockContent, mockEndpoint, mockListError, server } from '../testing/mock-api.ts'
import { latinWords } from '#contract/testing/latin-words.ts'
import { pageRequest } from '../testing/page-request.ts'

const NEPALI = 'मूल्य अभिवृद्धि कर'
const title = NEPALI
const description = `<p>${NEPALI}</p>`
const image = { ...picture, alt: NEPALI }
const fellBack = ['title', 'description']

/** All of an object's texts in Nepali; names of drawings, addresses and pictures stay. */
const inNepali = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string')
    return /^(drawing|url|email|phone|mapEmbedUrl|mapLinkUrl|careersEmail)$/.test(key) ? value : NEPALI
  if (Array.isArray(value))
    return value.map((item, index) => (typeof item === 'string' ? `${NEPALI} ${'क'.repeat(index)}` : inNepali(item)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inNepali(item, name)]))
}

const content = {
  about: [anAbout({ title, description, image })],
  service: [aService({ slug: 'vat', title, description, image })],
  blog: [
    ...many(13, (n) => aPost({ _id: `${n}`, slug: `post-${n}`, title, description, image, fellBack: [] })),
    aPost({ _id: '99', slug: 'english', title: 'In English alone', fellBack }),
  ],
  team: [aMember({ name: NEPALI, post: NEPALI, image })],
  faq: [aFaq({ title, description: NEPALI })],
  career: [aJob({ title, salary: 'रु. ४०,०००', description, image })],
}

const paths = [
  '/',
  '/about',
  '/services',
  '/services-details/vat',
  '/blog',
  '/blog?page=2',
  '/blog/post-1',
  '/blog/english',
  '/team',
  '/price',
  '/career',
  '/contact',
  '/login',
]
const inLanguage = (path: string) => (path === '/' ? '/ne' : `/ne${path}`)

beforeEach(() => {
  mockContent(content)
  server.use(http.get('*/api/site-content', () => HttpResponse.json({ ...(inNepali(defaultSiteContent) as object) })))
})

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const pageAt = async (url: string): Promise<Document> => parsed((await render(pageRequest(url))).body)
const linkOf = (page: Document, selector: string) => page.querySelector(`link${selector}`)?.getAttribute('href')

describe('pages in Nepali', () => {
  it.each([...paths, '/nowhere', '/blog/unknown', '/blog?q=x'])(
    '%s has no English word beside what fell back',
    async (path) => {
      const page = await pageAt(inLanguage(path))
      expect(page.documentElement.lang).toBe('ne')
      expect(latinWords(page)).toEqual([])
    },
  )

  it('neither have pages that failed', async () => {
    mockListError('team', 503, 'Service is not available. Please try again.')
    const page = await pageAt('/ne/team')
    expect(page.querySelector('main')?.textContent).toContain('सेवा अहिले उपलब्ध छैन। कृपया फेरि प्रयास गर्नुहोस्।')
    expect(latinWords(page)).toEqual([])
    expect(latinWords(parsed(errorPage(pageRequest('/ne/team')).body))).toEqual([])
  })

  it('stay in Nepali by every link but the switch and those to other sites', async () => {
    for (const path of paths) {
      const links = [...(await pageAt(inLanguage(path))).querySelectorAll('a, form')]
      const elsewhere = links
        .filter((link) => !link.hasAttribute('hreflang'))
        .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
        .filter((href) => href.startsWith('/') && !/^\/ne(\/|\?|$)/.test(href))
      expect(elsewhere, path).toEqual([])
    }
  })

  it('ask the API for Nepali, and pages in English as ever', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).search))
    await render(pageRequest('/ne/blog/post-1'))
    expect(asked.every((search) => search.includes('lang=ne'))).toBe(true)
    asked.length = 0
    await render(pageRequest('/blog/post-1'))
    expect(asked.some((search) => search.includes('lang'))).toBe(false)
    server.events.removeAllListeners()
  })

  it('show dates in Bikram Sambat, the date A.D. beside it, and the fiscal year', async () => {
    const page = await pageAt('/ne/blog/post-1')
    const time = page.querySelector('main time')
    expect(time?.textContent).toBe('२०८३ मंसिर ५')
    expect([time?.getAttribute('datetime'), time?.getAttribute('title')]).toEqual([
      '2026-11-20T20:00:00.000Z',
      'सन् २०२६ नोभेम्बर २१',
    ])
    expect(page.querySelector('main')?.textContent).toContain('आ.व. २०८३/८४')
    expect((await pageAt('/blog/post-1')).querySelector('main time')?.getAttribute('title')).toBe(
      '5 Mangsir 2083 B.S., fiscal year 2083/84',
    )
  })

  it('mark texts that fell back to English with their language and a note', async () => {
    const page = await pageAt('/ne/blog/english')
    expect(page.querySelector('h1')?.getAttribute('lang')).toBe('en')
    expect(page.querySelector('.rich-text')?.getAttribute('lang')).toBe('en')
    expect(page.querySelector('main')?.textContent).toContain('अङ्ग्रेजीमा')
    const [, article] = [...page.querySelectorAll('script[type="application/ld+json"]')]
    expect(JSON.parse(article?.textContent ?? '')).toMatchObject({ inLanguage: 'en' })
    expect((await pageAt('/ne/blog/post-1')).querySelector('h1')?.getAttribute('lang')).toBeNull()
  })
})

describe('the languages of a page', () => {
  it('name one another on every page that search engines may have', async () => {
    for (const path of paths.filter((each) => each !== '/login')) {
      const pair = [path, inLanguage(path)]
      const [english, nepali] = await Promise.all(pair.map(pageAt))
      if (!english || !nepali) throw new Error('no page')
      const urls = pair.map((each) => `https://site.test${each}`)
      for (const [index, page] of [english, nepali].entries()) {
        expect(linkOf(page, '[rel=canonical]'), path).toBe(urls[index])
        const named = ['en', 'ne', 'x-default'].map((language) => linkOf(page, `[hreflang="${language}"]`))
        expect(named, path).toEqual([urls[0], urls[1], urls[0]])
      }
      expect(english.querySelector('header a[hreflang]')?.getAttribute('href'), path).toBe(pair[1])
      expect(nepali.querySelector('footer a[hreflang]')?.getAttribute('href'), path).toBe(pair[0])
    }
  })

  it('are the same for all addresses of a kept page', async () => {
    for (const query of ['?q=x', '?page=1&q=x', '?q=+x+&page=x1&utm=1'])
      expect((await pageAt(`/blog${query}`)).querySelector('header a[hreflang]')?.getAttribute('href')).toBe(
        '/ne/blog?q=x',
      )
  })

  it('are in the sitemap and have a feed each', async () => {
    const map = new DOMParser().parseFromString((await render(pageRequest('/sitemap.xml'))).body, 'application/xml')
    const alternates = [...map.querySelectorAll('url')].map((url) =>
      [...url.children].slice(-3).map((link) => link.getAttribute('href')),
    )
    expect(alternates).toContainEqual([
      'https://site.test/about',
      'https://site.test/ne/about',
      'https://site.test/about',
    ])
    const feed = new DOMParser().parseFromString((await render(pageRequest('/ne/feed.xml'))).body, 'application/xml')
    expect(feed.querySelector('language')?.textContent).toBe('ne')
    expect(feed.querySelector('item > link')?.textContent).toBe('https://site.test/ne/blog/post-1')
    expect(linkOf(await pageAt('/ne'), '[type="application/rss+xml"]')).toBe('/ne/feed.xml')
  })

  it('a post found by an earlier slug redirects within the language', async () => {
    mockEndpoint('get', '/blog/old', { ...aPost({ slug: 'new one' }) })
    expect((await render(pageRequest('/ne/blog/old?utm=1'))).headers['location']).toBe('/ne/blog/new%20one?utm=1')
  })

  it.each(['/ne/dashboard', '/ne/add-blog', '/ne/register', '/ne/api/blog', '/ne/ne', '/NE', '/ne/sitemap.xml'])(
    '%s is nowhere',
    async (url) => {
      expect((await render(pageRequest(url))).status).toBe(404)
    },
  )

  it('what is shown where no page is, and the login, are kept once per language', async () => {
    const keyOf = async (url: string) => {
      const keys: string[] = []
      const cached = (key: string, make: () => Promise<PageResponse>) => {
        keys.push(key)
        return make()
      }
      const { body } = await render(pageRequest(url, { cached }))
      return [...keys, parsed(body).querySelector('header a[hreflang]')?.getAttribute('href')]
    }
    expect(await keyOf('/nowhere')).toEqual(['en: not found, below nothing', '/ne'])
    expect(await keyOf('/ne/nowhere')).toEqual(['ne: not found, below nothing', '/'])
    expect(await keyOf('/ne/login')).toEqual(['ne: login', '/login'])
    expect(await keyOf('/ne/blog/unknown')).toEqual(['ne: not found, /blog/:slug', '/'])
    expect(await keyOf('/ne/blog/missing')).toEqual(await keyOf('/ne/blog/unknown'))
    expect(await keyOf('/ne')).toEqual(['/'])
  })
})
