import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { errorPage, render, takesForm } from './entry-server.tsx'
import { aFaq, aJob, aMember, anAbout, aPost, aService, aTag, many, picture } from '../testing/entries.ts'
import type { PageResponse } from './page-request.ts'
import { pageRequest } from '../testing/page-request.ts'
import { mockEndpoint, mockListError, mockContent, server } from '../testing/mock-api.ts'

const content = {
  about: [anAbout({ title: 'Since 2023' })],
  service: [aService({ slug: 'vat', title: 'VAT returns', image: picture })],
  blog: [aPost({ slug: 'hello', title: 'Hello', image: picture })],
  team: [aMember()],
  faq: [aFaq()],
  career: [aJob()],
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
const structured = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent))

describe('every page is whole in the HTML', () => {
  it.each([
    ['/', ['Growth you can account for', 'Since 2023', 'VAT returns', 'Hello', '200+']],
    ['/about', ['Since 2023', 'papers', 'Client focus']],
    ['/services', ['VAT returns', 'Bring your papers.']],
    ['/services-details/vat', ['VAT returns', 'papers', 'Recent Posts']],
    ['/blog', ['Hello', 'November 21, 2026']],
    ['/blog/hello', ['Hello', 'Admin', 'papers']],
    ['/team', ['Sarita Rai', 'Partner']],
    ['/price', ['Rs 1,900', 'When is VAT due?', 'By the 25th.']],
    ['/career', ['Bookkeeper', 'Rs 40,000', 'Apply Now']],
    ['/contact', ['Send Message', 'info@example.com']],
    ['/login', ['Password']],
    ['/about/', ['Since 2023']],
  ])('%s has %j', async (url, texts) => {
    mockContent(content)
    const { status, headers, body } = await render(pageRequest(url))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const page = parsed(body).getElementById('app')?.textContent
    for (const text of texts) expect(page).toContain(text)
  })
})

const nextSteps = ['/services-details/vat', '/blog/hello', '/career/bookkeeper', '/price', '/team']

it.each([
  ...nextSteps.map((path) => [path, 'Sunday to Friday 09:00–17:00']),
  ...nextSteps.map((path) => [`/ne${path}`, 'आइतबारदेखि शुक्रबारसम्म ०९:००–१७:००']),
])('without JavaScript the next step on %s has the opening hours: %s', async (url, hours) => {
  mockContent(content)
  const { body } = await render(pageRequest(url))
  const page = parsed(body)
  expect(page.querySelector('section[aria-labelledby="next-step"]')?.textContent).toContain(hours)
  // The contract's words stand in the footer alone.
  expect(page.querySelector('main')?.textContent).not.toContain(defaultSiteContent.workingHours)
  expect(page.querySelector('footer')?.textContent).toContain(defaultSiteContent.workingHours)
})

describe('not found', () => {
  it.each(['/nowhere', '/ABOUT', '/blog/unknown', '/services-details/unknown', '/blog/a/b', '/%E0%A4%A'])(
    '%s gets a 404 page with a link home, which is not cached',
    async (url) => {
      mockContent(content)
      const { status, headers, body } = await render(pageRequest(url))
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
      const page = parsed(body)
      expect(page.querySelector('h1')?.textContent).toBe("Sorry, we couldn't find this page")
      expect(page.querySelector('main a')?.getAttribute('href')).toBe('/')
      const form = page.querySelector('main form[role=search]')
      expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/search', 'q'])
      for (const way of ['/contact', 'tel:+97715550100'])
        expect(page.querySelector(`main a[href="${way}"]`), way).not.toBeNull()
      expect(meta(page, 'robots')).toBe('noindex')
    },
  )
})

it('the pages of missing entries are one for each type, named by no address, and rendered once', async () => {
  mockContent(content)
  const kept = new Map<string, Promise<PageResponse>>()
  const cached = (key: string, make: () => Promise<PageResponse>) => {
    const page = kept.get(key) ?? make()
    kept.set(key, page)
    return page
  }
  const paths = [
    '/blog/unknown',
    '/blog/other?a=b',
    '/services-details/unknown',
    '/blog/a/b',
    '/nowhere',
    '/else',
    '/login',
  ]
  const pages = await Promise.all(paths.map((path) => render(pageRequest(path, { cached }))))
  expect(new Set(pages)).toHaveProperty('size', 5)
  expect([...kept.keys()].join()).not.toMatch(/unknown|other|nowhere|else|^\//)
  for (const { body } of pages) expect(body).not.toContain('unknown')
  expect(await render(pageRequest('/blog/hello', { cached }))).toHaveProperty('status', 200)
  expect(kept.size).toBe(5)
})

it('a page whose list fails is shown without it, with the status of the failure, and not cached', async () => {
  mockContent(content)
  mockListError('team', 503, 'Service is not available. Please try again.')
  const { status, headers, body } = await render(pageRequest('/team'))
  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  expect(parsed(body).querySelector('main')?.textContent).toContain('Service is not available. Please try again.')
})

it.each(['/feed.xml', '/ne/feed.xml', '/tax-calendar.ics', '/manifest.webmanifest'])(
  'without the firm’s texts, programs are asked to come back for %s: caches would keep the default ones',
  async (path) => {
    mockContent(content)
    mockEndpoint('get', '/site-content', { message: 'Service is not available. Please try again.' }, 503)
    expect((await render(pageRequest(path))).status).toBe(503)
  },
)

it.each(['/feed.xml', '/ne/feed.xml', '/sitemap.xml', '/sitemap-1.xml', '/tax-calendar.ics'])(
  'while the database does not answer, programs are asked to come back for %s',
  async (path) => {
    mockContent(content)
    for (const call of ['/blog', '/sitemap/:part', '/tax-calendar'])
      mockEndpoint('get', call, { message: 'Service is not available. Please try again.' }, 503)
    const { status, headers, body } = await render(pageRequest(path))
    expect([status, body]).toEqual([503, 'Service is not available. Please try again.'])
    expect(headers).toEqual({ 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
  },
)

it('a page whose entry fails is not called one that does not exist', async () => {
  mockContent(content)
  mockEndpoint('get', '/blog/hello', { message: 'Service is not available. Please try again.' }, 503)
  const { status, body } = await render(pageRequest('/blog/hello'))
  expect([status, parsed(body).title]).toEqual([503, 'This page could not be shown | Lekhdanda'])
})

it('without its own texts the site shows the default texts, with the status of the failure, and is not cached', async () => {
  mockContent(content)
  mockEndpoint('get', '/site-content', {}, 500)
  const { status, headers, body } = await render(pageRequest('/contact'))
  expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(parsed(body).body.textContent).toContain('Innovative solutions for your financial challenges.')
})

it.each([
  ['/blog/old?utm=1', 'blog', '/blog/new%20one?utm=1'],
  ['/services-details/old/', 'service', '/services-details/new%20one'],
] as const)('%s, found by an earlier slug, redirects permanently to the present one', async (url, name, location) => {
  mockContent(content)
  const entry = name === 'blog' ? aPost({ slug: 'new one' }) : aService({ slug: 'new one' })
  mockEndpoint('get', `/${name}/old`, { ...entry })
  const moved = await render(pageRequest(url))
  expect([moved.status, moved.headers['location'], moved.headers['cache-control']]).toEqual([301, location, 'no-store'])
})

describe('the head', () => {
  it('of a post has its title, picture and URL', async () => {
    mockContent(content)
    const page = parsed((await render(pageRequest('/blog/hello?utm=1'))).body)
    expect(page.title).toBe('Hello | Lekhdanda')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://site.test/blog/hello')
    expect(meta(page, 'description')).toBe('Bring your papers.')
    expect(meta(page, 'og:type')).toBe('article')
    expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) => meta(page, name))).toEqual([
      'https://site.test/media/desk.jpg',
      '1600',
      '900',
      'A desk',
    ])
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    expect(structured(page).map((data) => data['@type'])).toEqual(['BreadcrumbList', 'Article'])
    // It has no author.
    const firm = { '@type': 'Organization', name: defaultSiteContent.firmName }
    expect(structured(page)[1]).toMatchObject({ author: firm, publisher: firm })
  })

  it('of a post has its texts for search engines in place of its own', async () => {
    const seo = {
      title: 'Whole title',
      description: 'What they are told.',
      image: { ...picture, filePath: '/media/og.jpg' },
    }
    mockContent({ blog: [aPost({ slug: 'hello', title: 'Hello', image: picture, seo })] })
    const { body } = await render(pageRequest('/blog/hello'))
    const page = parsed(body)
    expect(page.title).toBe('Whole title')
    expect(page.querySelector('h1')?.textContent).toBe('Hello')
    expect([meta(page, 'description'), meta(page, 'og:description')]).toEqual([seo.description, seo.description])
    expect(meta(page, 'og:image')).toBe('https://site.test/media/og.jpg')
    expect(structured(page)[1]).toMatchObject({ headline: 'Hello', image: 'https://site.test/media/og.jpg' })
    expect((await render(pageRequest('/blog'))).body).not.toContain('Whole title')
  })

  it('of a job has what search engines ask of it', async () => {
    const job = aJob({ salaryFrom: 80_000, salaryTo: 65_000, salaryPer: 'MONTH', employment: 'PART_TIME' })
    mockContent({ career: [{ ...job, validThrough: '2126-05-01', place: 'Patan' }] })
    const [, data] = structured(parsed((await render(pageRequest('/career/bookkeeper'))).body))
    expect(data).toMatchObject({
      title: 'Bookkeeper',
      description: job.description,
      datePosted: job.createdAt,
      validThrough: '2126-05-01T23:59:59+05:45',
      employmentType: 'PART_TIME',
      hiringOrganization: { name: defaultSiteContent.firmName },
      jobLocation: { address: { '@type': 'PostalAddress', addressLocality: 'Patan', addressCountry: 'NP' } },
      baseSalary: { currency: 'NPR', value: { minValue: 65_000, maxValue: 80_000, unitText: 'MONTH' } },
    })
  })

  it('of a job without a place of its own has the street of the office', async () => {
    mockContent(content)
    const [, data] = structured(parsed((await render(pageRequest('/career/bookkeeper'))).body))
    const { location } = defaultSiteContent.contact
    expect(data?.['jobLocation']).toHaveProperty('address.streetAddress', location)
  })

  it('of a post names its author, who is a person of the team', async () => {
    const author = { _id: 't1', name: 'Sarita Rai', detail: 'Partner', image: picture }
    mockContent({ blog: [aPost({ slug: 'hello', author, services: [{ _id: 's1', name: 'VAT', slug: 'vat' }] })] })
    const page = parsed((await render(pageRequest('/blog/hello'))).body)
    expect(structured(page)[1]).toMatchObject({
      author: { '@type': 'Person', name: 'Sarita Rai', jobTitle: 'Partner', url: 'https://site.test/team#team-t1' },
    })
    const main = page.querySelector('main')
    expect(main?.textContent).toContain('By Sarita Rai')
    expect(main?.querySelector('a[href="/team#team-t1"]')?.textContent).toBe('Sarita Rai')
    expect(main?.querySelector('a[href="/services-details/vat"]')?.textContent).toBe('VAT')
    const { body } = await render(pageRequest('/feed.xml'))
    expect(body).toContain('<dc:creator>Sarita Rai</dc:creator>')
  })

  it('of a page without a picture has that of the settings, else the site’s own', async () => {
    mockContent(content)
    const own = parsed((await render(pageRequest('/team'))).body)
    expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) => meta(own, name))).toEqual([
      'https://site.test/og.png',
      '1200',
      '630',
      undefined,
    ])
    const seo = { title: 'T', description: 'D', image: { ...picture } }
    mockEndpoint('get', '/site-content', JSON.parse(JSON.stringify({ ...defaultSiteContent, seo })))
    expect(meta(parsed((await render(pageRequest('/team'))).body), 'og:image')).toBe('https://site.test/media/desk.jpg')
  })

  it.each([
    ['/', ['AccountingService']],
    ['/price', ['BreadcrumbList', 'FAQPage']],
    ['/career', ['BreadcrumbList']],
    ['/career/bookkeeper', ['BreadcrumbList', 'JobPosting']],
    ['/team', ['BreadcrumbList', 'Person']],
    ['/services-details/vat', ['BreadcrumbList', 'WebPage']],
  ])('of %s has the data %j for search engines', async (url, types) => {
    mockContent(content)
    expect(structured(parsed((await render(pageRequest(url))).body)).map((data) => data['@type'])).toEqual(types)
  })

  it('of a post and of a service says when what visitors see was last changed', async () => {
    mockContent(content)
    const changed = '2026-11-21T08:00:00.000Z'
    const post = parsed((await render(pageRequest('/blog/hello'))).body)
    expect(meta(post, 'article:modified_time')).toBe(changed)
    expect(meta(post, 'article:published_time')).toBe('2026-11-20T20:00:00.000Z')
    expect(structured(post)[1]).toMatchObject({ '@type': 'Article', dateModified: changed })
    const service = parsed((await render(pageRequest('/services-details/vat'))).body)
    expect(structured(service)[1]).toMatchObject({ '@type': 'WebPage', dateModified: changed })
  })

  it.each([
    ['/about/', 'https://site.test/about'],
    ['/blog?page=2', 'https://site.test/blog?page=2'],
    ['/blog?page=1', 'https://site.test/blog'],
  ])('of %s has the canonical URL %s', async (url, canonical) => {
    mockContent(content)
    const page = parsed((await render(pageRequest(url))).body)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical)
  })
})

it.each([
  ['/blog?page=1', 200],
  ['/blog?page=2', 404],
  ['/blog?q=nothing&page=3', 404],
  ['/blog?page=999999', 404],
  ['/blog?page=1000000', 404],
  [`/blog?page=${'9'.repeat(400)}`, 404],
  ['/ne/blog?page=1000000', 404],
  ['/blog?page=zero', 200],
  ['/blog?page=0', 200],
])('of a site with one post, %s has the status %i and leads to all posts', async (url, status) => {
  mockContent(content)
  const response = await render(pageRequest(url))
  expect(response.status).toBe(status)
  expect(parsed(response.body).querySelector('main a[href$="/blog"]') !== null).toBe(status === 404)
})

it.each(['/login', '/new-password?token=1'])('%s sends nothing as a URL before it is hydrated', async (url) => {
  mockContent(content)
  const page = parsed((await render(pageRequest(url))).body)
  const forms = [...page.forms].filter((form) => form.querySelector('input[type=password]'))
  expect(forms.map(({ method }) => method)).toEqual(['post'])
})

const nasty = '</script><script>alert(1)</script><!-- $& "x\' \u2028'

it('X6: content with the signs of HTML and scripts is shown as text everywhere', async () => {
  const title = nasty
  mockContent({ blog: [aPost({ slug: 'nasty', title, image: { ...picture, alt: nasty } })] })
  const page = parsed((await render(pageRequest('/blog/nasty'))).body)
  expect([...page.scripts].map((script) => script.type)).toEqual([
    'application/ld+json',
    'application/ld+json',
    'application/json',
    'application/json',
  ])
  expect(page.querySelector('h1')?.textContent).toBe(title)
  expect(page.title).toContain('</script><script>alert(1)</script>')
  for (const property of ['og:title', 'twitter:title']) expect(meta(page, property), property).toContain(nasty)
  expect(page.querySelector('main img')?.getAttribute('alt')).toBe(nasty)
  expect(structured(page)).toContainEqual(expect.objectContaining({ '@type': 'Article', headline: title }))
  expect(JSON.parse(page.getElementById('state')?.textContent ?? '')).toMatchObject({
    'entry.blog': { entry: { title } },
  })
})

it.each(['/', '/about', '/services', '/blog', '/team', '/price', '/career'])(
  'X6: titles, names, posts, salaries, questions and answers with markup are shown as text on %s',
  async (url) => {
    const texts = { title: nasty, description: '' }
    mockContent({
      about: [anAbout(texts)],
      service: [aService(texts)],
      blog: [aPost(texts)],
      team: [aMember({ name: nasty, post: nasty })],
      faq: [aFaq({ title: nasty, description: nasty })],
      career: [aJob({ ...texts, salary: nasty })],
    })
    const page = parsed((await render(pageRequest(url))).body)
    expect([...page.scripts].filter(({ type }) => !type.endsWith('json'))).toEqual([])
    expect(page.getElementById('app')?.textContent).toContain('</script><script>')
    const data = structured(page)
    expect(data).not.toEqual([])
    for (const each of data) expect(each).toHaveProperty('@context', 'https://schema.org')
  },
)

it('pages with cards carry only the beginnings of descriptions', async () => {
  mockContent({ blog: [aPost({ description: `<p>${'word '.repeat(5000)}</p>` })] })
  expect((await render(pageRequest('/blog'))).body.length).toBeLessThan(30_000)
})

describe('staff screens', () => {
  const signedIn = (isLoggedIn: boolean, open = false) => {
    mockContent(content)
    mockEndpoint('get', '/loggedin', isLoggedIn)
    mockEndpoint('get', '/registration', { open })
  }

  it.each(['/dashboard', '/add-blog', '/edit-blog/1?tab=2', '/inquiry-list', '/register'])(
    'send a visitor from %s to the login and back',
    async (url) => {
      signedIn(false)
      const { status, headers, body } = await render(pageRequest(url))
      expect(status).toBe(302)
      expect(headers['location']).toBe(`/login?next=${encodeURIComponent(url)}`)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toBe('')
    },
  )

  it('the registration is open to all while there is no user', async () => {
    signedIn(false, true)
    expect((await render(pageRequest('/register'))).status).not.toBe(302)
  })

  it('a signed-in user is redirected from the login', async () => {
    signedIn(true)
    const { status, headers } = await render(pageRequest('/login'))
    expect([status, headers['location']]).toEqual([302, '/dashboard'])
  })

  it('are checked with the user’s cookies, and pages for visitors never are', async () => {
    mockContent(content)
    const never: typeof fetch = () => Promise.reject(new Error('asked'))
    expect((await render(pageRequest('/team', { userFetch: never }))).status).toBe(200)
    await expect(render(pageRequest('/dashboard', { userFetch: never }))).rejects.toThrow()
  })
})

describe('the contact form without JavaScript', () => {
  const fields = { name: 'Maya', phone: '1', email: 'maya@example.com', message: 'Hello' }
  const post = (given = {}) =>
    render(pageRequest('/contact', { method: 'POST', form: new URLSearchParams({ ...fields, ...given }) }))

  it('makes an inquiry and says so', async () => {
    mockContent()
    const sent = mockEndpoint('post', '/contactus', { _id: '1', createdAt: '2026-11-21T00:00:00.000Z', ...fields }, 201)
    const { status, headers, body } = await post()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(sent).toEqual([{ ...fields, subject: '', website: '' }])
    const page = parsed(body)
    const [title, quote, form] = ['h3', 'blockquote', 'form'].map((name) =>
      page.querySelector(`#write ~ * ${name}, #write ~ ${name}`),
    )
    expect([title?.textContent, quote?.textContent]).toEqual(['Inquiry send successfully', 'Hello'])
    expect(quote?.compareDocumentPosition(form ?? page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(parsed(body).querySelector('input[name=name]')?.getAttribute('value')).toBe('')
  })

  it('sends the same key with the same content, and others with another content or language', async () => {
    mockContent()
    const keys: (string | null)[] = []
    const sent = { _id: '1', createdAt: '2026-11-21T00:00:00.000Z', ...fields }
    server.use(
      http.post('*/api/contactus', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json(sent, { status: 201 })
      }),
    )
    const send = (given: Record<string, string>, url = '/contact') =>
      render(pageRequest(url, { method: 'POST', form: new URLSearchParams({ ...fields, ...given }) }))
    await send({})
    await send({ website: '' }, '/contact?about=plan/2')
    await send({ message: 'Hello!' })
    await send({}, '/ne/contact')
    expect(keys[0]).toMatch(/^[\da-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it('shows the error and keeps the typed values', async () => {
    mockContent()
    mockEndpoint('post', '/contactus', { message: 'Email is not valid' }, 400)
    const { status, body } = await post()
    expect(status).toBe(400)
    expect(parsed(body).querySelector('[role=alert]')?.textContent).toBe('Email is not valid')
    expect(parsed(body).querySelector('input[name=name]')?.getAttribute('value')).toBe('Maya')
    expect(parsed(body).querySelector('textarea')?.textContent).toBe('Hello')
  })

  it('keeps a message over the limit whole, and says so', async () => {
    mockContent()
    const error = 'Message must be at most 5,000 characters'
    mockEndpoint('post', '/contactus', { message: error, errors: [{ field: 'message', message: error }] }, 400)
    const message = 'a'.repeat(5001)
    const { status, body } = await post({ message })
    expect(status).toBe(400)
    expect(parsed(body).querySelector('[role=alert]')?.textContent).toBe(error)
    const field = parsed(body).querySelector('textarea')
    expect([field?.textContent, field?.hasAttribute('maxlength')]).toEqual([message, false])
  })

  it('is accepted by the contact page alone', () => {
    const paths = ['/contact', '/contact/', '/ne/contact', '/', '/about', '/contacts', '/preview/blog/1/contact']
    expect(paths.filter(takesForm)).toEqual(['/contact', '/contact/', '/ne/contact'])
  })
})

it('pages without the firm’s texts have those that were last known; the 500 page, printed, too, which names the request and calls no API', async () => {
  const contact = { ...defaultSiteContent.contact, phone: '+977 1 4000000', location: 'Ason, Kathmandu' }
  mockContent(content)
  mockEndpoint('get', '/site-content', { ...defaultSiteContent, firmName: 'Ason Tax', contact })
  await render(pageRequest('/about'))
  mockEndpoint('get', '/site-content', {}, 500)
  const unavailable = await render(pageRequest('/about'))
  expect(unavailable.status).toBe(500)
  expect(parsed(unavailable.body).querySelector('footer')?.textContent).toContain('Ason, Kathmandu')
  const offline = await render(pageRequest('/offline'))
  expect([offline.status, offline.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(offline.body).toContain('+977 1 4000000')
  const { status, headers, body } = errorPage(pageRequest('/about'))
  expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(parsed(body).body.textContent).toContain('r-1')
  expect(parsed(body).querySelector('h1')?.textContent).toBe('Something went wrong')
  const printed = parsed(body).querySelector('address')?.textContent
  for (const text of ['Ason Tax', '+977 1 4000000', 'Ason, Kathmandu']) expect(printed).toContain(text)
})

describe('documents for programs', () => {
  it('X6: the sitemap has every public page, service and post, and no other', async () => {
    mockContent({ ...content, blog: many(3, (n) => aPost({ _id: `${n}`, slug: `a&b<c>"-${n}` })) })
    const { headers, body } = await render(pageRequest('/sitemap.xml'))
    expect(headers['content-type']).toContain('application/xml')
    const map = new DOMParser().parseFromString(body, 'application/xml')
    const places = [...map.querySelectorAll('loc')].map((place) => place.textContent)
    const pages = ['/', '/about', '/services', '/blog', '/team', '/price', '/career', '/contact', '/tax-calendar']
    const posts = [1, 2, 3].map((n) => `/blog/a%26b%3Cc%3E%22-${n}`)
    const inBoth = (path: string) => [path, path === '/' ? '/ne' : `/ne${path}`]
    const all = [...pages, '/services-details/vat', ...posts, '/career/bookkeeper'].flatMap(inBoth)
    expect(places.toSorted()).toEqual(all.map((path) => `https://site.test${path}`).toSorted())
  })

  it('the sitemap has the list of tags once there is one', async () => {
    mockContent({ ...content, tag: [aTag()] })
    const { body } = await render(pageRequest('/sitemap.xml'))
    for (const path of ['/tags', '/ne/tags', '/tags/vat']) expect(body).toContain(`<loc>https://site.test${path}</loc>`)
  })

  it('the sitemap says when entries were changed', async () => {
    mockContent({ blog: [aPost({ slug: 'hello' })] })
    const map = new DOMParser().parseFromString((await render(pageRequest('/sitemap.xml'))).body, 'application/xml')
    const changed = [...map.querySelectorAll('lastmod')].map((one) => [
      one.parentElement?.querySelector('loc')?.textContent,
      one.textContent,
    ])
    expect(changed).toEqual([
      ['https://site.test/blog/hello', '2026-11-20T20:00:00.000Z'],
      ['https://site.test/ne/blog/hello', '2026-11-20T20:00:00.000Z'],
    ])
  })

  it('a sitemap of several parts is an index of them, and a part has its own', async () => {
    mockContent()
    const entry = (slug: string) => ({ type: 'blog', slug, updatedAt: '2026-11-20T20:00:00.000Z' })
    mockEndpoint('get', '/sitemap/1', { parts: 2, entries: [entry('one')] })
    mockEndpoint('get', '/sitemap/2', { parts: 2, entries: [entry('two'), { ...entry('vat'), type: 'tag' }] })
    mockEndpoint('get', '/sitemap/3', { message: 'Sitemap not found' }, 404)
    const [index, first, second, third] = await Promise.all(
      ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'].map((path) => render(pageRequest(path))),
    )
    const places = (response?: { body: string }) =>
      [...new DOMParser().parseFromString(response?.body ?? '', 'application/xml').querySelectorAll('loc')].map(
        (place) => place.textContent,
      )
    expect(index?.body).toContain('<sitemapindex ')
    expect(places(index)).toEqual(['https://site.test/sitemap-1.xml', 'https://site.test/sitemap-2.xml'])
    expect([places(first).at(0), places(first).at(-1)]).toEqual(['https://site.test/', 'https://site.test/ne/blog/one'])
    // A list that is hidden while it has no entries is beside these.
    expect(places(first)).not.toContain('https://site.test/tags')
    const inPart2 = ['/tags', '/ne/tags', '/blog/two', '/ne/blog/two', '/tags/vat', '/ne/tags/vat']
    expect(places(second)).toEqual(inPart2.map((path) => `https://site.test${path}`))
    expect([third?.status, third?.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('X6: the feed has the newest posts as XML, whatever their titles hold', async () => {
    const title = 'A & B <c> ]]> \u0001 नमस्ते'
    mockContent({ blog: [aPost({ slug: 'hello', title })] })
    const feed = new DOMParser().parseFromString((await render(pageRequest('/feed.xml'))).body, 'application/xml')
    expect(feed.querySelector('parsererror')).toBeNull()
    expect(feed.querySelector('item > title')?.textContent).toBe('A & B <c> ]]>  नमस्ते')
    expect(feed.querySelector('item > link')?.textContent).toBe('https://site.test/blog/hello')
    expect(feed.querySelector('item > pubDate')?.textContent).toBe('Fri, 20 Nov 2026 20:00:00 GMT')
  })

  it('robots.txt names the sitemap', async () => {
    expect((await render(pageRequest('/robots.txt'))).body).toContain('Sitemap: https://site.test/sitemap.xml')
  })
})

it('a visitor’s page does not check the session', async () => {
  mockContent(content)
  const asked: string[] = []
  server.use(
    http.get('*/api/loggedin', () => {
      asked.push('loggedin')
      return HttpResponse.json(true)
    }),
  )
  await render(pageRequest('/'))
  expect(asked).toEqual([])
})
